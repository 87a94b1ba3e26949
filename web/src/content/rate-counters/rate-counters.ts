import 'server-only'
import { env } from '@/config/env'
import { memoryRateCounters } from './memory'
import { redisRateCounters } from './redis'

/** What several instances of the site share to keep a rate limit. Keys are hashes, never an address. */
export interface RateCounters {
  /**
   * Counts an event.
   *
   * @param id of the event: the same id is counted once.
   * @param most ids that are kept for a key: further events are refused in any case, and must not fill the memory.
   * @returns how many different ids the key has had within the last `windowMs` milliseconds, this one included; at most
   *   `most` + 1.
   */
  add(key: string, id: string, windowMs: number, most: number): Promise<number>
  /** @returns whether the owner has the name: nobody else has claimed it during the last `forMs` milliseconds. */
  claim(name: string, owner: string, forMs: number): Promise<boolean>
}

let shared: RateCounters | undefined

/** Counters shared by all instances when `REDIS_URL` is set, otherwise of this process. */
export function rateCounters(): RateCounters {
  const { REDIS_URL } = env()
  shared ??= REDIS_URL ? redisRateCounters(REDIS_URL, memoryRateCounters()) : memoryRateCounters()
  return shared
}
