import 'server-only'
import type { CompiledMessage } from 'icu-minify/format'
import { env } from '@/config/env'
import { formatMessage } from './format-message'

/** A language that the site can be read in. */
export interface Language {
  /** The first segment of its addresses, and the value of `lang`; English has no segment. */
  code: string
  /** For numbers and dates; it may choose the digits too, as in `ur-IN-u-nu-latn`. */
  locale: string
  /** As its readers write it. */
  name: string
  direction: 'ltr' | 'rtl'
  /** `shell` when the catalogue has only the words around every page and those of error pages; by default it has all. */
  scope?: 'shell'
  /** The room that the header's menus need in it, as a CSS length; without it, that of English. */
  menusWidth?: string
  /** The typeface of its script; without one, the page shows a font of the system. */
  font?: LanguageFont
}

interface LanguageFont {
  family: string
  /** Files in ui/fonts, and the weights that each stands for. */
  faces: readonly { file: string; weight: string }[]
  /** A file in ui/fonts with the letters of the language's name alone, for links to it from pages in other languages. */
  nameFile: string
  /** The width of the name in these letters, in em: links reserve it, so that nothing moves when the letters arrive. */
  nameWidth: number
  /** The code points that it draws, as `unicode-range`. */
  range: string
  /** Line height of headings. */
  leading: number
  /** Whether letters join their neighbours: then no space may be added or taken between them. */
  joined?: boolean
}

type Catalogue = Readonly<Record<string, CompiledMessage>>

export const english: Language = { code: 'en', locale: 'en-IN', name: 'English', direction: 'ltr' }

/** A folder below `catalogues` is a language: no code names one. */
const described = import.meta.glob<Language>('./catalogues/*/language.json', { eager: true, import: 'default' })
const written = import.meta.glob<Catalogue>('./catalogues/*/{page,scripts}.json', { eager: true, import: 'default' })

const catalogues = new Map<string, Catalogue>()
for (const [file, words] of Object.entries(written)) {
  const code = file.split('/').at(-2) ?? ''
  catalogues.set(code, { ...catalogues.get(code), ...words })
}

/** Every language that has a catalogue, English first. */
export const languages: readonly Language[] = [english, ...Object.values(described)]

let offered: readonly Language[] | undefined

/**
 * The languages that this site offers, English first.
 *
 * @throws {Error} when `LANGUAGES` names one without a catalogue.
 */
export function offeredLanguages(): readonly Language[] {
  offered ??= [
    english,
    ...env().LANGUAGES.flatMap((code) => {
      const language = languages.find((known) => known.code === code)
      if (!language) throw new Error(`LANGUAGES: there is no catalogue for "${code}"`)
      return language === english ? [] : [language]
    }),
  ]
  return offered
}

/** A phrase in a language; `null` where its catalogue does not have it. */
export function phraseIn(
  { code, locale }: Language,
  phrase: string,
  values: Readonly<Record<string, string | number>>,
): string | null {
  const words = catalogues.get(code)
  const message = words && Object.hasOwn(words, phrase) ? words[phrase] : undefined
  return message === undefined ? null : formatMessage(message, locale, values)
}
