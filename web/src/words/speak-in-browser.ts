import type { CompiledMessage } from 'icu-minify/format'
import { setTranslator } from './say'

const catalogues = import.meta.glob<Readonly<Record<string, CompiledMessage>>>('./catalogues/*/scripts.json', {
  import: 'default',
})

/** Loads the words of the page's language for scripts; nothing on an English page. */
export async function speakLanguageOfPage(): Promise<void> {
  const { lang } = document.documentElement
  const load = catalogues[`./catalogues/${lang}/scripts.json`]
  if (!load) return
  const [words, { formatMessage }] = await Promise.all([load(), import('./format-message')])
  setTranslator(
    (phrase, values) => {
      const message = Object.hasOwn(words, phrase) ? words[phrase] : undefined
      return message === undefined ? null : formatMessage(message, lang, values)
    },
    () => lang,
  )
}
