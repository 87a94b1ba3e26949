import type { Plugin } from 'vite'

/** Chunks that every page loads. The others are compiled when a visitor uses what they are for. */
const OF_EVERY_PAGE = /^(?:site\.astro|keyboard-scroll|moments)/
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes browsers compile the scripts of every page while they arrive, beside the main thread. Otherwise V8 compiles a
 * function when it is first called, and a visitor's first tap waits for the compilation of every listener that hears it.
 * The hint must be the first line of the file; browsers that do not know it ignore the comment.
 */
export function compileAtOnce(): Plugin {
  return {
    name: 'compile-at-once',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && OF_EVERY_PAGE.test(file.name)) file.code = HINT + file.code
        }
      },
    },
  }
}
