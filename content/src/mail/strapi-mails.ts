import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { redactedMessage } from '../outbox/jobs'
import { replaceMailProvider, type StrapiMail } from '../strapi-port/mail-provider'
import { createMailTransport } from './transport'

/**
 * Sends Strapi's own mails, such as those with a new password, through our transport. By itself Strapi connects to the
 * mail server of each recipient, which refuses most senders, and checks no certificate.
 */
export function sendMailsOfStrapi(strapi: Core.Strapi): void {
  replaceMailProvider(strapi, sendMail)
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
