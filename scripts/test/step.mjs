import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/files/paths.mjs'
import { outcomeOf } from '../lib/processes/command.mjs'
import { NO_COUNTS, partsWithoutTests, playwrightCounts, vitestCounts, withoutTests } from './counts.mjs'
import { failureDigest } from './failures.mjs'
import { highlightsOf, NO_HIGHLIGHTS } from './highlights.mjs'

/** Maximum number of lines of a failed step when no report names the failed tests; its log has all of them. */
const SHOWN = 150

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {'passed' | 'failed' | 'not run'} state
 * @property {import('./counts.mjs').Counts} counts
 * @property {number} seconds
 * @property {readonly string[]} skips the SKIPPED lines it printed
 * @property {import('./highlights.mjs').Highlights} highlights
 */

/**
 * @typedef {import('../lib/install/install.mjs').Work & { triesAgain?: boolean }} TestWork triesAgain: a contract test or
 * journey that fails is tried once more
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} log name of the log
 * @property {() => readonly string[]} command a JavaScript file and its arguments; called when the step begins
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env] in addition
 * @property {'vitest' | 'playwright'} [report] the runner whose report is counted
 * @property {readonly string[]} [parts] folders (Vitest) or projects (Playwright); in each at least one test must have
 * run
 */

/**
 * Runs one step of the tests. A failure is printed at once with its output and is not thrown.
 * @param {Step} step
 * @param {TestWork} work
 * @returns {Promise<Result>}
 */
export async function runStep(step, { settings, env, signal, progress, triesAgain = false }) {
  const began = Date.now()
  const log = join(settings.logs, `${step.log}.log`)
  const report = join(settings.logs, `${step.log}.json`)
  rmSync(report, { force: true })
  /** @type {string[]} */
  const skips = []
  const outcome = await progress.during(step.name, () =>
    outcomeOf({
      command: [
        ...step.command(),
        ...(step.report ? reporterArguments(step.report, report) : []),
        ...(step.report === 'playwright' && triesAgain ? JOURNEYS_AGAIN : []),
      ],
      cwd: step.cwd,
      // A log should have no colour codes.
      env: {
        ...env,
        FORCE_COLOR: undefined,
        NO_COLOR: '1',
        ...(triesAgain ? { TRY_CONTRACT_TESTS_AGAIN: '1' } : {}),
        ...step.env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      log,
      signal,
      onLine: (line) => {
        if (!line.startsWith('SKIPPED:') || skips.includes(line)) return
        skips.push(line)
        progress.say(line)
      },
    }),
  )
  const passed = outcome.code === 0
  const empty = passed && step.report ? partsWithoutTests(step.report, report, step.parts ?? [], ROOT) : []
  if (!passed) for (const line of failureOf(step, outcome, log, report)) progress.say(line)
  if (empty.length > 0) progress.say(`FAILED: ${step.name}, no test ran in ${empty.join(', ')}; whole log ${log}`)
  const good = passed && empty.length === 0
  return {
    name: step.name,
    state: good ? 'passed' : 'failed',
    counts: countsOf(step, report, good),
    seconds: (Date.now() - began) / 1000,
    skips,
    highlights: step.report ? highlightsOf(step.report, report, ROOT) : NO_HIGHLIGHTS,
  }
}

/**
 * @param {string} name
 * @returns {Result} the result of a step that was not run
 */
export function notRun(name) {
  return { name, state: 'not run', counts: NO_COUNTS, seconds: 0, skips: [], highlights: NO_HIGHLIGHTS }
}

/** A trace costs time: it is made when a journey is tried again, and else of every journey, and kept of those that fail. */
const JOURNEYS_AGAIN = ['--retries=1', '--trace=on-first-retry']

/**
 * @param {NonNullable<Step['report']>} runner
 * @param {string} file
 */
function reporterArguments(runner, file) {
  if (runner === 'playwright') return ['--reporter=list,json']
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
}

/**
 * @param {Step} step
 * @param {string} report
 * @param {boolean} good
 */
function countsOf(step, report, good) {
  if (!step.report) return withoutTests(good)
  if (!existsSync(report)) return withoutTests(good)
  return step.report === 'vitest' ? vitestCounts(report, good) : playwrightCounts(report, good)
}

/**
 * @param {Step} step
 * @param {import('../lib/processes/command.mjs').Outcome} outcome
 * @param {string} log
 * @param {string} report
 */
function failureOf(step, { code, signal, lines }, log, report) {
  const digest = step.report ? failureDigest(step.report, report, ROOT) : []
  const shown = digest.length > 0 ? digest : lines.slice(-SHOWN)
  return [
    `FAILED: ${step.name} (${signal ?? `exit code ${code}`}), whole log ${log}`,
    ...shown.map((line) => `    | ${line}`),
  ]
}
