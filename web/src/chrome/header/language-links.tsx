import { addressIn, currentLanguage } from '@/words/current-language'
import { offeredLanguages } from '@/words/languages'

/**
 * Links to the current page in the other languages.
 *
 * @param address path and query of the page; `null` for a page without an address of its own, which leads to the home
 *   page.
 */
export function LanguageLinks({ address }: { address: string | null }) {
  const current = currentLanguage()
  return offeredLanguages()
    .filter((language) => language !== current)
    .map((language) => (
      <li key={language.code}>
        <a href={addressIn(language, address ?? '/')} hrefLang={language.code} lang={language.code}>
          {language.name}
        </a>
      </li>
    ))
}
