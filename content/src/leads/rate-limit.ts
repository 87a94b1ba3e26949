import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { LEAD } from './rows'

export const WINDOW_MS = 10 * 60_000
/** Leads beyond this multiple of the limit are refused: held leads must not fill the disk. */
const REFUSED_AT = 10
/**
 * Up to this multiple of the limit, leads with a proof of work are not held: they probably come from an office that
 * shares one address, not from a robot.
 */
const PROVEN_UNTIL = 3

/**
 * Too many leads from one address or person, far more than are held for review, or too many corrections of one lead.
 */
export class RateLimitExceeded extends Error {
  override readonly name = 'RateLimitExceeded'
}

export type RateLimitState = 'free' | 'held' | 'refused'

/**
 * Checks how many leads an address and a person have sent within ten minutes. Counted in the database, so that all
 * instances share the count and it survives a restart.
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
