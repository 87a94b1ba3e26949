import { builtInAnswers } from './built-in-answers'
import { builtInTexts, type MailTextName } from './built-in-texts'
import { hindiAnswers, hindiPhrases, hindiTexts } from './hindi-words'

interface BuiltInWords {
  texts: Readonly<Record<MailTextName, string>>
  answers: typeof hindiAnswers
  phrases: Readonly<Record<string, string>>
}

/** A further language of the built-in texts is a line here; without one, editors translate them. */
const languages: Readonly<Record<string, BuiltInWords>> = {
  hi: { texts: hindiTexts, answers: hindiAnswers, phrases: hindiPhrases },
}

const translations = new Map(
  Object.entries(languages).map(([language, { texts, answers, phrases }]) => [
    language,
    new Map([
      ...Object.entries(phrases),
      ...builtInAnswers.flatMap(({ name, subject, text }) => [
        [subject, answers[name].subject] as const,
        [text, answers[name].text] as const,
      ]),
      ...(Object.keys(builtInTexts) as MailTextName[]).map((name) => [builtInTexts[name], texts[name]] as const),
    ]),
  ]),
)

/** The translation of a built-in text or phrase; null where there is none, and for the words of an editor. */
export function builtInTranslation(language: string, text: string): string | null {
  return translations.get(language)?.get(text.trim()) ?? null
}
