import { type Lead, mailboxOf } from '@ashlar/contract'
import { countedNetworks } from '@ashlar/contract/node/network'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { countEvent } from '../event-counts/event-counts'

/** Within this time leads of one network or person are counted. */
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

/**
 * Counts a lead by the networks and by the person it comes from. Call it within the transaction that stores the lead:
 * then one that is not stored, or refused, does not count.
 *
 * @returns whether the lead is held for review.
 * @throws {RateLimitExceeded}
 */
export async function exceedsLeadLimit(strapi: Core.Strapi, { screening, email, phone }: Lead): Promise<boolean> {
  const senders = [
    ...countedNetworks(screening.address).map(({ network, multiple }) => ({ about: network, multiple })),
    { about: mailboxOf(email) || phone, multiple: 1 },
  ]
  let worst = 0
  for (const { about, multiple } of senders) {
    const count = await countEvent(strapi, { kind: 'lead', about, windowMs: WINDOW_MS })
    worst = Math.max(worst, Math.ceil(count / multiple))
  }
  const { limit } = settings.leads
  if (worst > limit * REFUSED_AT) throw new RateLimitExceeded('too many from one visitor')
  return worst > limit * (screening.proven ? PROVEN_UNTIL : 1)
}
