import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT, ROOT } from '../lib/files/paths.mjs'
import { readIfThere } from '../lib/files/read-if-there.mjs'
import { notAllowed } from './allowed.mjs'
import { licencesOf } from './licences-of.mjs'

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
      process.stdout.write(`NOT ALLOWED  ${licence}: ${names.join(', ')} (scripts/licences/allowed.mjs)\n`)
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
