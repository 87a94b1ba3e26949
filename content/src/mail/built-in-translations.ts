import { builtInTexts, type MailTextName } from './built-in-texts'
import { hindiPhrases, hindiTexts } from './hindi-words'

interface BuiltInWords {
  texts: Readonly<Record<MailTextName, string>>
  phrases: Readonly<Record<string, string>>
}

/** A further language of the built-in texts is a line here; without one, editors translate them. */
const languages: Readonly<Record<string, BuiltInWords>> = {
  hi: { texts: hindiTexts, phrases: hindiPhrases },
}

const translations = new Map(
  Object.entries(languages).map(([language, { texts, phrases }]) => [
    language,
    new Map([
      ...Object.entries(phrases),
      ...(Object.keys(builtInTexts) as MailTextName[]).map((name) => [builtInTexts[name], texts[name]] as const),
    ]),
  ]),
)

/** The translation of a built-in text or phrase; null where there is none, and for the words of an editor. */
export function builtInTranslation(language: string, text: string): string | null {
  return translations.get(language)?.get(text.trim()) ?? null
}
