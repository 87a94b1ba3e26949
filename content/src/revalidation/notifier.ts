import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { RevalidateMessage } from '@ashlar/contract'

/** Changes within this time, in milliseconds, are sent in one message (a bulk publish, a picture used twice). */
const COALESCE_MS = 50
const TIMEOUT_MS = 2000
/** Milliseconds between attempts. A site that restarts is back well before the last attempt. */
const RETRY_AFTER_MS = [500, 2000, 8000, 30_000]

interface NotifierOptions {
  /** Addresses to post to, one for each site. */
  addresses: readonly string[]
  signatureHeader: string
  secret: string
  warn(line: string): void
}

export interface Notifier {
  /** Reports that published content of these models has changed. */
  changed(models: readonly string[]): void
  /** Drops messages that were not delivered. */
  stop(): void
}

/**
 * Sends change notices to the sites: signed, collected for a moment, retried for a while. Editors never wait for them.
 */
export function createNotifier({ addresses, signatureHeader, secret, warn }: NotifierOptions): Notifier {
  const stopped = new AbortController()
  const gathered = new Set<string>()

  async function send(address: string, models: string[]): Promise<void> {
    const message: RevalidateMessage = { models, sentAt: Date.now() }
    const body = JSON.stringify(message)
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: createHmac('sha256', secret).update(body).digest('hex'),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`it answered ${response.status}`)
  }

  async function deliver(address: string, models: string[]): Promise<void> {
    for (const pause of [...RETRY_AFTER_MS, null]) {
      try {
        return await send(address, models)
      } catch (error) {
        if (stopped.signal.aborted) return warn(`${address} was not told of changes in ${models}: the server stopped`)
        if (pause === null) return warn(`${address} was not told of changes in ${models}: ${causeOf(error)}`)
      }
      // Stopping aborts the wait; the loop then logs what was not delivered.
      await wait(pause, undefined, { signal: stopped.signal }).catch(() => undefined)
    }
  }

  return {
    changed(models) {
      if (stopped.signal.aborted || models.length === 0) return
      if (gathered.size === 0) {
        setTimeout(() => {
          const batch = [...gathered].sort()
          gathered.clear()
          for (const address of addresses) void deliver(address, batch)
        }, COALESCE_MS)
      }
      for (const model of models) gathered.add(model)
    },
    stop() {
      stopped.abort()
    },
  }
}

/** The error of `fetch` has the actual fault (refused, unknown host, timeout) in its `cause`. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error ? cause.message || ('code' in cause ? String(cause.code) : cause.name) : error.message
}
