import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { shortName } from './short-name'

const ROOTS = [resolve(import.meta.dirname, '../src'), resolve(import.meta.dirname, '../../brand')]
const CODE = /(?<!\.test)\.(?:tsx?|astro|json|svg)$/
const NAME = /(?<![\w-])--[a-z][\w-]*/gi
const DECLARED = /(?<![\w-])(--[a-z][\w-]*)\s*:/gi

/**
 * Shortens the names of custom properties, of which a page has about a thousand. Only names that our style sheets
 * declare and nothing else mentions: code may set or read the others, and libraries set those that we only use.
 */
export function shortProperties(): Plugin {
  const names = shortNames()
  return {
    name: 'short-properties',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [filename = ''] = id.split('?')
      if (!filename.endsWith('.css')) return null
      return { code: code.replace(NAME, (name) => names.get(name) ?? name), map: null }
    },
  }
}

/** The short name of each, the shortest for those that are used most. */
function shortNames(): ReadonlyMap<string, string> {
  const files = ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => resolve(root, name)),
  )
  const sheets = files.filter((name) => name.endsWith('.css')).map((name) => readFileSync(name, 'utf8'))
  const inCode = new Set(files.filter((name) => CODE.test(name)).flatMap((name) => namesIn(readFileSync(name, 'utf8'))))
  // Code writes some names in parts, such as `--map-${kind}`.
  const beginnings = [...inCode].filter((name) => name.endsWith('-'))
  const declared = new Set(sheets.flatMap((css) => [...css.matchAll(DECLARED)].map(([, name = '']) => name)))
  const uses = new Map<string, number>()
  for (const name of sheets.flatMap(namesIn)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const shortened = [...uses]
    .filter(
      ([name]) =>
        declared.has(name) && !inCode.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)),
    )
    .sort(([a, most], [b, less]) => less - most || (a < b ? -1 : 1))
  const free = Array.from(
    { length: shortened.length + uses.size + inCode.size },
    (_, place) => `--${shortName(place)}`,
  ).filter((name) => !uses.has(name) && !inCode.has(name))
  return new Map(shortened.map(([name], index) => [name, free[index] ?? name]))
}

function namesIn(text: string): string[] {
  return [...text.matchAll(NAME)].map(([name]) => name)
}
