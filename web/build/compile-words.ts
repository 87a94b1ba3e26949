import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const CATALOGUE = /\/words\/catalogues\/[a-z]{2}\/(?:page|scripts)\.json$/

/** Compiles the messages of the catalogues, so that neither server nor browser needs the parser of ICU messages. */
export function compileWords(): Plugin {
  return {
    name: 'compile-words',
    enforce: 'pre',
    transform(code, id) {
      if (!CATALOGUE.test(id)) return null
      const words: Record<string, string> = JSON.parse(code)
      const compiled = Object.entries(words).map(([phrase, message]) => [phrase, compile(message)])
      return { code: JSON.stringify(Object.fromEntries(compiled)), map: null }
    },
  }
}
