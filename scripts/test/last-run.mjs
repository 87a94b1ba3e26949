import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readIfThere } from '../lib/files/read-if-there.mjs'
import { writeAtomically } from '../lib/files/write-atomically.mjs'
import { Failure } from '../lib/messages/failure.mjs'

/** @typedef {import('./step.mjs').Result} Result */

/**
 * Removes the reports of the last run: those of this one must not be counted together with them.
 * @param {import('../lib/services/settings.mjs').Settings} settings
 */
export function forgetRun({ logs }) {
  const names = existsSync(logs) ? readdirSync(logs) : []
  for (const name of names) if (/^test-.*\.json$/.test(name)) rmSync(join(logs, name))
}

/**
 * Stores the results, so that `npm run test:full -- --continue` can run the rest without repeating anything.
 * @param {import('../lib/services/settings.mjs').Settings} settings
 * @param {readonly Result[]} results
 */
export function keepRun(settings, results) {
  const file = fileOf(settings)
  mkdirSync(dirname(file), { recursive: true })
  writeAtomically(file, `${JSON.stringify(results, null, 2)}\n`, 0o644)
}

/**
 * @param {import('../lib/services/settings.mjs').Settings} settings
 * @returns {Result[]} of the last `npm test`, if everything that ran passed
 */
export function passedRun(settings) {
  /** @type {Result[]} */
  const results = JSON.parse(readIfThere(fileOf(settings)) ?? '[]')
  if (results.length > 0 && results.every(({ state }) => state === 'passed')) return results
  throw new Failure('There is nothing to continue.', {
    cause: results.length === 0 ? 'npm test has not run here' : 'the last npm test did not pass',
    mend: 'run npm test first, or npm run test:full without --continue',
  })
}

/** @param {import('../lib/services/settings.mjs').Settings} settings */
function fileOf(settings) {
  return join(settings.logs, 'test-last-run.json')
}
