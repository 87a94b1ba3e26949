import 'server-only'
import { env } from '@/config/env'
import { memoryCounts } from './memory'
import { redisCounts } from './redis'

/** What several instances of the site must know of each other to keep a limit. Keys are hashes, never an address. */
export interface Counts {
  /**
   * Notes an event.
   *
   * @param id of the event: the same one again is not counted again.
   * @returns how many different ones the key has had within the last `windowMs` milliseconds, this one among them.
   */
  add(key: string, id: string, windowMs: number): Promise<number>
  /** @returns whether the name is the owner's: nobody had it, or they themselves, during the last `forMs` milliseconds. */
  claim(name: string, owner: string, forMs: number): Promise<boolean>
}

let shared: Counts | undefined

/** Counts of all instances when `REDIS_URL` is set, else of this one. */
export function counts(): Counts {
  const { REDIS_URL } = env()
  shared ??= REDIS_URL ? redisCounts(REDIS_URL, memoryCounts()) : memoryCounts()
  return shared
}
