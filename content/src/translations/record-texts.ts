import { translatableTexts } from '@ashlar/contract'
import { builtInTexts, isMailText, mailPhrases } from '../mail/built-in-texts'
import { builtInTranslation } from '../mail/built-in-translations'
import type { Fields } from '../publishing/faults'
import { textOf } from '../publishing/walk'

/** The type whose texts have built-in words: English ones for empty fields, and translations of these. */
const WITH_BUILT_IN_WORDS = 'mail-text'

/** The texts of a record that can be translated. To the texts of mails belong the phrases that no field holds. */
export function textsToTranslate(model: string, record: Fields): readonly string[] {
  if (model !== WITH_BUILT_IN_WORDS) return translatableTexts(model, record)
  const written = Object.entries(record).filter(([name, value]) => !isMailText(name) || textOf(value) !== '')
  const texts = translatableTexts(model, { ...builtInTexts, ...Object.fromEntries(written) })
  return [...new Set([...texts, ...mailPhrases])]
}

/** What visitors read where no record translates a text; null when that is English. */
export function builtInWordsFor(model: string, language: string, text: string): string | null {
  return model === WITH_BUILT_IN_WORDS ? builtInTranslation(language, text) : null
}
