import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/files/paths.mjs'

/**
 * @param {string} seeds the name of a seed file; a long file is split into parts, of which `-a` is the first
 * @returns {string} the slug of its first record
 */
export function firstSlug(seeds) {
  const [file] = ['', '-a'].map((part) => join(ROOT, 'content', 'seed', `${seeds}${part}.json`)).filter(existsSync)
  const records = /** @type {{ slug?: string }[]} */ (JSON.parse(file ? readFileSync(file, 'utf8') : '[]'))
  const slug = records[0]?.slug
  if (!slug) throw new Error(`the seeds of ${seeds} have nothing to visit`)
  return slug
}
