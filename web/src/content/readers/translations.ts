import 'server-only'
import { parseList, reads, translation } from '@ashlar/contract'
import { currentLanguage, type Translations } from '@/words/current-language'
import { english, type Language, offeredLanguages } from '@/words/languages'
import { ContentUnavailable } from '../errors'
import { logDropped, readFrom, throwIfDropped } from '../read'
import { fromBackend } from '../request/rows'
import { oncePerResponse } from '../response-scope'

/** By answer, because an answer is kept and used for many pages. */
const known = new WeakMap<object, Translations>()

/**
 * The translations of texts of records into a language, by text; none when they are not available, because a page in
 * English is better than no page. When two records translate the same text, the first counts.
 */
export const readTranslations = oncePerResponse(async (code: Language['code']): Promise<Translations> => {
  const query = { ...reads.translations.query, 'filters[language][$eq]': code }
  try {
    return await readFrom(fromBackend, reads.translations, translationsIn, query)
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return new Map()
  }
})

/**
 * The languages in which a page can be read, English first. Its description tells: without a translation of it, the page
 * is an English one with words around it in another language. Where lists show the description, it may be translated
 * alone; then a sample of the page's own text must be, too.
 *
 * @param description of the page, in the language of the response.
 * @param sample a text of its main part, in the language of the response.
 */
export const languagesOfPage = oncePerResponse(
  async (description: string, sample?: string): Promise<readonly Language[]> => {
    const own = [description.trim(), (sample ?? '').trim()].filter((text) => text !== '')
    const texts = await Promise.all(own.map(originalOf))
    const isReadIn = async (language: Language) => {
      if (language === english) return true
      const translated = await readTranslations(language.code)
      return texts.length > 0 && texts.every((text) => translated.has(text))
    }
    const offered = offeredLanguages()
    const readable = await Promise.all(offered.map(isReadIn))
    return offered.filter((_language, at) => readable[at])
  },
)

/** The English text of a translation into the language of the response; the text itself when it is not one. */
async function originalOf(text: string): Promise<string> {
  const language = currentLanguage()
  if (language === english) return text
  for (const [original, translation] of await readTranslations(language.code)) {
    if (translation.trim() === text) return original
  }
  return text
}

function translationsIn(answer: unknown): Translations {
  const kept = typeof answer === 'object' && answer !== null ? known.get(answer) : undefined
  if (kept) return kept
  const { records, dropped } = parseList(translation, answer)
  if (records.length === 0) throwIfDropped(dropped)
  logDropped(reads.translations, dropped)
  const translations = new Map<string, string>()
  for (const { texts } of records) {
    for (const { text, translation: translated } of texts) {
      if (translated !== '' && !translations.has(text.trim())) translations.set(text.trim(), translated)
    }
  }
  if (typeof answer === 'object' && answer !== null) known.set(answer, translations)
  return translations
}
