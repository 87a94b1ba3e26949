import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { redactedMessage } from '../outbox/jobs'
import { createMailTransport } from './transport'

/** A mail as Strapi sends it. Its sender is left out: every mail of the backend has ours. */
interface StrapiMail {
  to: string
  subject: string
  text: string
  replyTo?: string
}

/**
 * Sends Strapi's own mails, such as those with a new password, through our transport. By itself Strapi connects to the
 * mail server of each recipient, which refuses most senders, and checks no certificate. Strapi loads providers by the
 * names of packages, so ours takes the place of the loaded one.
 */
export function sendMailsOfStrapi(strapi: Core.Strapi): void {
  const plugin = strapi.plugin('email') as unknown as { provider: { send(mail: StrapiMail): Promise<void> } }
  plugin.provider = { send: sendMail }
}

async function sendMail({ to, subject, text, replyTo }: StrapiMail): Promise<void> {
  const messageId = `<account.${randomUUID()}@${new URL(settings.siteUrl).hostname}>`
  const transport = createMailTransport()
  try {
    await transport.send({ to, subject, text, messageId, ...(replyTo ? { replyTo } : {}) })
  } catch (error) {
    // Strapi writes the error to the log; it may name the address.
    throw new Error(`a mail about an account was not sent: ${redactedMessage(error)}`)
  } finally {
    transport.close()
  }
}
