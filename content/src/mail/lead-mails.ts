import { fieldLabel, indianTime, LINK_PARAMETER, leadRegistry, VISITOR_PAGE } from '@ashlar/contract'
import { isApplication } from '../desk/permissions'
import { foreignLanguageName } from '../languages'
import type { LeadRow } from '../leads/rows'
import { signedToken } from '../leads/secrets'
import { publicOrigin } from '../public-origin'
import { mailButtons, REFERENCE_LINE } from './built-in-texts'
import { deskNameIn, type MailLanguage, momentIn, siteAddressIn, textIn } from './mail-language'
import {
  defangLinks,
  filledIn,
  framed,
  languageHeader,
  languageOfLetter,
  letterTo,
  type MailWords,
  subjectOf,
  valuesOfAll,
} from './texts'
import type { UnsentMail } from './transport'

/** Signs a visitor's link; see `VISITOR_PAGE` of the contract. */
export function visitorTokenOf(reference: string): string {
  return signedToken('visitor link', reference)
}

/** The label of a choice; the contract's `choiceLabel`. */
type LabelOfChoice = (field: string, value: string) => string

/** The lead as text, for the desk. */
function leadAsText(lead: LeadRow, labelOfChoice: LabelOfChoice): string {
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
    ['Reads the site in', foreignLanguageName(lead.language)],
    ['Campaign', lead.campaignSource],
    ['May be told of other offers', lead.marketing ? 'yes' : 'no'],
    ['Shared with the developer', lead.purposes.includes('share-with-developer') ? 'yes, the visitor agreed' : null],
    ['Held because', lead.suspicions.map((suspicion) => labelOfChoice('suspicion', suspicion)).join(', ')],
    ['Résumé', lead.resumeId ? 'attached in the lead desk' : null],
  ]
  // We wrote these, or checked their form: a visitor can hide no foreign address in them.
  const safeLabels = new Set(['Phone', 'Email', 'Received', 'Answer promised by', 'Reference', 'Page'])
  return rows
    .flatMap(([label, value]) => (value ? [`${label}: ${safeLabels.has(label) ? value : defangLinks(value)}`] : []))
    .join('\n')
}

/** Subject and first line of mails to the desk, by `detail.event` of the job. */
const EVENTS: Record<string, { subject: string; firstLine: string }> = {
  received: { subject: '', firstLine: 'A new lead has arrived.' },
  held: { subject: 'To check: ', firstLine: 'A lead has arrived that should be looked at before it is answered.' },
  corrected: { subject: 'Corrected: ', firstLine: 'The visitor has corrected this lead.' },
  withdrawn: {
    subject: 'Withdrawn: ',
    firstLine: 'The visitor has withdrawn the consent. Do not write or call any more.',
  },
  overdue: { subject: 'Overdue: ', firstLine: 'The promised time has passed and this lead is not answered.' },
  assigned: { subject: 'For you: ', firstLine: 'This lead is yours now.' },
  'follow-up': { subject: 'To follow up: ', firstLine: 'You wanted to come back to this lead today.' },
}

/** What has happened to a lead, in a sentence for the desk. */
export function deskWords(event: string): string {
  return EVENTS[event]?.firstLine ?? ''
}

/** Names a lead without a word of its visitor. */
export function deskSubject({ type, reference }: Pick<LeadRow, 'type' | 'reference'>): string {
  return `${leadRegistry[type].mailSubject} ${reference}`
}

/** Opens a lead at the desk. */
export function deskLink(reference: string): string {
  return `${publicOrigin()}/admin/lead-desk?lead=${encodeURIComponent(reference)}`
}

/**
 * The mail that tells the desk what has happened to a lead.
 *
 * @param detail of the job: `event`, and `candidate` when the application was passed on to the people provider before
 * it was erased; and `eraser`, the name of the editor who erased it.
 */
export function deskMail(
  lead: LeadRow,
  detail: Readonly<Record<string, string>>,
  labelOfChoice: LabelOfChoice,
): UnsentMail {
  const { event = '' } = detail
  if (lead.erasedAt) return erasedMail(lead, detail)
  const { subject, firstLine } = EVENTS[event] ?? { subject: '', firstLine: '' }
  const desk = deskLink(lead.reference)
  if (isApplication(lead.type)) {
    // Others than recruiters may read the mailbox of the desk.
    return {
      to: lead.owner ?? lead.deskEmail,
      subject: `${subject}${deskSubject(lead)}`,
      text: `${firstLine}\n\nAnswer promised by: ${indianTime(lead.answerBy, ' ')}\n\nIn the lead desk, for recruiters: ${desk}\n`,
    }
  }
  return {
    to: lead.owner ?? lead.deskEmail,
    subject: `${subject}${deskSubject(lead)}${lead.city ? `, ${defangLinks(lead.city)}` : ''}`,
    // Reply-To is the visitor, so that an answer to the mail reaches the visitor.
    ...(lead.email && event !== 'withdrawn' ? { replyTo: lead.email } : {}),
    text: `${firstLine}\n\n${leadAsText(lead, labelOfChoice)}\n\nIn the lead desk: ${desk}\n\nAddresses in the visitor’s words are written with [.] so that nobody opens them by accident.\n`,
  }
}

function erasedMail({ reference, deskEmail }: LeadRow, detail: Readonly<Record<string, string>>): UnsentMail {
  const { event, eraser, candidate } = detail
  const by = eraser ? `${defangLinks(eraser)}, at the desk,` : 'The visitor'
  const why =
    event === 'expired'
      ? `${reference} has been kept as long as was promised and is erased.`
      : `${by} has had ${reference} erased.`
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
 * The visitor’s receipt. It repeats nothing of what the visitor wrote, the name neither, so that nobody can use the form
 * to send words to strangers.
 */
export function visitorMail(lead: MailedLead, words: MailWords): UnsentMail {
  const path = `${VISITOR_PAGE}?${LINK_PARAMETER}=${encodeURIComponent(visitorTokenOf(lead.reference))}`
  const link = siteAddressIn(words.language, path)
  return {
    to: lead.email ?? '',
    replyTo: lead.deskEmail,
    ...letterTo(words, {
      subject: words.texts.receiptSubject,
      text: words.texts.receiptText,
      button: mailButtons.receipt,
      valuesIn: (language) => ({ ...valuesOf(lead, language), link }),
    }),
  }
}

/** What stands for the names in braces that only mails about a lead have, apart from the link. */
function valuesOf(lead: MailedLead, language: MailLanguage) {
  return {
    what: textIn(language, leadRegistry[lead.type].noun),
    reference: lead.reference,
    answeredBy: deskNameIn(language, lead.answeredBy),
    answerBy: momentIn(language, lead.answerBy),
  }
}

/** An answer that the desk writes to a visitor. */
export interface DeskAnswer {
  subject: string
  text: string
}

/** A prepared answer in the language of the visitor, if it is translated, with the names in braces filled in. */
export function preparedAnswer({ subject, text }: DeskAnswer, lead: MailedLead, words: MailWords): DeskAnswer {
  const language = languageOfLetter(words, subject, text)
  const values = { ...valuesOf(lead, language), ...valuesOfAll(words) }
  return { subject: subjectOf(textIn(language, subject), values), text: filledIn(textIn(language, text), values) }
}

/**
 * The mail with an answer of the desk, whose greeting and signature are in the language of the visitor. The visitor's
 * reply goes to the desk, so no address of a person is shown. It always names the reference, by which the desk finds
 * the lead when the visitor replies.
 *
 * @param writer the name of who wrote it, which stands above the signature; empty when it is not known.
 */
export function answerMail(
  lead: MailedLead,
  { subject, text }: DeskAnswer,
  words: MailWords,
  writer: string,
): UnsentMail {
  const { reference } = lead
  const { language } = words
  const isNamed = subject.includes(reference) || text.includes(reference)
  const body = isNamed ? text : `${text}\n\n${filledIn(textIn(language, REFERENCE_LINE), { reference })}`
  return {
    to: lead.email ?? '',
    subject,
    replyTo: lead.deskEmail,
    text: framed(words, language, lead.name, writer === '' || text.includes(writer) ? body : `${body}\n\n${writer}`),
    brand: words.brand,
    // A person wrote it.
    headers: { 'Auto-Submitted': 'no', ...languageHeader(language) },
  }
}
