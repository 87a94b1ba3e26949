import type { Core } from '@strapi/strapi'
import { SUBSCRIPTION } from '../leads/rows'
import { confirmMail, welcomeMail } from '../mail/newsletter-mails'
import { readMailWords } from '../mail/texts'
import type { Mail, MailTransport } from '../mail/transport'
import { type JobHandler, type JobHandlers, Undeliverable } from '../outbox/jobs'
import type { SubscriptionRow } from './subscriptions'

/** The mails of the newsletter's form. Nothing is sent to an address that has unsubscribed meanwhile. */
export function newsletterJobs(
  strapi: Core.Strapi,
  transport: MailTransport,
): JobHandlers<'newsletter-confirm' | 'newsletter-welcome'> {
  const handler = (
    state: SubscriptionRow['state'],
    mailOf: typeof confirmMail | typeof welcomeMail,
    send: (mail: Mail) => Promise<void>,
  ): JobHandler => ({
    atOnce: 4,
    limitMs: 60_000,
    async perform({ subscription, messageId }) {
      const row: SubscriptionRow | null = await strapi.db
        .query(SUBSCRIPTION)
        .findOne({ where: { id: subscription ?? 0, state } })
      if (row) await send({ ...mailOf(row, await readMailWords(strapi, row.language)), messageId })
    },
  })
  return {
    'newsletter-confirm': handler('pending', confirmMail, (mail) => sendConfirmation(strapi, transport, mail)),
    'newsletter-welcome': handler('confirmed', welcomeMail, (mail) => transport.send(mail)),
  }
}

/** An address that somebody mistyped is nobody's fault and nobody's task: it stays unconfirmed. */
export async function sendConfirmation(strapi: Core.Strapi, transport: MailTransport, mail: Mail): Promise<void> {
  try {
    await transport.send(mail)
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error
    strapi.log.info(`a request to confirm was refused for good: ${mail.messageId}; its address stays unconfirmed`)
  }
}
