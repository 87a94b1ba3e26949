import 'server-only'
import { createClient } from '@redis/client'
import { log } from '@/config/log'
import type { RateCounters } from './rate-counters'

const PREFIX = 'ashlar:'
/** A visitor does not wait longer than this for a count. */
const TIMEOUT_MS = 500
const RECONNECT_EVERY_MS = 2_000

/**
 * Counters of all instances that use one Redis. While it is away each instance counts by itself: a limit is then looser,
 * and no visitor is refused because of it.
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
  // It keeps trying; what goes wrong meanwhile is told by the listener above.
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
            // The newest go: what was refused is not remembered.
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

/** Its address may hold a password. */
function nameOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : error instanceof Error ? error.name : 'error'
}
