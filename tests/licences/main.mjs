import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT, ROOT } from '../../scripts/lib/files/paths.mjs'
import { readIfThere } from '../../scripts/lib/files/read-if-there.mjs'
import { notAllowed, UNSTATED } from './allowed.mjs'

/** Up to this number of packages, their names are listed beside the licence. */
const NAMED = 6

/**
 * `npm run licences`: lists the licences of production packages, by install. Fails on a licence that is not allowed.
 */
export async function main() {
  for (const folder of [ROOT, CONTENT]) {
    const licences = licencesIn(folder)
    process.stdout.write(`${join(folder, 'package-lock.json')}\n`)
    for (const [licence, names] of licences) {
      const shown = names.length <= NAMED ? `  ${names.join(', ')}` : ''
      process.stdout.write(`  ${String(names.length).padStart(4)}  ${licence}${shown}\n`)
    }
    for (const [licence, names] of notAllowed(licences)) {
      process.stdout.write(`NOT ALLOWED  ${licence}: ${names.join(', ')} (tests/licences/allowed.mjs)\n`)
      process.exitCode = 1
    }
  }
}

/**
 * @param {string} folder of an install
 * @returns {[licence: string, packages: string[]][]}
 */
export function licencesIn(folder) {
  const lockfile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  return licencesOf(lockfile, (path) => {
    const manifest = readIfThere(join(folder, path, 'package.json'))
    return manifest === null ? undefined : JSON.parse(manifest).license
  })
}

/** @typedef {{ license?: string, dev?: boolean, link?: boolean }} LockedPackage */

/**
 * @param {{ packages: Record<string, LockedPackage> }} lockfile
 * @param {(path: string) => unknown} licenceAt reads the licence from the installed package when the lockfile has none
 * @returns {[licence: string, packages: string[]][]} of all production packages, the most frequent licence first
 */
export function licencesOf({ packages }, licenceAt) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map()
  for (const [path, { license, dev, link }] of Object.entries(packages)) {
    if (dev || link || !path.includes('node_modules/')) continue
    const stated = license ?? licenceAt(path)
    const licence = typeof stated === 'string' ? stated : UNSTATED
    const names = found.get(licence) ?? new Set()
    found.set(licence, names.add(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)))
  }
  return [...found]
    .map(([licence, names]) => /** @type {[string, string[]]} */ ([licence, [...names].sort()]))
    .sort(([, a], [, b]) => b.length - a.length)
}
