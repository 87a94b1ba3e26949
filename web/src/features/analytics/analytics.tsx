import { env } from '@/config/env'
import { ConsentQuestion } from './consent'
import { ConsentChoice } from './consent-choice'

type CountedPage = 'site' | 'aca'

interface AnalyticsProps {
  page: CountedPage
  counted: boolean
}

/**
 * Asks for consent to count visits, in production only (`PRODUCTION` is exactly `true`). The tag manager is loaded only
 * after the visitor agrees; the creative agency's page has a container of its own. The question comes first in the page, after
 * the link past the header, so that keyboard users reach it before anything that it covers.
 *
 * @param counted whether visits of this page may be counted: a tag manager must not read an address with a signed link.
 *   Consent can be changed on such a page all the same.
 */
export function Analytics({ page, counted }: AnalyticsProps) {
  const container = containerOf(page)
  return container ? <ConsentQuestion container={counted ? container : ''} bare={page === 'aca'} /> : null
}

/** Whether the page has a container, so that its content policy must allow the tag manager. */
export function canLoadTagManager(page: CountedPage, counted: boolean): boolean {
  return counted && containerOf(page) !== ''
}

/** At the end of every page: the visitor's choice, and the button to change it. */
export function AnalyticsChoice({ page }: { page: CountedPage }) {
  return containerOf(page) ? <ConsentChoice /> : null
}

function containerOf(page: CountedPage): string {
  const { PRODUCTION, TAG_MANAGER_ID, TAG_MANAGER_ID_ACA } = env()
  if (PRODUCTION !== 'true') return ''
  return page === 'aca' ? TAG_MANAGER_ID_ACA : TAG_MANAGER_ID
}
