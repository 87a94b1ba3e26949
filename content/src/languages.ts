import { ENGLISH } from '@ashlar/contract'
import { settings } from '../config/environment'

/** A language of the site by its two letters; English for none, and for one that the site does not offer. */
export function offeredLanguage(code: unknown): string {
  return settings.languages.find((one) => one === code) ?? ENGLISH
}

/** The name of a language in English, such as `Hindi`; its code where it has none. */
export function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
}

/** Names by the two letters of the site's languages, English first; empty when it has English alone. */
export function offeredLanguageNames(): Record<string, string> {
  const codes = settings.languages.length > 0 ? [ENGLISH, ...settings.languages] : []
  return Object.fromEntries(codes.map((code) => [code, languageName(code)]))
}

/** The name of the language that a visitor reads; null for English, which needs no mention. */
export function foreignLanguageName(code: string | null): string | null {
  return code === null || code === ENGLISH ? null : languageName(code)
}
