import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { CONTENT, NODE, ROOT } from '../lib/files/paths.mjs'
import { missingBinaries, withBinaries } from './binaries.mjs'

/**
 * `npm run lockfiles`: completes all lockfiles for systems other than the one on which they were changed. Run it after
 * every change of a dependency.
 */
export async function main() {
  for (const folder of [ROOT, CONTENT, NODE]) {
    const file = join(folder, 'package-lock.json')
    /** @type {import('./binaries.mjs').Lockfile} */
    const lockfile = JSON.parse(readFileSync(file, 'utf8'))
    const missing = missingBinaries(lockfile)
    if (missing.length > 0) writeFileSync(file, `${JSON.stringify(withBinaries(lockfile, missing), null, 2)}\n`)
    process.stdout.write(`${relative(ROOT, file)}: ${missing.length} binaries of other systems added\n`)
  }
}
