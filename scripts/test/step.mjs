import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/files/paths.mjs'
import { outcomeOf } from '../lib/processes/command.mjs'
import { partsWithoutTests, readReport, testsIn } from './reports.mjs'
import { failureDigest } from './summary.mjs'

/** Maximum number of lines of a failed step when no report names the failed tests; its log has all of them. */
const SHOWN = 150

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {'passed' | 'failed' | 'not run'} state
 * @property {readonly import('./reports.mjs').RanTest[]} tests empty for a step without tests: lint, types, a build
 * @property {number} seconds
 * @property {readonly string[]} skips the SKIPPED lines it printed
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
 * @property {(report: import('./reports.mjs').PlaywrightReport) => readonly string[]} [parts] folders (Vitest) or projects
 * (Playwright); in each at least one test must have run
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
  const reportFile = join(settings.logs, `${step.log}.json`)
  rmSync(reportFile, { force: true })
  /** @type {string[]} */
  const skips = []
  const outcome = await progress.during(step.name, () =>
    outcomeOf({
      command: [
        ...step.command(),
        ...(step.report ? reporterArguments(step.report, reportFile) : []),
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
        PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
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
  const report = readReport(reportFile)
  const tests = step.report ? testsIn(step.report, report, ROOT) : []
  const empty = passed ? partsWithoutTests(tests, step.parts?.(report) ?? []) : []
  if (!passed) {
    const digest = failureDigest(tests)
    progress.say(`FAILED: ${step.name} (${outcome.signal ?? `exit code ${outcome.code}`}), whole log ${log}`)
    for (const line of digest.length > 0 ? digest : outcome.lines.slice(-SHOWN)) progress.say(`    | ${line}`)
  }
  if (empty.length > 0) progress.say(`FAILED: ${step.name}, no test ran in ${empty.join(', ')}; whole log ${log}`)
  const state = passed && empty.length === 0 ? 'passed' : 'failed'
  return { name: step.name, state, tests, seconds: (Date.now() - began) / 1000, skips }
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
