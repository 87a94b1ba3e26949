import { readdirSync, readFileSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { shortName } from './short-name'

const SOURCES = resolve(import.meta.dirname, '../src')

/** The position of each exported name of all CSS modules, in one common order. */
const places = new Map<string, number>()
for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!file.endsWith('.module.css')) continue
  const names = readFileSync(resolve(SOURCES, file), 'utf8').matchAll(/[.\s]([a-z][\w-]*)/gi)
  for (const [, name = ''] of names) {
    const whole = wholeName(name, file)
    if (!places.has(whole)) places.set(whole, places.size)
  }
}

/**
 * The class for a name of a CSS module. In production it is as short as possible, since a page has about two thousand
 * of them; the same sources always give the same class.
 *
 * @throws {Error} for a name that was not found when the build began.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(SOURCES, file.replace(/\?.*$/, ''))
  if (process.env.NODE_ENV !== 'production') return `${basename(path, '.module.css')}_${name}`
  const place = places.get(wholeName(name, path))
  if (place === undefined) throw new Error(`${path} has a class “${name}” that scoped-name.ts did not find`)
  return shortName(place)
}

function wholeName(name: string, path: string): string {
  return `${path.replaceAll('\\', '/')} ${name}`
}
