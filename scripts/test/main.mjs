import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireWritable } from '../lib/files/disk.mjs'
import { ensureBrowser } from '../lib/install/browser.mjs'
import { prepare, prepareTools } from '../lib/install/prepare.mjs'
import { Failure, failureLines, Interrupted } from '../lib/messages/failure.mjs'
import { runProgram } from '../lib/processes/program.mjs'
import { findPostgres } from '../lib/services/postgres.mjs'
import { readSecrets } from '../lib/services/secrets.mjs'
import { readSettings } from '../lib/services/settings.mjs'
import { readScope } from './scope.mjs'
import { runStep } from './step.mjs'
import { journeyStep, LINT_STEP, SOAK_STEP, siteTypeStep, typeSteps, vitestStep } from './steps.mjs'
import { summary } from './summary.mjs'

/**
 * @typedef {import('./step.mjs').Result} Result
 * @typedef {import('./step.mjs').TestWork} Work
 */

/**
 * `npm test`; with --submission also what CI asks of a change, and with --full (`npm run test:full`) everything. The
 * two may skip nothing.
 */
export function main() {
  return runProgram(async ({ signal, progress }) => {
    const scope = readScope(process.argv.slice(2))
    const settings = readSettings(process.env)
    requireWritable(settings.dataDir, 'the state folder (DATA_DIR)')
    const env = { ...process.env, ...(scope.name === 'daily' ? {} : { REQUIRE_ALL: '1' }) }
    // A submission is not refused for a hiccup of the machine; a release may have none.
    const triesAgain = Boolean(process.env.CI) && scope.name !== 'full'
    const work = { settings, secrets: readSecrets(settings.dataDir, env), env, signal, progress, triesAgain }
    if (scope.name !== 'daily') await requireEverything()
    const results = await runAll(work, scope)
    for (const line of summary(results)) progress.say(line)
    return results.every(({ state }) => state === 'passed') ? 0 : 1
  })
}

/**
 * @param {Work} work
 * @param {import('./scope.mjs').Scope} scope
 * @returns {Promise<Result[]>}
 */
async function runAll(work, scope) {
  forgetReports(work.settings.logs)
  await prepareTools(work)
  // Steps that need no build run during the builds.
  const building = build(work)
  // Awaited below. Until then, an abort is reported by the step that runs, and not as an unhandled rejection.
  building.catch(() => undefined)
  /** @type {Result[]} */
  const results = []
  for (const step of [LINT_STEP, ...typeSteps()]) results.push(await runStep(step, work))
  const built = await building
  results.push(built)
  if (built.state === 'failed')
    return [...results, withoutTests('unit and contract tests', 'not run'), withoutTests('journeys', 'not run')]
  results.push(await runStep(siteTypeStep(), work))
  results.push(await runStep(vitestStep(scope), work))
  const browser = await ensureBrowser(work, { headless: true })
  results.push(await runStep(journeyStep(scope, browser), work))
  if (scope.name === 'full') results.push(await runStep(SOAK_STEP, work))
  return results
}

/**
 * Removes the reports of the last run: those of this one must not be counted together with them.
 * @param {string} logs
 */
function forgetReports(logs) {
  const names = existsSync(logs) ? readdirSync(logs) : []
  for (const name of names) if (/^test-.*\.json$/.test(name)) rmSync(join(logs, name))
}

/**
 * @param {Work} work
 * @returns {Promise<Result>} rejects only when the work should end
 */
async function build(work) {
  const began = Date.now()
  let good = true
  try {
    await prepare(work, { content: true })
  } catch (error) {
    if (error instanceof Interrupted) throw error
    good = false
    for (const line of failureLines(error)) work.progress.say(line)
  }
  return withoutTests('build', good ? 'passed' : 'failed', (Date.now() - began) / 1000)
}

/**
 * @param {string} name
 * @param {Result['state']} state
 * @returns {Result}
 */
function withoutTests(name, state, seconds = 0) {
  return { name, state, tests: [], seconds, skips: [] }
}

/** Missing programs are reported before the long work. */
async function requireEverything() {
  if ((await findPostgres()) !== null) return
  throw new Failure('These tests need a PostgreSQL server.', {
    cause: 'none of version 14 or later is installed on this machine',
    mend: 'install one (Debian: apt-get install postgresql), or run npm test, which skips what needs it',
  })
}
