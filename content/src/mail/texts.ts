import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { builtInAnswers } from './built-in-answers'
import { builtInTexts, isMailText, type MailTextName, type MailTexts } from './built-in-texts'
import { type MailLanguage, mailsInEnglish, readMailLanguage, siteAddressIn, textIn } from './mail-language'

const SITE_SETTING = 'api::site-setting.site-setting'
export const MAIL_TEXT = 'api::mail-text.mail-text'

/** What mails to one visitor are written with. */
export interface MailWords {
  /** The texts in English, with names in braces. */
  texts: MailTexts
  brand: string
  /** The language that the visitor reads. */
  language: MailLanguage
}

/**
 * The mail texts of editors, and the default text for every empty field.
 *
 * @param language of the visitor, by two letters.
 */
export async function readMailWords(strapi: Core.Strapi, language: string | null): Promise<MailWords> {
  const row: Record<string, unknown> = (await strapi.db.query(MAIL_TEXT).findOne({})) ?? {}
  return {
    texts: mailTextsFrom(row),
    brand: await brandNameOf(strapi),
    language: await readMailLanguage(strapi, language),
  }
}

/** The mail texts of a record, saved or not, with the default text for every empty field. */
export function mailTextsFrom(row: Readonly<Record<string, unknown>>): MailTexts {
  const written = (name: MailTextName) => {
    const text = row[name]
    return typeof text === 'string' && text.trim() ? text : builtInTexts[name]
  }
  return Object.fromEntries(
    Object.keys(builtInTexts)
      .filter(isMailText)
      .map((name) => [name, written(name)]),
  ) as MailTexts
}

/** The brand's name and line in the site settings; the default name, and no line, while none are published. */
export async function readBrand(strapi: Core.Strapi): Promise<{ brandName: string; tagline: string }> {
  const row: Record<string, unknown> =
    (await strapi.db.query(SITE_SETTING).findOne({ where: { publishedAt: { $notNull: true } } })) ?? {}
  const written = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
  return { brandName: written(row.brandName) || settings.brand.name, tagline: written(row.tagline) }
}

/** The brand name in the site settings, or the default one while none are published. */
export async function brandNameOf(strapi: Core.Strapi): Promise<string> {
  return (await readBrand(strapi)).brandName
}

/** Stores the default texts and prepared answers, so that editors do not start with empty fields. */
export async function seedMailTexts(strapi: Core.Strapi): Promise<void> {
  if ((await strapi.db.query(MAIL_TEXT).count()) > 0) return
  await strapi
    .documents(MAIL_TEXT)
    .create({ data: { ...builtInTexts, answers: builtInAnswers.map((one) => ({ ...one })) } })
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

/** The values for the names in braces of a letter. */
type LetterValues = Readonly<Record<string, string>>

/** A letter to a visitor, as editors wrote it in English. */
interface LetterToVisitor {
  subject: string
  text: string
  /** The words on its button. */
  button: string
  /** The values for the names in braces, in the language of the letter. */
  valuesIn: (language: MailLanguage) => LetterValues & { link: string }
}

/**
 * A letter in the language of its reader. It greets nobody by a name: anybody may have typed name and address. Where its
 * subject or text has no translation the whole letter is in English: it does not change the language midway. Its addresses
 * lead to pages in the language of the reader all the same.
 */
export function letterTo(words: MailWords, { subject, text, button, valuesIn }: LetterToVisitor) {
  const language = languageOfLetter(words, subject, text)
  const values = { ...valuesIn(language), ...valuesOfAll(words) }
  return {
    subject: subjectOf(textIn(language, subject), values),
    text: framed(words, language, null, filledIn(textIn(language, text), values)),
    brand: words.brand,
    action: { label: textIn(language, button), url: values.link },
    headers: languageHeader(language),
  }
}

export function languageOfLetter({ language }: MailWords, ...texts: readonly string[]): MailLanguage {
  return texts.every((text) => language.translationOf(text) !== null) ? language : mailsInEnglish
}

/** What stands for the names in braces of every mail text. */
export function valuesOfAll({ brand, language }: MailWords): LetterValues {
  return { brand, site: siteAddressIn(language) }
}

/** Tells mail programs in which language to read a mail aloud. */
export function languageHeader({ code }: MailLanguage): Record<string, string> {
  return { 'Content-Language': code }
}

/**
 * A finished text with its greeting before it and the signature after it.
 *
 * @param language of the text.
 */
export function framed(words: MailWords, language: MailLanguage, name: string | null, text: string): string {
  const { greeting, greetingWithoutName, signature } = words.texts
  const values = valuesOfAll(words)
  const greeted = name !== null && isPlainName(name)
  const first = greeted
    ? filledIn(textIn(language, greeting), { ...values, name })
    : filledIn(textIn(language, greetingWithoutName), values)
  return `${first}\n\n${text}\n\n${filledIn(textIn(language, signature), values)}\n`
}

/** A name that looks like an address or an advertisement is in no greeting. */
function isPlainName(name: string): boolean {
  return name !== '' && name.length <= 60 && !/[:/@\\<>]|\.\w/.test(name)
}

/** Writes addresses in a visitor's text as `https[:]//evil[.]example`, so that no mail program turns them into links. */
export function defangLinks(text: string): string {
  return text
    .replace(/:\/\//g, '[:]//')
    .replace(/\bwww\./gi, 'www[.]')
    .replace(/([\w-])\.(?=[a-z]{2,}\b)/gi, '$1[.]')
}
