import 'server-only'
import { parseList, reads, translation } from '@ashlar/contract'
import type { Translations } from '@/words/current-language'
import type { Language } from '@/words/languages'
import { ContentUnavailable } from '../errors'
import { logDropped, readFrom, throwIfDropped } from '../read'
import { fromBackend } from '../request/ask'
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
