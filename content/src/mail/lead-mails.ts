import { indianTime, LINK_PARAMETER, leadRegistry, VISITOR_PAGE } from '@ashlar/contract'
import { settings } from '../../config/environment'
import { fieldLabel } from '../leads/field-label'
import type { LeadRow } from '../leads/rows'
import { signedToken } from '../leads/secrets'
import { publicOrigin } from '../public-origin'
import { defangLinks, filledIn, letterTextOf, type MailTexts, salutation, subjectOf } from './texts'
import type { Mail } from './transport'

type Words = Omit<Mail, 'messageId'>

/** Signs a visitor's link; see `VISITOR_PAGE` of the contract. */
export function visitorTokenOf(reference: string): string {
  return signedToken('visitor link', reference)
}

/** The label of a choice; the contract's `choiceLabel`. */
export type LabelOfChoice = (field: string, value: string) => string

/** The lead as text, for the desk. */
export function leadAsText(lead: LeadRow, labelOfChoice: LabelOfChoice): string {
  const rows: [string, string | null][] = [
    ['Reference', lead.reference],
    ['Received', indianTime(lead.receivedAt, ' ')],
    ['Answer promised by', indianTime(lead.answerBy, ' ')],
    ['Name', lead.name],
    ['Phone', lead.phone],
    ['Email', lead.email],
    ['City', lead.city],
    ['About', lead.record],
    ...Object.entries(lead.fields ?? {})
      .filter(([, value]) => value !== lead.record)
      .map(([field, value]): [string, string] => [
        field === 'subject' ? 'Asked about' : fieldLabel(field),
        Array.isArray(value) ? value.join('\n  ') : labelOfChoice(field, value),
      ]),
    ['Message', lead.message],
    ['Page', lead.page],
    ['Campaign', lead.campaignSource],
    ['May be told of other offers', lead.marketing ? 'yes' : 'no'],
    ['Shared with the developer', lead.purposes.includes('share-with-developer') ? 'yes, the visitor agreed' : null],
    ['Held because', lead.suspicions.map((suspicion) => labelOfChoice('suspicion', suspicion)).join(', ')],
    ['Résumé', lead.resumeId ? 'attached in the lead desk' : null],
  ]
  const own = new Set(['Phone', 'Email', 'Received', 'Answer promised by', 'Reference', 'Page'])
  return rows
    .flatMap(([label, value]) => (value ? [`${label}: ${own.has(label) ? value : defangLinks(value)}`] : []))
    .join('\n')
}

/** Subject and first line of mails to the desk, by `detail.event` of the job. */
const EVENTS: Record<string, { subject: string; first: string }> = {
  received: { subject: '', first: 'A new lead has arrived.' },
  held: { subject: 'To check: ', first: 'A lead has arrived that should be looked at before it is answered.' },
  corrected: { subject: 'Corrected: ', first: 'The visitor has corrected this lead. It now reads:' },
  withdrawn: { subject: 'Withdrawn: ', first: 'The visitor has withdrawn the consent. Do not write or call any more.' },
  overdue: { subject: 'Overdue: ', first: 'The promised time has passed and this lead is not answered.' },
}

/**
 * @param detail of the job: `event`, and `candidate` when the application was passed on to the people provider before
 * it was erased.
 */
export function deskMail(lead: LeadRow, detail: Readonly<Record<string, string>>, labelOfChoice: LabelOfChoice): Words {
  const { event = '', candidate } = detail
  if (lead.erasedAt) return erasedMail(lead, event, candidate)
  const { subject, first } = EVENTS[event] ?? { subject: '', first: '' }
  const desk = `${publicOrigin()}/admin/lead-desk?lead=${encodeURIComponent(lead.reference)}`
  return {
    to: lead.owner ?? lead.deskEmail,
    subject: `${subject}${leadRegistry[lead.type].mailSubject} ${lead.reference}${lead.city ? `, ${defangLinks(lead.city)}` : ''}`,
    // Reply-To is the visitor, so that an answer to the mail reaches the visitor.
    ...(lead.email && event !== 'withdrawn' ? { replyTo: lead.email } : {}),
    text: `${first}\n\n${leadAsText(lead, labelOfChoice)}\n\nIn the lead desk: ${desk}\n\nAddresses in the visitor’s words are written with [.] so that nobody opens them by accident.\n`,
  }
}

function erasedMail({ reference, deskEmail }: LeadRow, event: string, candidate: string | undefined): Words {
  const why =
    event === 'expired'
      ? `${reference} has been kept as long as was promised and is erased.`
      : `The visitor has had ${reference} erased.`
  const known = candidate ? ` (candidate ${defangLinks(candidate)})` : ''
  // The provider's API has no call that deletes, so a person must delete the candidate there.
  const there =
    candidate === undefined
      ? ''
      : `\nThe people provider has this application under the same reference${known}. Delete the candidate and the résumé there as well.\n`
  return {
    to: deskEmail,
    subject: `Erased: ${reference}`,
    text: `${why} Delete earlier mails about it, and copies made of them.\n${there}`,
  }
}

/** What mails to a visitor need of a lead. */
export type MailedLead = Pick<
  LeadRow,
  'type' | 'reference' | 'name' | 'email' | 'deskEmail' | 'answeredBy' | 'answerBy'
>

/**
 * The visitor’s receipt. It repeats nothing of what the visitor wrote, so that nobody can use the form to send words to
 * strangers.
 */
export function visitorMail(lead: MailedLead, texts: MailTexts): Words {
  const token = encodeURIComponent(visitorTokenOf(lead.reference))
  const values = { ...valuesOf(lead), link: `${settings.siteUrl}${VISITOR_PAGE}?${LINK_PARAMETER}=${token}` }
  return {
    to: lead.email ?? '',
    subject: subjectOf(texts.receiptSubject, values),
    replyTo: lead.deskEmail,
    text: letterTextOf(salutation(lead.name), texts.receiptText, texts, values),
  }
}

/** What stands for the names in braces, apart from the link. */
function valuesOf(lead: MailedLead) {
  return {
    what: leadRegistry[lead.type].noun,
    reference: lead.reference,
    answeredBy: lead.answeredBy,
    answerBy: indianTime(lead.answerBy, ' '),
    site: settings.siteUrl,
  }
}

/** An answer that the desk writes to a visitor. */
export interface DeskAnswer {
  subject: string
  text: string
}

/** A prepared answer with the names in braces filled in. */
export function preparedAnswer({ subject, text }: DeskAnswer, lead: MailedLead, brand: string): DeskAnswer {
  const values = { ...valuesOf(lead), brand }
  return { subject: subjectOf(subject, values), text: filledIn(text, values) }
}

/**
 * The mail with an answer of the desk. The visitor's reply goes to the desk, so no address of a person is shown. It
 * always names the reference, by which the desk finds the lead when the visitor replies.
 */
export function answerMail(lead: MailedLead, { subject, text }: DeskAnswer, texts: MailTexts): Words {
  const signature = filledIn(texts.signature, { site: settings.siteUrl })
  const named = subject.includes(lead.reference) || text.includes(lead.reference)
  const body = named ? text : `${text}\n\nReference: ${lead.reference}`
  return {
    to: lead.email ?? '',
    subject,
    replyTo: lead.deskEmail,
    text: `${salutation(lead.name)}\n\n${body}\n\n${signature}\n`,
    // A person wrote it.
    headers: { 'Auto-Submitted': 'no' },
  }
}
