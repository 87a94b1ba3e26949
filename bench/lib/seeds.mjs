import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/files/paths.mjs'

/**
 * @param {string} seeds the name of a seed file; a long file is split into parts, of which `-a` is the first
 * @param {number} count
 * @returns {string[]} the slugs of its first records
 */
export function firstSlugs(seeds, count) {
  const [file] = ['', '-a'].map((part) => join(ROOT, 'content', 'seed', `${seeds}${part}.json`)).filter(existsSync)
  const records = /** @type {{ slug?: string }[]} */ (JSON.parse(file ? readFileSync(file, 'utf8') : '[]'))
  const slugs = records.slice(0, count).flatMap(({ slug }) => slug ?? [])
  if (slugs.length < count) throw new Error(`the seeds of ${seeds} have nothing to visit`)
  return slugs
}

/**
 * @param {string} seeds as in `firstSlugs`
 * @returns {string} the slug of its first record
 */
export function firstSlug(seeds) {
  return firstSlugs(seeds, 1)[0] ?? ''
}
