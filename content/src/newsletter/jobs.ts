import type { Core } from '@strapi/strapi'
import { SUBSCRIPTION } from '../leads/rows'
import { confirmMail, welcomeMail } from '../mail/newsletter-mails'
import { readMailWords } from '../mail/texts'
import type { MailTransport } from '../mail/transport'
import { type JobHandler, type JobHandlers, Undeliverable } from '../outbox/jobs'
import type { SubscriptionRow } from './subscriptions'

/** The mails of the newsletter's form. Nothing is sent to an address that has unsubscribed meanwhile. */
export function newsletterJobs(
  strapi: Core.Strapi,
  transport: MailTransport,
): JobHandlers<'newsletter-confirm' | 'newsletter-welcome'> {
  const mailTo = (state: SubscriptionRow['state'], mailOf: typeof confirmMail | typeof welcomeMail): JobHandler => ({
    atOnce: 4,
    limitMs: 60_000,
    async perform({ subscription, messageId }) {
      const row: SubscriptionRow | null = await strapi.db
        .query(SUBSCRIPTION)
        .findOne({ where: { id: subscription ?? 0, state } })
      if (!row) return
      try {
        await transport.send({ ...mailOf(row, await readMailWords(strapi, row.language)), messageId })
      } catch (error) {
        // An address that somebody mistyped is nobody's fault and nobody's task: it stays unconfirmed.
        if (!(error instanceof Undeliverable && state === 'pending')) throw error
        strapi.log.info(`the newsletter's confirmation was refused for good: subscription ${row.id} stays unconfirmed`)
      }
    },
  })
  return {
    'newsletter-confirm': mailTo('pending', confirmMail),
    'newsletter-welcome': mailTo('confirmed', welcomeMail),
  }
}
