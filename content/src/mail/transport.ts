import { writeAtomically } from '@ashlar/contract/node/write-atomically'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { settings } from '../../config/environment'
import { Undeliverable } from '../outbox/jobs'
import { writtenMailPath } from './written-mails'

/** A mail to one person. Line breaks must be removed from its headers before; nodemailer encodes the rest. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** With angle brackets; the same in every attempt. */
  messageId: string
  replyTo?: string
  headers?: Record<string, string>
}

export interface MailTransport {
  /** @throws {Undeliverable} when no later attempt can succeed. */
  send(mail: Mail): Promise<void>
  close(): void
}

const TIMEOUT_MS = 20_000

/** The configured mail server, or the folder `DATA_DIR/mail`. */
export function createMailTransport(): MailTransport {
  return settings.leads.smtpUrl === null ? fileTransport() : smtpTransport(settings.leads.smtpUrl)
}

function messageOf({ headers = {}, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    from: settings.leads.mailFrom,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    // The content of a mail is complete: nodemailer must open no file and fetch no address for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Writes each mail to one file, named by its message id, so that a second attempt replaces the first. */
function fileTransport(): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail))
      await writeAtomically(writtenMailPath(mail.messageId), message as Buffer, 'secret')
    },
    close: () => composer.close(),
  }
}

function smtpTransport(url: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail))
      } catch (error) {
        if (isRefusedForGood(error)) throw new Undeliverable('the mail server refuses the recipient', { cause: error })
        throw error
      }
    },
    close: () => transport.close(),
  }
}

/** A 5xx response to the recipient: there is no such mailbox, and trying again later will not help. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  return Number(error.responseCode) >= 550 && Number(error.responseCode) < 560 && error.command === 'RCPT TO'
}
