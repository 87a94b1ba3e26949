import { relative } from 'node:path'
import { readIfThere } from '../lib/files/read-if-there.mjs'

/**
 * @typedef {object} RanTest
 * @property {string} name
 * @property {string} file
 * @property {string} part the project of a journey; the file of another test
 * @property {'passed' | 'failed' | 'skipped'} state
 * @property {boolean} isFlaky passed only when it was tried again
 * @property {number} seconds of all its tries
 * @property {string} message why it failed
 * @property {string} why it was skipped; empty when the report does not say it
 *
 * @typedef {{ projectName: string, status: string, annotations?: { type: string, description?: string }[], results?: { duration?: number, errors?: { message?: string }[] }[] }} Journey
 * @typedef {{ title: string, file: string, line: number, tests?: Journey[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {Suite & { config?: { projects?: { name: string }[] } }} PlaywrightReport
 * @typedef {{ status: string, fullName: string, duration?: number, failureMessages?: string[] }} Assertion
 * @typedef {{ testResults?: { name: string, message?: string, assertionResults?: Assertion[] }[] }} VitestReport
 */

/**
 * @param {string} file report of a runner's json reporter
 * @returns {Record<string, unknown>} empty when the runner crashed and wrote none; its exit code is checked elsewhere
 */
export function readReport(file) {
  return JSON.parse(readIfThere(file) ?? '{}')
}

/**
 * @param {'vitest' | 'playwright'} runner
 * @param {Record<string, unknown>} report of its json reporter
 * @param {string} root base of relative file names
 * @returns {RanTest[]}
 */
export function testsIn(runner, report, root) {
  return runner === 'vitest' ? vitestTests(report, root) : journeysIn(report)
}

/**
 * @param {PlaywrightReport} report
 * @returns {RanTest[]}
 */
export function journeysIn(report) {
  return specsOf(report).flatMap(({ title, file, line, tests = [] }) =>
    tests.map(({ projectName, status, results = [], annotations = [] }) => ({
      name: `[${projectName}] ${file}:${line} ${title}`,
      file,
      part: projectName,
      state: status === 'unexpected' ? 'failed' : status === 'skipped' ? 'skipped' : 'passed',
      isFlaky: status === 'flaky',
      seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
      message: results.flatMap(({ errors = [] }) => errors.map((error) => error.message ?? '')).join('\n'),
      why: annotations.flatMap(({ type, description }) => (type === 'skip' && description ? [description] : [])).join(),
    })),
  )
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/**
 * @param {VitestReport} report
 * @param {string} root
 * @returns {RanTest[]}
 */
function vitestTests({ testResults = [] }, root) {
  return testResults.flatMap(({ name, message = '', assertionResults = [] }) => {
    const file = relative(root, name).replaceAll('\\', '/')
    const common = { file, part: file, why: '' }
    /** @type {RanTest[]} */
    const tests = assertionResults.map(({ status, fullName, duration = 0, failureMessages = [] }) => ({
      ...common,
      name: `${file} ${fullName}`,
      state: status === 'passed' || status === 'failed' ? status : 'skipped',
      // The message of the first try stays.
      isFlaky: status === 'passed' && failureMessages.length > 0,
      seconds: duration / 1000,
      message: failureMessages.join('\n'),
    }))
    // A file that does not load has no test that failed.
    if (message === '' || tests.some(({ state }) => state === 'failed')) return tests
    return [...tests, { ...common, name: file, state: 'failed', isFlaky: false, seconds: 0, message }]
  })
}

/**
 * The parts of a run in which no test was run: a pattern that matches nothing any more must not pass.
 * @param {readonly RanTest[]} tests
 * @param {readonly string[]} parts folders below the root for Vitest, projects for Playwright
 * @returns {string[]}
 */
export function partsWithoutTests(tests, parts) {
  const ran = tests.filter(({ state }) => state !== 'skipped')
  return parts.filter((wanted) => !ran.some(({ part }) => part === wanted || part.startsWith(`${wanted}/`)))
}
