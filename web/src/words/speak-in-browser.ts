import type { CompiledMessage } from 'icu-minify/format'
import { languageOfDocument } from './address-in-browser'
import { type PageLanguage, setPageLanguage } from './page-language'

const catalogues = import.meta.glob<Readonly<Record<string, CompiledMessage>>>('./catalogues/*/scripts.json', {
  import: 'default',
})

/** Loads the words of the page's language for scripts; nothing on an English page. */
export async function speakLanguageOfPage(): Promise<void> {
  const code = languageOfDocument()
  const load = code === undefined ? undefined : catalogues[`./catalogues/${code}/scripts.json`]
  if (code === undefined || !load) return
  const [words, { formatMessage }] = await Promise.all([load(), import('./format-message')])
  const language: PageLanguage = {
    code,
    locale: code,
    direction: document.dir === 'rtl' ? 'rtl' : 'ltr',
    name: (name) => name,
  }
  setPageLanguage(
    () => language,
    (phrase, values) => {
      const message = Object.hasOwn(words, phrase) ? words[phrase] : undefined
      return message === undefined ? null : formatMessage(message, code, values)
    },
  )
}
