import { requireWritable } from '../lib/files/disk.mjs'
import { ensureBrowser } from '../lib/install/browser.mjs'
import { prepare, prepareTools } from '../lib/install/prepare.mjs'
import { Failure, failureLines, Interrupted } from '../lib/messages/failure.mjs'
import { runProgram } from '../lib/processes/program.mjs'
import { findPostgres } from '../lib/services/postgres.mjs'
import { readSecrets } from '../lib/services/secrets.mjs'
import { readSettings } from '../lib/services/settings.mjs'
import { withoutTests } from './counts.mjs'
import { NO_HIGHLIGHTS } from './highlights.mjs'
import { journeyProjects, OF_EACH_SUBMISSION } from './journey-projects.mjs'
import { forgetRun, keepRun, passedRun } from './last-run.mjs'
import { notRun, runStep } from './step.mjs'
import {
  contractStep,
  fullContractStep,
  journeyStep,
  lintStep,
  patternStep,
  siteTypeStep,
  soakStep,
  typeSteps,
  unitStep,
} from './steps.mjs'
import { summary } from './summary.mjs'

/**
 * @typedef {import('./step.mjs').Result} Result
 * @typedef {import('./step.mjs').TestWork} Work
 */

/** Without this step, nothing can be started. */
const BUILD = 'build'

/**
 * `npm test`, and with --full `npm run test:full`: everything, nothing skipped. --full --continue runs only what the
 * preceding `npm test` did not run; --for-submission leaves out what is only checked before a release: ten minutes of
 * soak, most of the long journeys, and a part of the long contract tests.
 */
export function main() {
  const full = process.argv.includes('--full')
  const resume = process.argv.includes('--continue')
  const release = !process.argv.includes('--for-submission')
  return runProgram(async ({ signal, progress }) => {
    const settings = readSettings(process.env)
    requireWritable(settings.dataDir, 'the state folder (DATA_DIR)')
    const env = { ...process.env, ...(full ? { REQUIRE_ALL: '1' } : {}) }
    // A submission is not refused for a hiccup of the machine; a release may have none.
    const triesAgain = Boolean(process.env.CI) && !(full && release)
    const work = { settings, secrets: readSecrets(settings.dataDir, env), env, signal, progress, triesAgain }
    if (full) await requireEverything()
    const results = full && resume ? await runRest(work, release) : await runAll(work, full, release)
    if (full && release) results.push(isBuilt(results) ? await runStep(soakStep(), work) : notRun('soak'))
    keepRun(settings, results)
    for (const line of summary(results)) progress.say(line)
    return results.every(({ state }) => state === 'passed') ? 0 : 1
  })
}

/**
 * @param {Work} work
 * @param {boolean} everything the full journeys too
 * @param {boolean} release also what is only checked before a release
 * @returns {Promise<Result[]>}
 */
async function runAll(work, everything, release) {
  forgetRun(work.settings)
  await prepareTools(work)
  // Steps that need no build run during the builds.
  const building = build(work)
  // Awaited below. Until then, an abort is reported by the step that runs, and not as an unhandled rejection.
  building.catch(() => undefined)
  /** @type {Result[]} */
  const results = []
  for (const step of [lintStep(), patternStep(), ...typeSteps(), unitStep()]) results.push(await runStep(step, work))
  results.push(await building)
  results.push(await runStep(siteTypeStep(), work))
  if ((await building).state === 'failed') return [...results, notRun('contract tests'), notRun('journeys')]
  results.push(await runStep(contractStep(), work))
  if (everything) results.push(await runStep(fullContractStep(release), work))
  const { daily, full } = await journeyProjects(work)
  const more = release ? full : OF_EACH_SUBMISSION
  results.push(await runJourneys(work, everything ? [...daily, ...more] : daily, 'test-journeys', release))
  return results
}

/** @param {readonly Result[]} results */
function isBuilt(results) {
  return results.every(({ name, state }) => name !== BUILD || state === 'passed')
}

/**
 * Runs what a passed `npm test` left out: the journeys of the full projects, and contract tests that had to be skipped.
 * @param {Work} work
 * @param {boolean} release as runAll
 * @returns {Promise<Result[]>} of both runs together
 */
async function runRest(work, release) {
  const before = passedRun(work.settings)
  await prepare(work, { content: true })
  const { full } = await journeyProjects(work)
  const skipped = before.some(({ skips }) => skips.length > 0)
  const kept = before.filter(({ skips }) => skips.length === 0)
  const again = skipped ? [await runStep(contractStep(), work)] : []
  again.push(await runStep(fullContractStep(release), work))
  return [
    ...kept,
    ...again,
    await runJourneys(work, release ? full : OF_EACH_SUBMISSION, 'test-full-journeys', release),
  ]
}

/**
 * @param {Work} work
 * @param {readonly string[]} projects
 * @param {Parameters<typeof journeyStep>[2]} log
 * @param {boolean} release as runAll
 * @returns {Promise<Result>}
 */
async function runJourneys(work, projects, log, release) {
  const browser = await ensureBrowser(work, { headless: true })
  return runStep(journeyStep(projects, { CHROMIUM_PATH: browser }, log, release), work)
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
  const seconds = (Date.now() - began) / 1000
  return {
    name: BUILD,
    state: good ? 'passed' : 'failed',
    counts: withoutTests(good),
    seconds,
    skips: [],
    highlights: NO_HIGHLIGHTS,
  }
}

/** A full run may skip nothing, so missing programs are reported before the long work. */
async function requireEverything() {
  if ((await findPostgres()) !== null) return
  throw new Failure('The full tests need a PostgreSQL server.', {
    cause: 'none of version 14 or later is installed on this machine',
    mend: 'install one (Debian: apt-get install postgresql), or run npm test, which skips what needs it',
  })
}
