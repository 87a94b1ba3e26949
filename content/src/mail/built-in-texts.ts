import { leadRegistry, leadTypes } from '@ashlar/contract'
import { deskNames, teamNames } from '../leads/desk-names'

/** Default texts of the mails to visitors. Editors can change them; a default is used where a text is empty. */
export const builtInTexts = {
  receiptSubject: 'Your {what} {reference}',
  receiptText: `We have your {what}. Its reference is {reference}.

{answeredBy} will answer by {answerBy}, Indian time.

You can see what you sent, correct it, withdraw it or have it erased, without signing in:
{link}

Whoever has this link can do the same, so please do not pass it on.

If you did not write to us, open the link and choose “Erase everything”: nothing of it will be left.`,
  confirmSubject: 'Please confirm your newsletter subscription',
  confirmText: `Somebody, we hope you, asked for our newsletter at this address. Confirm it here:
{link}

Until then you get nothing further from us. If it was not you, do nothing: the address is erased after thirty days.`,
  welcomeSubject: 'You are subscribed',
  welcomeText: `Your address is confirmed, and the next newsletter comes to it.

Choose topics, or leave, whenever you like:
{link}`,
  greeting: 'Dear {name},',
  greetingWithoutName: 'Hello,',
  signature: `{brand}
{site}`,
}

/** The mails about what visitors follow. Nearly all of them is what the site says of a change, so nobody edits them. */
export const followTexts = {
  confirmSubject: 'Please confirm what you want to follow',
  confirmText: `Somebody, we hope you, asked us to write to this address when something on our site changes. See what it is, and confirm it here:
{link}

Until then you get nothing further from us. If it was not you, do nothing: the address is erased after thirty days.

Keep this link: it also ends what you follow.`,
  newsSubject: 'News of what you follow',
  newsText: `This is new since we wrote to you last:

{news}

See all that you follow, or end it:
{link}`,
} as const

export type MailTexts = typeof builtInTexts
export type MailTextName = keyof MailTexts

/** Stands below an answer of the desk that does not name the reference. */
export const REFERENCE_LINE = 'Reference: {reference}'

/** On the button of each mail to a visitor. */
export const mailButtons = {
  receipt: 'See what you sent',
  confirm: 'Confirm your address',
  welcome: 'Choose topics or leave',
  follows: 'See what you follow',
} as const

/** What the code puts into mails beside their texts. A translation of the mail texts may have them too. */
export const mailPhrases: readonly string[] = [
  ...new Set([
    ...leadTypes.map((type) => leadRegistry[type].noun),
    ...Object.values(deskNames),
    ...teamNames,
    REFERENCE_LINE,
    ...Object.values(mailButtons),
    ...Object.values(followTexts),
  ]),
]

const IN_EVERY_MAIL = ['brand', 'site'] as const
const IN_RECEIPTS = [...IN_EVERY_MAIL, 'what', 'reference', 'answeredBy', 'answerBy'] as const

/** The names that may stand in braces in a prepared answer. */
export const answerPlaceholders: readonly string[] = IN_RECEIPTS

export function isMailText(name: string): name is MailTextName {
  return Object.hasOwn(builtInTexts, name)
}

/** The names that may stand in braces in a text. A subject and the signature have no link. */
export function placeholdersOf(name: MailTextName): readonly string[] {
  switch (name) {
    case 'receiptSubject':
      return IN_RECEIPTS
    case 'receiptText':
      return [...IN_RECEIPTS, 'link']
    case 'confirmText':
    case 'welcomeText':
      return [...IN_EVERY_MAIL, 'link']
    case 'greeting':
      return [...IN_EVERY_MAIL, 'name']
    default:
      return IN_EVERY_MAIL
  }
}
