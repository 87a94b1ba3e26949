import { brotliSize } from './loads.mjs'
import { sum } from './numbers.mjs'

/** @typedef {import('./loads.mjs').Load} Load */

/** Most bytes of script that a page loads before somebody uses it. */
export const SCRIPT_BEFORE_USE = 15_000

/** React marks its elements with this string. React and its renderer contain it, also when they are minified. */
const REACT = 'react.transitional.element'

/**
 * The script among the responses of a page.
 * @param {readonly Load[]} loads
 * @returns {{ external: number, inline: number, hasReact: boolean, files: Load[] }} bytes as transferred
 */
export function scriptOf(loads) {
  const files = loads.filter(({ kind }) => kind === 'JS')
  const html = loads.find(({ kind }) => kind === 'HTML')?.body.toString('utf8') ?? ''
  return {
    external: sum(files.map(({ bytes }) => bytes)),
    inline: brotliSize(Buffer.from(inlineScripts(html).join('\n'))),
    hasReact: files.some(isReact),
    files,
  }
}

/** @param {Load} load */
export function isReact({ kind, body }) {
  return kind === 'JS' && body.includes(REACT)
}

/**
 * @param {string} html
 * @returns {string[]} the inline scripts of the page, without structured data for search engines
 */
function inlineScripts(html) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', text = '']) =>
    /\bsrc=|ld\+json/.test(attributes) ? [] : [text],
  )
}
