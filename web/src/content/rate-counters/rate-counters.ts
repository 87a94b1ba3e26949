import 'server-only'
import { env } from '@/config/env'
import { memoryRateCounters } from './memory'
import { redisRateCounters } from './redis'

/** What several instances of the site must know of each other to keep a limit. Keys are hashes, never an address. */
export interface RateCounters {
  /**
   * Notes an event.
   *
   * @param id of the event: the same one again is not counted again.
   * @param most ids that are remembered of a key: what comes beyond is refused anyhow, and must fill no memory.
   * @returns how many different ones the key has had within the last `windowMs` milliseconds, this one among them; at
   *   most `most` + 1.
   */
  add(key: string, id: string, windowMs: number, most: number): Promise<number>
  /** @returns whether the name is the owner's: nobody had it, or they themselves, during the last `forMs` milliseconds. */
  claim(name: string, owner: string, forMs: number): Promise<boolean>
}

let shared: RateCounters | undefined

/** The counters of all instances when `REDIS_URL` is set, else of this one. */
export function rateCounters(): RateCounters {
  const { REDIS_URL } = env()
  shared ??= REDIS_URL ? redisRateCounters(REDIS_URL, memoryRateCounters()) : memoryRateCounters()
  return shared
}
