import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/files/paths.mjs'
import { readIfThere } from '../lib/files/read-if-there.mjs'
import { Failure } from '../lib/messages/failure.mjs'
import { runProgram } from '../lib/processes/program.mjs'
import { readSettings } from '../lib/services/settings.mjs'
import { readReport } from '../test/reports.mjs'
import { checksOf, promisesOf } from './figures-of.mjs'

/** The site shows this file on /figures and /accessibility. */
const KEPT = join(ROOT, 'web', 'src', 'features', 'vitals', 'own-results.json')

/**
 * `npm run keep-figures`: keeps the results of the last full run of the tests and of the last bench in a file of the
 * repository, from which the site shows them. Failures are kept as well, and so are the rows that the last bench did
 * not measure, with their day.
 */
export function main() {
  return runProgram(async ({ progress }) => {
    const { logs } = readSettings(process.env)
    const reports = readdirSync(logs).filter((name) => name.startsWith('test-') && name.endsWith('.json'))
    const checks = checksOf(reports.map((name) => readReport(join(logs, name))))
    if (checks.length === 0) {
      throw new Failure('There are no results to keep.', {
        cause: `no report of the journeys is in ${logs}`,
        mend: 'run `npm run test:full`, then this command again',
      })
    }
    const bench = readIfThere(join(ROOT, 'bench', 'results', 'latest.json'))
    /** @type {{ promises: import('./figures-of.mjs').PromiseGroup[] }} */
    const before = JSON.parse(readFileSync(KEPT, 'utf8'))
    const results = { day: new Date().toISOString().slice(0, 10), checks, promises: promisesOf(bench, before.promises) }
    writeFileSync(KEPT, `${JSON.stringify(results, null, 2)}\n`)
    for (const { name, passed, failed } of checks) progress.say(`${name}: ${passed} passed, ${failed} failed`)
    return 0
  })
}
