import type { Screening } from '@ashlar/contract'
import { DAY_MS } from '@ashlar/contract'
import { countedNetworks } from '@ashlar/contract/node/network'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { countEvent } from '../event-counts/event-counts'
import { RateLimitExceeded, WINDOW_MS } from '../leads/rate-limit'
import { isWithinDayLimit } from '../mail/visitor-mail-limits'

/** Requests of one network within ten minutes, as a multiple of the limit. The site uses the same number. */
const TAKEN_AT_ONCE = 3
/** Requests of one network within a day, as a multiple of the limit. */
const TAKEN_A_DAY = 12

/**
 * The form sends a mail to the address in it, so it must not become a way to mail strangers. Limits apply to what one
 * network sends, within ten minutes and within a day, and to all of a day.
 *
 * @throws {RateLimitExceeded}
 */
export async function checkSubscriptionLimits(strapi: Core.Strapi, { address }: Screening): Promise<void> {
  const { limit, newsletterDayLimit } = settings.leads
  for (const { network, multiple } of countedNetworks(address)) {
    for (const [kind, windowMs, most] of [
      ['newsletter', WINDOW_MS, limit * TAKEN_AT_ONCE],
      ['newsletter-day', DAY_MS, limit * TAKEN_A_DAY],
    ] as const) {
      const count = await countEvent(strapi, { kind, about: network, windowMs })
      if (count > most * multiple) throw new RateLimitExceeded('too many subscriptions from one network')
    }
  }
  const isWithin = await isWithinDayLimit(strapi, newsletterDayLimit, {
    event: 'newsletter-limit',
    title: `The newsletter form was sent ${newsletterDayLimit} times within a day and takes no more`,
    text: 'Perhaps somebody mails strangers by it. Look at the unconfirmed addresses in the admin. NEWSLETTER_DAY_LIMIT sets how often the form is taken within a day.',
  })
  if (!isWithin) throw new RateLimitExceeded('too many subscriptions within a day')
}
