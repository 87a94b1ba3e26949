import type { Screening } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { raiseAlert } from '../alerts/raise'
import { RateLimitExceeded, WINDOW_MS } from '../leads/rate-limit'
import { OUTBOX_JOB, SUBSCRIPTION } from '../leads/rows'
import { addressHashOf } from '../leads/split-lead'

const DAY_MS = 24 * 3_600_000
/** Mails that one network causes within ten minutes, as a multiple of the limit. The site uses the same number. */
const TAKEN_AT_ONCE = 3
/** Mails that one network causes within a day, as a multiple of the limit. */
const TAKEN_A_DAY = 12

let toldAt = 0

/**
 * The form sends a mail to the address in it, so it must not become a way to mail strangers. Limits apply to
 * the confirmation mails that one network causes, within ten minutes and within a day, and to all of a day. Counted in the database, so that all instances share the count.
 *
 * @throws {RateLimitExceeded}
 */
export async function checkSubscriptionLimits(strapi: Core.Strapi, screening: Screening): Promise<void> {
  const now = Date.now()
  const addressHash = addressHashOf(screening)
  const { limit, newsletterDayLimit } = settings.leads
  if (addressHash) {
    const subscription = { $in: await subscriptionsFrom(strapi, addressHash, now - DAY_MS) }
    for (const [window, most] of [
      [WINDOW_MS, limit * TAKEN_AT_ONCE],
      [DAY_MS, limit * TAKEN_A_DAY],
    ] as const) {
      // Mails and not subscriptions: one that is not confirmed is mailed several times.
      const mailed = await countMails(strapi, now - window, { subscription })
      if (mailed >= most) throw new RateLimitExceeded('too many subscriptions from one address')
    }
  }
  if ((await countMails(strapi, now - DAY_MS)) < newsletterDayLimit) return
  await alertOperator(strapi, now)
  throw new RateLimitExceeded('too many subscriptions within a day')
}

/**
 * @param since milliseconds of the epoch.
 * @returns ids of the unconfirmed subscriptions that a network was the last to ask for. The limits bound their number.
 */
async function subscriptionsFrom(strapi: Core.Strapi, addressHash: string, since: number): Promise<number[]> {
  const where = { addressHash, askedAt: { $gt: new Date(since).toISOString() } }
  const rows: { id: number }[] = await strapi.db.query(SUBSCRIPTION).findMany({ select: ['id'], where })
  return rows.map(({ id }) => id)
}

/** @param since milliseconds of the epoch. */
function countMails(strapi: Core.Strapi, since: number, about: { subscription?: { $in: number[] } } = {}) {
  const createdAt = { $gt: new Date(since).toISOString() }
  return strapi.db.query(OUTBOX_JOB).count({ where: { kind: 'newsletter-confirm', createdAt, ...about } })
}

/** At most once a day from each server. */
async function alertOperator(strapi: Core.Strapi, now: number): Promise<void> {
  if (now - toldAt < DAY_MS) return
  toldAt = now
  await raiseAlert(strapi, {
    event: 'newsletter-limit',
    title: `The newsletter form has mailed ${settings.leads.newsletterDayLimit} addresses within a day and takes no more`,
    text: 'Perhaps somebody mails strangers by it. Look at the unconfirmed addresses in the admin. NEWSLETTER_DAY_LIMIT sets how many are mailed within a day.',
  })
}
