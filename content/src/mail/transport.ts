import { ENGLISH } from '@ashlar/contract'
import { writeAtomically } from '@ashlar/contract/node/write-atomically'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { settings } from '../../config/environment'
import { Undeliverable } from '../outbox/jobs'
import { publicOrigin } from '../public-origin'
import { type MailAction, mailHtml } from './html'
import { writtenMailPath } from './written-mails'

/** A file that goes with a mail. */
export interface MailFile {
  filename: string
  content: Buffer
  contentType: string
}

/** A mail before it has its id. */
export type UnsentMail = Omit<Mail, 'messageId'>

/** A mail to one person. Line breaks must be removed from its headers before; nodemailer encodes the rest. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** With angle brackets; the same in every attempt. */
  messageId: string
  replyTo?: string
  headers?: Record<string, string>
  /** The name at its head; that of brand/brand.json without it. */
  brand?: string
  /** What it leads to, as a button. */
  action?: MailAction
  attachments?: MailFile[]
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

function messageOf({ headers = {}, brand = settings.brand.name, action, ...mail }: Mail): SendMailOptions {
  const language = headers['Content-Language'] ?? ENGLISH
  const ownOrigins = [settings.siteUrl, publicOrigin()].map((address) => new URL(address).origin)
  return {
    ...mail,
    html: mailHtml({ ...mail, brand, language, ownOrigins, ...(action ? { action } : {}) }),
    from: settings.leads.mailFrom,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    // Plain ASCII would be sent as flowed text, whose soft line ends cut links in programs that do not know it.
    ...(isAscii(mail.text) ? { textEncoding: 'quoted-printable' as const } : {}),
    // The content of a mail is complete: nodemailer must open no file and fetch no address for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: this is the range of ASCII
const isAscii = (text: string) => /^[\u0000-\u007f]*$/.test(text)

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

/**
 * @param tls `required`: a server on another machine that offers no TLS gets neither our password nor a mail.
 */
function smtpOptions(url: string, tls: 'required' | 'off') {
  const { hostname, protocol } = new URL(url)
  const isHere = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
  return {
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    requireTLS: protocol === 'smtp:' && tls === 'required' && !isHere,
  } as const
}

function smtpTransport(url: string): MailTransport {
  const transport = createTransport(smtpOptions(url, settings.leads.smtpTls))
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail))
      } catch (error) {
        if (isWithoutTls(error)) {
          const mend =
            'let it offer STARTTLS, write smtps:// in SMTP_URL, or set SMTP_TLS=off where the network between is yours'
          throw new Error(`the mail server offers no TLS: ${mend}`, { cause: error })
        }
        if (isRefusedForGood(error)) throw new Undeliverable('the mail server refuses the recipient', { cause: error })
        throw error
      }
    },
    close: () => transport.close(),
  }
}

function isWithoutTls(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ETLS'
}

/** A 5xx response to the recipient: there is no such mailbox, and trying again later will not help. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  return Number(error.responseCode) >= 550 && Number(error.responseCode) < 560 && error.command === 'RCPT TO'
}
