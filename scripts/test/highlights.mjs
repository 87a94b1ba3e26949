import { relative } from 'node:path'
import { allSpecs, readReport } from './counts.mjs'

/** How many files are named in each list: the end of a run fits one screen. */
const MOST = 10

/**
 * @typedef {object} Highlights what the end of a run says of a step beside its counts
 * @property {readonly string[]} flaky tests that passed only when they were tried again
 * @property {readonly { file: string, seconds: number }[]} slowest the files whose tests took longest, in sum
 * @property {readonly { file: string, tests: number, why: string }[]} skipped files with skipped tests
 *
 * @typedef {{ name: string, file: string, seconds: number, isFlaky: boolean, isSkipped: boolean, why: string }} RanTest
 */

/** @type {Readonly<Highlights>} */
export const NO_HIGHLIGHTS = { flaky: [], slowest: [], skipped: [] }

/**
 * @param {'vitest' | 'playwright'} runner
 * @param {string} reportFile report of the json reporter
 * @param {string} root base of relative file names
 * @returns {Highlights}
 */
export function highlightsOf(runner, reportFile, root) {
  const report = readReport(reportFile)
  const tests = runner === 'vitest' ? vitestTests(report, root) : playwrightTests(report)
  const files = [...new Set(tests.map((test) => test.file))].map((file) => ({
    file,
    those: tests.filter((test) => test.file === file),
  }))
  return {
    flaky: tests.filter(({ isFlaky }) => isFlaky).map(({ name }) => name),
    slowest: slowestOf(files.map(({ file, those }) => ({ file, seconds: secondsOf(those) }))),
    skipped: files.flatMap(({ file, those }) => {
      const left = those.filter(({ isSkipped }) => isSkipped)
      const why = [...new Set(left.map((test) => test.why).filter(Boolean))].join('; ')
      return left.length > 0 ? [{ file, tests: left.length, why }] : []
    }),
  }
}

/** @param {readonly RanTest[]} tests */
function secondsOf(tests) {
  return tests.reduce((sum, { seconds }) => sum + seconds, 0)
}

/**
 * The lines about all steps, for the end of a run.
 * @param {readonly Highlights[]} all
 * @returns {string[]}
 */
export function highlightLines(all) {
  const slowest = slowestOf(all.flatMap((one) => one.slowest))
  const skipped = all.flatMap((one) => one.skipped)
  const more = skipped.slice(MOST).reduce((sum, { tests }) => sum + tests, 0)
  return [
    ...(slowest.length > 0 ? ['took longest'] : []),
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
    ...skipped.slice(0, MOST).map(({ file, tests, why }) => `skipped: ${tests} in ${file}${why ? ` (${why})` : ''}`),
    ...(more > 0 ? [`skipped: ${more} more in ${skipped.length - MOST} other files`] : []),
    ...all.flatMap(({ flaky }) => flaky.map((name) => `FLAKY: ${name}`)),
  ]
}

/** @param {{ file: string, seconds: number }[]} files */
function slowestOf(files) {
  return files.toSorted((one, other) => other.seconds - one.seconds).slice(0, MOST)
}

/**
 * @param {Record<string, unknown>} report
 * @returns {RanTest[]}
 */
function playwrightTests(report) {
  return allSpecs(report).flatMap(({ title, file, line, tests = [] }) =>
    tests.map(({ projectName, status, results = [], annotations = [] }) => ({
      name: `[${projectName}] ${file}:${line} ${title}`,
      file,
      seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
      isFlaky: status === 'flaky',
      isSkipped: status === 'skipped',
      why: annotations.flatMap(({ type, description }) => (type === 'skip' && description ? [description] : [])).join(),
    })),
  )
}

/**
 * @param {Record<string, unknown>} report
 * @param {string} root
 * @returns {RanTest[]}
 */
function vitestTests(report, root) {
  const files =
    /** @type {{ name: string, assertionResults?: { status: string, fullName: string, duration?: number, failureMessages?: string[] }[] }[]} */ (
      report.testResults ?? []
    )
  return files.flatMap(({ name, assertionResults = [] }) =>
    assertionResults.map(({ status, fullName, duration = 0, failureMessages = [] }) => ({
      name: `${relative(root, name)} ${fullName}`,
      file: relative(root, name),
      seconds: duration / 1000,
      // The message of the first try stays.
      isFlaky: status === 'passed' && failureMessages.length > 0,
      isSkipped: status === 'skipped' || status === 'pending' || status === 'todo',
      // A file that skips prints its reason itself.
      why: '',
    })),
  )
}
