import 'server-only'
import { createClient } from '@redis/client'
import { log } from '@/config/log'
import type { RateCounters } from './rate-counters'

const PREFIX = 'ashlar:'
/** Milliseconds; a visitor does not wait longer for a count. */
const TIMEOUT_MS = 500
/** Milliseconds for which a Redis that did not answer in time is not asked, so that no further visitor waits for it. */
const REST_MS = 5_000
const RECONNECT_EVERY_MS = 2_000
/** Milliseconds without a byte after which a connection is given up; the pings between keep a quiet one. */
const SILENCE_MS = 10_000

/**
 * Counters that all instances share through one Redis. While it is away, each instance counts by itself: limits are
 * then looser, and no visitor is refused because of it.
 */
export function redisRateCounters(url: string, fallback: RateCounters): RateCounters & { close(): Promise<void> } {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: SILENCE_MS / 3,
    socket: {
      connectTimeout: TIMEOUT_MS * 4,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: () => RECONNECT_EVERY_MS,
    },
  })
  let away = false
  let restsUntil = 0
  client.on('error', (error: unknown) => {
    if (!away) log.warn({ error: nameOf(error) }, `${faultOf(error)}: this instance counts by itself`)
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
    if (Date.now() < restsUntil) return alone()
    try {
      // The client's own limit ends when a command was sent, and a Redis that hangs never answers it.
      return await inTime(connected.then(() => (client.isReady ? shared() : alone())))
    } catch (error) {
      if (error instanceof Silent) restsUntil = Date.now() + REST_MS
      log.warn({ error: nameOf(error) }, 'a count could not be shared')
      return alone()
    }
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

/** Redis did not answer in time. */
class Silent extends Error {
  override readonly name = 'Silent'
}

/** @throws {Silent} when the work takes longer than a visitor waits for a count. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Silent()), TIMEOUT_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** What is wrong with Redis, and how an operator mends it. */
function faultOf(error: unknown): string {
  const refused = /^(?:WRONGPASS|NOAUTH|NOPERM)$/.test(nameOf(error))
  return refused ? 'Redis refuses the user or the password of REDIS_URL (correct them)' : 'Redis is away'
}

/** The error's text may hold the password of the Redis address, so only its code or its name is logged. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error'
  if ('code' in error) return String(error.code)
  // Redis begins its refusals with a code.
  return /^[A-Z]{5,}(?= )/.exec(error.message)?.[0] ?? error.name
}
