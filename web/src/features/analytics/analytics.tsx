import { env } from '@/config/env'
import { ConsentQuestion } from './consent'
import { ConsentChoice } from './consent-choice'

interface AnalyticsProps {
  page: 'site' | 'aca'
}

/**
 * Asks for consent to count visits, in production only (`PRODUCTION` is exactly `true`). The tag manager is loaded only
 * after the visitor agrees; the creative agency's page has a container of its own. The question comes first in the page, after
 * the link past the header, so that keyboard users reach it before anything that it covers.
 *
 * @param counted whether visits of this page may be counted: a tag manager must not read an address with a signed link.
 *   Consent can be changed on such a page all the same.
 */
export function Analytics({ page, counted = true }: AnalyticsProps & { counted?: boolean }) {
  const container = containerOf(page)
  return container ? <ConsentQuestion container={counted ? container : ''} bare={page === 'aca'} /> : null
}

/** At the end of every page: the visitor's choice, and the button to change it. */
export function AnalyticsChoice({ page }: AnalyticsProps) {
  return containerOf(page) ? <ConsentChoice /> : null
}

function containerOf(page: AnalyticsProps['page']): string {
  const { PRODUCTION, TAG_MANAGER_ID, TAG_MANAGER_ID_ACA } = env()
  if (PRODUCTION !== 'true') return ''
  return page === 'aca' ? TAG_MANAGER_ID_ACA : TAG_MANAGER_ID
}
