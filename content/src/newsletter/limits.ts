import type { Screening } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { raiseAlert } from '../alerts/raise'
import { RateLimitExceeded, WINDOW_MS } from '../leads/rate-limit'
import { OUTBOX_JOB, SUBSCRIPTION } from '../leads/rows'
import { addressHashOf } from '../leads/split-lead'

const DAY_MS = 24 * 3_600_000
/** Accepted from one address within ten minutes, as a multiple of the limit. The site uses the same number. */
const TAKEN_AT_ONCE = 3
/** Accepted from one address within a day, as a multiple of the limit. */
const TAKEN_A_DAY = 12

let toldAt = 0

/**
 * The form sends a mail to the address in it, so it must not become a way to mail strangers. Limits apply to
 * unconfirmed addresses from one client address, within ten minutes and within a day, and to all confirmation mails of
 * a day. Counted in the database, so that all instances share the count.
 *
 * @throws {RateLimitExceeded}
 */
export async function checkSubscriptionLimits(strapi: Core.Strapi, screening: Screening): Promise<void> {
  const now = Date.now()
  const addressHash = addressHashOf(screening)
  const { limit, newsletterDayLimit } = settings.leads
  for (const [window, most] of [
    [WINDOW_MS, limit * TAKEN_AT_ONCE],
    [DAY_MS, limit * TAKEN_A_DAY],
  ] as const) {
    if (!addressHash) break
    const asked = await strapi.db
      .query(SUBSCRIPTION)
      .count({ where: { addressHash, askedAt: { $gt: new Date(now - window).toISOString() } } })
    if (asked >= most) throw new RateLimitExceeded('too many subscriptions from one address')
  }
  const mailed = await strapi.db
    .query(OUTBOX_JOB)
    .count({ where: { kind: 'newsletter-confirm', createdAt: { $gt: new Date(now - DAY_MS).toISOString() } } })
  if (mailed < newsletterDayLimit) return
  await tellOperator(strapi, now)
  throw new RateLimitExceeded('too many subscriptions within a day')
}

/** At most once a day from each server. */
async function tellOperator(strapi: Core.Strapi, now: number): Promise<void> {
  if (now - toldAt < DAY_MS) return
  toldAt = now
  await raiseAlert(strapi, {
    event: 'newsletter-limit',
    title: `The newsletter form has mailed ${settings.leads.newsletterDayLimit} addresses within a day and takes no more`,
    text: 'Perhaps somebody mails strangers by it. Look at the unconfirmed addresses in the admin. NEWSLETTER_DAY_LIMIT sets how many are mailed within a day.',
  })
}
