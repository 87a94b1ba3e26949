import { ENGLISH, indianTime, indianTimeIn } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { offeredLanguage } from '../languages'
import { deskNames } from '../leads/desk-names'
import type { Fields } from '../publishing/faults'
import { recordsOf, textOf } from '../publishing/walk'
import { builtInTranslation } from './built-in-translations'

const TRANSLATION_RECORD = 'api::translation.translation'

/** The words of mails in the language of their reader. */
export interface MailLanguage {
  /** Two letters. */
  code: string
  /** @returns null where a text has no translation. */
  translationOf(text: string): string | null
}

export const mailsInEnglish: MailLanguage = { code: ENGLISH, translationOf: (text) => text }

/**
 * A language with the published translations of the mail texts, and of the words that several records share, such as
 * names of cities. The built-in words stand in for what nobody has translated.
 *
 * @param code English for none, and for a language that the site does not offer.
 */
export async function readMailLanguage(strapi: Core.Strapi, code: unknown): Promise<MailLanguage> {
  const language = offeredLanguage(code)
  if (language === ENGLISH) return mailsInEnglish
  const shared = [{ type: '' }, { type: { $null: true } }]
  const translated = new Map([
    ...(await publishedTexts(strapi, { language, $or: shared })),
    ...(await publishedTexts(strapi, { language, type: 'mail-text' })),
  ])
  return {
    code: language,
    translationOf: (text) => translated.get(text.trim()) ?? builtInTranslation(language, text),
  }
}

async function publishedTexts(strapi: Core.Strapi, filters: Fields): Promise<[string, string][]> {
  const query = { status: 'published', filters, sort: 'id:asc', limit: -1 }
  const records = (await strapi.documents(TRANSLATION_RECORD).findMany(query as never)) as Fields[]
  return records
    .flatMap(({ texts }) => recordsOf(texts))
    .map(({ text, translation }): [string, string] => [textOf(text), textOf(translation)])
    .filter(([, translation]) => translation !== '')
}

/** A text in a language; in English where it has no translation. */
export function textIn(language: MailLanguage, text: string): string {
  return language.translationOf(text) ?? text
}

/** A time in India, as the readers of a language write it. */
export function momentIn({ code }: MailLanguage, iso: string): string {
  return code === ENGLISH ? indianTime(iso, ' ') : indianTimeIn(iso, `${code}-IN`)
}

/**
 * An address of the site in a language.
 *
 * @param path as in English; empty for the home page.
 */
export function siteAddressIn({ code }: MailLanguage, path = ''): string {
  return `${settings.siteUrl}${code === ENGLISH ? '' : `/${code}`}${path}`
}

/** Translates the name of those who answer, which a lead stores in English. */
export function deskNameIn(language: MailLanguage, name: string): string {
  const known = language.translationOf(name)
  if (known !== null) return known
  for (const phrase of [deskNames.office, deskNames.adviser]) {
    const [start = '', placeholder = '', end = ''] = phrase.split(/(\{\w+\})/)
    const fitsPhrase = name.startsWith(start) && name.endsWith(end) && name.length > start.length + end.length
    const translation = fitsPhrase ? language.translationOf(phrase) : null
    if (translation === null) continue
    const value = name.slice(start.length, name.length - end.length)
    return translation.replace(placeholder, () => textIn(language, value))
  }
  return name
}
