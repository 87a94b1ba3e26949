import 'server-only'
import { log } from '@/config/log'
import { RequestError } from './errors'
import { rateCounters } from './rate-counters/rate-counters'
import { request } from './request/request'

/** Milliseconds for which only one of several sites sends an alert. */
const TOLD_FOR_MS = 10 * 60_000

/**
 * Tells the operator's webhook what the content backend cannot tell. The backend sends all other alerts itself
 * (content/src/alerts).
 *
 * @param alertUrl receives a POST of `{ event, text }`; empty for the log alone.
 * @param instance of the site: of several, only the first one tells.
 */
export async function alertOperator(
  alertUrl: string | undefined,
  event: string,
  text: string,
  instance: string,
): Promise<void> {
  log.warn({ event }, text)
  if (!alertUrl || !(await rateCounters().claim(`alert:${event}`, instance, TOLD_FOR_MS))) return
  await request.post(alertUrl, { event, text }).catch((error: unknown) => {
    // Chat services answer with text instead of JSON; the alert has arrived.
    if (error instanceof RequestError && error.kind === 'malformed') return
    log.error({ event, error: error instanceof Error ? error.message : 'unknown' }, 'an alert could not be sent')
  })
}
