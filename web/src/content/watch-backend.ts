import 'server-only'
import { env } from '@/config/env'
import { log } from '@/config/log'
import { RequestError } from './errors'
import { rateCounters } from './rate-counters/rate-counters'
import { request } from './request/request'

const LOOK_EVERY_MS = 10_000
/** Milliseconds; a restart of the backend raises no alert. */
const AWAY_AFTER_MS = 60_000
/** Milliseconds for which only one of several sites sends an alert. */
const TOLD_FOR_MS = 10 * 60_000

interface Watch {
  /** Checks once. Sends an alert when the backend has been away for long, or is back after that. */
  look(now?: number): Promise<void>
}

/**
 * Watches the content backend and alerts an operator's webhook. The backend sends all other alerts itself
 * (content/src/alerts), but it cannot report that it is away.
 *
 * @param alertUrl receives a POST of `{ event, text }`.
 */
export function createBackendWatch(contentUrl: string, alertUrl: string): Watch {
  let awaySince: number | null = null
  let told = false
  const instance = crypto.randomUUID()

  async function alertOperator(event: 'backend-away' | 'backend-back', text: string): Promise<void> {
    log.warn({ event }, text)
    if (!(await rateCounters().claim(`alert:${event}`, instance, TOLD_FOR_MS))) return
    await request.post(alertUrl, { event, text }).catch((error: unknown) => {
      // Chat services answer with text instead of JSON; the alert has arrived.
      if (error instanceof RequestError && error.kind === 'malformed') return
      log.error({ event, error: error instanceof Error ? error.message : 'unknown' }, 'an alert could not be sent')
    })
  }

  return {
    async look(now = Date.now()) {
      if (await answers(contentUrl)) {
        if (told) await alertOperator('backend-back', 'The content backend answers again. Nothing needs to be done.')
        awaySince = null
        told = false
        return
      }
      awaySince ??= now
      if (told || now - awaySince < AWAY_AFTER_MS) return
      told = true
      await alertOperator(
        'backend-away',
        'The content backend has not answered for a minute. Visitors see the last good pages, and are told that enquiries cannot be taken. Look at its log and start it again.',
      )
    },
  }
}

/** Any answer counts, except one that reports a failure of the backend itself. */
async function answers(contentUrl: string): Promise<boolean> {
  try {
    await request.get(`${contentUrl}/_health`)
    return true
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return error.kind !== 'unavailable'
  }
}

/** Starts watching when an alert webhook is configured. */
export function startWatching(): void {
  const { CONTENT_URL, ALERT_URL } = env()
  if (!ALERT_URL) return
  const watch = createBackendWatch(CONTENT_URL, ALERT_URL)
  setInterval(() => void watch.look(), LOOK_EVERY_MS).unref()
}
