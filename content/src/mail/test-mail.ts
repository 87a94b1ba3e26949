import { randomUUID } from 'node:crypto'
import { isRecord } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { settings } from '../../config/environment'
import { deskNames } from '../leads/desk-names'
import { answerBy } from '../leads/working-time'
import { redactedMessage } from '../outbox/jobs'
import { refuseFaults } from '../publishing/faults'
import { mailTextFaults } from '../publishing/mail-text-rules'
import { answerMail, type MailedLead, preparedAnswer, visitorMail } from './lead-mails'
import { readMailLanguage } from './mail-language'
import { confirmMail, welcomeMail } from './newsletter-mails'
import { brandNameOf, MAIL_TEXT, type MailWords, mailTextsFrom } from './texts'
import { createMailTransport, type Mail, type UnsentMail } from './transport'

/** The mails that can be tested: those that visitors get without an editor, and each prepared answer by its place. */
type TestedMail = 'receipt' | 'confirm' | 'welcome' | { answer: number }

export interface TestResult {
  to: string
  subject: string
  /** `file`: no mail server is configured, and the mail was written to the folder `mail`. */
  by: 'server' | 'file'
}

/** The account that tests a mail, and gets it. */
export interface Tester {
  email: string
  firstname: string | null
  lastname: string | null
}

/** What an editor wants to see as a mail. */
interface MailTrial {
  which: TestedMail
  /** The texts as they stand in the form, saved or not. */
  record: Readonly<Record<string, unknown>>
  /** The reader's language, by two letters; the published translations of the texts count. */
  language: unknown
}

/** @returns null when `which` names no mail. */
export function readTestedMail(which: unknown): TestedMail | null {
  if (which === 'receipt' || which === 'confirm' || which === 'welcome') return which
  return isRecord(which) && Number.isSafeInteger(which.answer) ? { answer: Number(which.answer) } : null
}

/**
 * Sends one of the mails, with example values, to the editor who asks, and waits for the mail server: so the editor
 * learns whether it left. Nothing is stored.
 *
 * @throws {errors.ValidationError} when a text has a fault, or the mail could not be sent; its message says why.
 */
export async function sendTestMail(
  strapi: Core.Strapi,
  { which, record, language }: MailTrial,
  tester: Tester,
): Promise<TestResult> {
  const faults = mailTextFaults(record)
  if (faults.length > 0) refuseFaults(strapi, MAIL_TEXT, faults, 'Not sent', record)
  const words: MailWords = {
    texts: mailTextsFrom(record),
    brand: await brandNameOf(strapi),
    language: await readMailLanguage(strapi, language),
  }
  const example = exampleMail(which, record, words, tester)
  if (!example) throw new errors.ValidationError('Not sent: this prepared answer has no subject or no text yet.')
  const host = new URL(settings.siteUrl).hostname
  const mail: Mail = { ...example, subject: `Test: ${example.subject}`, messageId: `<test.${randomUUID()}@${host}>` }
  const transport = createMailTransport()
  try {
    await transport.send(mail)
  } catch (error) {
    throw new errors.ValidationError(`Not sent: ${redactedMessage(error)}.`)
  } finally {
    transport.close()
  }
  return { to: mail.to, subject: mail.subject, by: settings.leads.smtpUrl === null ? 'file' : 'server' }
}

function exampleMail(
  which: TestedMail,
  record: Readonly<Record<string, unknown>>,
  words: MailWords,
  { email, firstname, lastname }: Tester,
): UnsentMail | null {
  // No row has the id 0, and no reference an I or an L: links of a test belong to nobody.
  const subscription = { id: 0, subscribedEmail: email }
  const lead: MailedLead = {
    type: 'general-leads',
    reference: `${settings.brand.referencePrefix}-TEST-MAIL`,
    name: firstname,
    email,
    deskEmail: settings.leads.deskEmail,
    answeredBy: deskNames.team,
    answerBy: answerBy(new Date(), 1).toISOString(),
  }
  if (which === 'receipt') return visitorMail(lead, words)
  if (which === 'confirm') return confirmMail(subscription, words)
  if (which === 'welcome') return welcomeMail(subscription, words)
  const answer: unknown = Array.isArray(record.answers) ? record.answers[which.answer] : null
  if (!isRecord(answer) || typeof answer.subject !== 'string' || typeof answer.text !== 'string') return null
  const prepared = preparedAnswer({ subject: answer.subject, text: answer.text }, lead, words)
  return prepared.subject && prepared.text
    ? answerMail(lead, prepared, words, [firstname, lastname].filter(Boolean).join(' '))
    : null
}
