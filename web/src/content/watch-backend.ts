import 'server-only'
import { env } from '@/config/env'
import { alertOperator } from './alert-operator'
import { RequestError } from './errors'
import { request } from './request/request'

const POLL_EVERY_MS = 10_000
/** Milliseconds; a restart of the backend raises no alert. */
const AWAY_AFTER_MS = 60_000

interface Watch {
  /** Checks once. Sends an alert when the backend has been away for long, or is back after that. */
  check(now?: number): Promise<void>
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

  const tell = (event: 'backend-away' | 'backend-back', text: string) => alertOperator(alertUrl, event, text, instance)

  return {
    async check(now = Date.now()) {
      if (await answers(contentUrl)) {
        if (told) await tell('backend-back', 'The content backend answers again. Nothing needs to be done.')
        awaySince = null
        told = false
        return
      }
      awaySince ??= now
      if (told || now - awaySince < AWAY_AFTER_MS) return
      told = true
      await tell(
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
  setInterval(() => void watch.check(), POLL_EVERY_MS).unref()
}
