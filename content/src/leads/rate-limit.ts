import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { LEAD } from './rows'

export const WINDOW_MS = 10 * 60_000
/** So many times the limit and nothing more is taken: what is kept for a look must not fill the disk. */
const REFUSED_AT = 10
/** So many times the limit are not held when the visitor's browser did the work that was asked for: an office, not a robot. */
const PROVEN_UNTIL = 3

/** Too many from one address or person, far beyond what is kept for a look, or too many corrections of one lead. */
export class RateLimitExceeded extends Error {
  override readonly name = 'RateLimitExceeded'
}

export type RateLimitState = 'free' | 'held' | 'refused'

/**
 * Checks how often an address and a person have written within ten minutes. Counted in the database, so that all
 * instances count together and a restart forgets nothing.
 *
 * @param hashes keyed hashes; an empty one is not counted.
 */
export async function checkRateLimit(
  strapi: Core.Strapi,
  hashes: { addressHash: string; contactHash: string },
  { now, proven }: { now: Date; proven: boolean },
): Promise<RateLimitState> {
  const since = new Date(now.getTime() - WINDOW_MS).toISOString()
  let worst = 0
  for (const [column, hash] of Object.entries(hashes)) {
    if (!hash) continue
    worst = Math.max(
      worst,
      await strapi.db.query(LEAD).count({ where: { [column]: hash, receivedAt: { $gt: since } } }),
    )
  }
  if (worst >= settings.leads.limit * REFUSED_AT) return 'refused'
  return worst >= settings.leads.limit * (proven ? PROVEN_UNTIL : 1) ? 'held' : 'free'
}
