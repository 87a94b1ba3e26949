import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'

const SITE_SETTING = 'api::site-setting.site-setting'
export const MAIL_TEXT = 'api::mail-text.mail-text'

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
  signature: `{brand}
{site}`,
}

export type MailTexts = typeof builtInTexts
export type MailTextName = keyof MailTexts

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
    default:
      return IN_EVERY_MAIL
  }
}

/** The mail texts of editors, and the default text for every empty field; `{brand}` is filled in. */
export async function mailTexts(strapi: Core.Strapi): Promise<MailTexts> {
  const row: Record<string, unknown> = (await strapi.db.query(MAIL_TEXT).findOne({})) ?? {}
  return mailTextsFrom(row, await brandNameOf(strapi))
}

/** The same from a record that may not be saved yet. */
export function mailTextsFrom(row: Readonly<Record<string, unknown>>, brand: string): MailTexts {
  const written = (name: keyof MailTexts) => {
    const text = row[name]
    return typeof text === 'string' && text.trim() ? text : builtInTexts[name]
  }
  const names = Object.keys(builtInTexts) as (keyof MailTexts)[]
  return Object.fromEntries(names.map((name) => [name, written(name).replaceAll('{brand}', () => brand)])) as MailTexts
}

/** The brand name in the site settings, or the default one while none are published. */
export async function brandNameOf(strapi: Core.Strapi): Promise<string> {
  const row: Record<string, unknown> =
    (await strapi.db.query(SITE_SETTING).findOne({ where: { publishedAt: { $notNull: true } } })) ?? {}
  return typeof row.brandName === 'string' && row.brandName.trim() ? row.brandName : settings.brand.name
}

/** Stores the default texts, so that editors do not start with empty fields. */
export async function seedMailTexts(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query(MAIL_TEXT).count()) > 0) return
  await strapi.documents(MAIL_TEXT).create({ data: { ...builtInTexts } })
}

/**
 * Replaces names in braces by their values. An unknown name stays, so that an editor sees it. A missing link is added
 * at the end, because the mail is useless without it.
 */
export function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  const { link } = values
  const whole = link && !text.includes('{link}') ? `${text.trimEnd()}\n\n{link}` : text
  return whole.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : placeholder,
  )
}

/** A subject in one line, whatever the values contain. */
export function subjectOf(text: string, values: Readonly<Record<string, string>>): string {
  return filledIn(text, { ...values, link: '' })
    .replace(/\s+/g, ' ')
    .trim()
}

/** Greeting, text and signature together. */
export function letterTextOf(
  greeting: string,
  text: string,
  texts: MailTexts,
  values: Readonly<Record<string, string>>,
) {
  const { link: _link, ...others } = values
  return `${greeting}\n\n${filledIn(text, values)}\n\n${filledIn(texts.signature, others)}\n`
}

/** Writes addresses in a visitor's text as `https[:]//evil[.]example`, so that no mail program turns them into links. */
export function defangLinks(text: string): string {
  return text
    .replace(/:\/\//g, '[:]//')
    .replace(/\bwww\./gi, 'www[.]')
    .replace(/([\w-])\.(?=[a-z]{2,}\b)/gi, '$1[.]')
}

/** A visitor's name for the salutation; a name that looks like an address or an advertisement is left out. */
export function salutation(name: string | null): string {
  return name && name.length <= 60 && !/[:/@\\<>]|\.\w/.test(name) ? `Dear ${name},` : 'Hello,'
}
