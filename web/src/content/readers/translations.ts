import 'server-only'
import { reads, translation } from '@ashlar/contract'
import { currentLanguage, inLanguage, type Translations } from '@/words/current-language'
import { english, type Language, offeredLanguages } from '@/words/languages'
import { cachedRead, recordsIn } from '../library/library'
import { nullIfUnavailable } from '../read'
import { EMPTY_LIST } from '../request/list-answer'
import { isGone } from '../request/missing-rows'
import { fromBackend } from '../request/rows'
import { oncePerResponse } from '../response-scope'

type ReadTranslations = () => Promise<Translations>

/** By code of the language. */
const readers = new Map<string, ReadTranslations>()
const none: Translations = new Map()

/**
 * The translations of texts of records into a language, by text; none when they are not available, because a page in
 * English is better than no page. When two records translate the same text, the first counts.
 */
export async function readTranslations(code: Language['code']): Promise<Translations> {
  const read = readers.get(code) ?? readerOf(code)
  readers.set(code, read)
  return (await nullIfUnavailable(() => inLanguage(english, read))) ?? none
}

function readerOf(code: Language['code']): ReadTranslations {
  const { path, models, query } = reads.translations
  const asked = { ...query, 'filters[language][$eq]': code }
  const source = {
    name: path,
    key: `${path}?${new URLSearchParams(asked)}`,
    models,
    ask: () => fromBackend(reads.translations, asked),
    absent: { answer: EMPTY_LIST, isGone: () => isGone(reads.translations) },
    hasDrafts: () => true,
  }
  return cachedRead(source, translationsIn)
}

/**
 * The languages in which a page can be read, English first. Its description tells: without a translation of it, the page
 * is an English one with words around it in another language. Where lists show the description, it may be translated
 * alone; then a sample of the page's own text must be, too.
 *
 * @param description of the page, in the language of the response.
 * @param sample a text of its main part, in the language of the response.
 * @param isFromData the description is made from data in every language, so that the sample alone tells.
 */
export const languagesOfPage = oncePerResponse(
  async (description: string, sample?: string, isFromData?: boolean): Promise<readonly Language[]> => {
    const own = [isFromData ? '' : description.trim(), (sample ?? '').trim()].filter((text) => text !== '')
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
  const translations = new Map<string, string>()
  for (const { texts } of recordsIn(reads.translations, translation, answer)) {
    for (const { text, translation: translated } of texts) {
      if (translated !== '' && !translations.has(text.trim())) translations.set(text.trim(), translated)
    }
  }
  return translations
}
