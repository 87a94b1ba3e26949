import { env } from '@/config/env'
import { ConsentChoice, ConsentQuestion } from './consent'

interface AnalyticsProps {
  page: 'site' | 'aca'
}

/**
 * Asks whether visits may be counted: on production alone (`PRODUCTION` is exactly `true`). The tag manager is loaded only
 * after the visitor agrees; the creative agency's page has a container of its own. It stands first in the page, so that
 * whoever comes by keyboard meets it before all that it may cover.
 *
 * @param counted whether visits may be counted here: no tag manager is to read an address that carries a signed link.
 * The answer can be changed here all the same.
 */
export function Analytics({ page, counted = true }: AnalyticsProps & { counted?: boolean }) {
  const container = containerOf(page)
  return container ? <ConsentQuestion container={counted ? container : ''} bare={page === 'aca'} /> : null
}

/** The last thing on a page: what was answered, and the way to change it. */
export function AnalyticsChoice({ page }: AnalyticsProps) {
  return containerOf(page) ? <ConsentChoice /> : null
}

function containerOf(page: AnalyticsProps['page']): string {
  const { PRODUCTION, TAG_MANAGER_ID, TAG_MANAGER_ID_ACA } = env()
  if (PRODUCTION !== 'true') return ''
  return page === 'aca' ? TAG_MANAGER_ID_ACA : TAG_MANAGER_ID
}
