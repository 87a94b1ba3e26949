import 'server-only'
import { createClient } from '@redis/client'
import { log } from '@/config/log'
import type { RateCounters } from './rate-counters'

const PREFIX = 'ashlar:'
/** Milliseconds; a visitor does not wait longer for a count. */
const TIMEOUT_MS = 500
const RECONNECT_EVERY_MS = 2_000

/**
 * Counters that all instances share through one Redis. While it is away, each instance counts by itself: limits are
 * then looser, and no visitor is refused because of it.
 */
export function redisRateCounters(url: string, fallback: RateCounters): RateCounters & { close(): Promise<void> } {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: TIMEOUT_MS },
    socket: { connectTimeout: TIMEOUT_MS * 4, reconnectStrategy: () => RECONNECT_EVERY_MS },
  })
  let away = false
  client.on('error', (error: unknown) => {
    if (!away) log.warn({ error: nameOf(error) }, 'Redis is away: this instance counts by itself')
    away = true
  })
  client.on('ready', () => {
    if (away) log.info('Redis is back')
    away = false
  })
  // The client keeps retrying; the listener above logs its errors.
  const connected = client.connect().then(
    () => undefined,
    () => undefined,
  )

  async function withFallback<T>(shared: () => Promise<T>, alone: () => Promise<T>): Promise<T> {
    if (!client.isReady) await Promise.race([connected, timeout()])
    if (!client.isReady) return alone()
    return shared().catch((error: unknown) => {
      log.warn({ error: nameOf(error) }, 'a count could not be shared')
      return alone()
    })
  }

  return {
    add: (key, id, windowMs, most) =>
      withFallback(
        async () => {
          const name = `${PREFIX}seen:${key}`
          const now = Date.now()
          const [, , size] = await client
            .multi()
            .zRemRangeByScore(name, 0, now - windowMs)
            .zAdd(name, { score: now, value: id }, { condition: 'NX' })
            .zCard(name)
            // Removes the newest: refused events are not kept.
            .zRemRangeByRank(name, most, -1)
            .pExpire(name, windowMs)
            .execTyped()
          return size
        },
        () => fallback.add(key, id, windowMs, most),
      ),
    claim: (name, owner, forMs) =>
      withFallback(
        async () => {
          const key = `${PREFIX}owner:${name}`
          const taken = await client.set(key, owner, { condition: 'NX', expiration: { type: 'PX', value: forMs } })
          return taken !== null || (await client.get(key)) === owner
        },
        () => fallback.claim(name, owner, forMs),
      ),
    async close() {
      client.destroy()
    },
  }
}

const timeout = () => new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS).unref())

/** The error's text may hold the password of the Redis address, so only its name is logged. */
function nameOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : error instanceof Error ? error.name : 'error'
}
