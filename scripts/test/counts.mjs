import { relative } from 'node:path'
import { readIfThere } from '../lib/files/read-if-there.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ title: string, file: string, line: number, tests?: SpecTest[] }} Spec
 * @typedef {{ projectName: string, status: string, annotations?: { type: string, description?: string }[], results?: { duration?: number, errors?: { message?: string }[] }[] }} SpecTest
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** What both runners call a test that was run. */
const RAN = ['passed', 'failed', 'expected', 'unexpected', 'flaky']

/** @type {Readonly<Counts>} */
export const NO_COUNTS = { passed: 0, failed: 0, skipped: 0 }

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    NO_COUNTS,
  )
}

/**
 * A step without tests (lint, types, a build) counts as one failure when it fails, and otherwise not at all: a closing
 * line with '0 failed' must mean that nothing failed.
 * @param {boolean} good
 * @returns {Counts}
 */
export function withoutTests(good) {
  return { ...NO_COUNTS, failed: good ? 0 : 1 }
}

/**
 * @param {string} file report of Vitest's json reporter
 * @param {boolean} good whether Vitest exited successfully
 * @returns {Counts}
 */
export function vitestCounts(file, good) {
  const report = readReport(file)
  return honest(good, {
    passed: number(report.numPassedTests),
    failed: number(report.numFailedTests),
    skipped: number(report.numPendingTests) + number(report.numTodoTests),
  })
}

/**
 * @param {string} file report of Playwright's json reporter
 * @param {boolean} good whether Playwright exited successfully
 * @returns {Counts}
 */
export function playwrightCounts(file, good) {
  const stats = /** @type {Record<string, unknown>} */ (readReport(file).stats ?? {})
  return honest(good, {
    // A flaky test passed at last; the end of the run names it.
    passed: number(stats.expected) + number(stats.flaky),
    failed: number(stats.unexpected),
    skipped: number(stats.skipped),
  })
}

/**
 * The parts of a run in which no test was run: a pattern that matches nothing any more, or a project that is not
 * configured, must not pass.
 * @param {'vitest' | 'playwright'} runner
 * @param {string} file report of the json reporter
 * @param {readonly string[]} parts folders below the root for Vitest, projects for Playwright
 * @param {string} root base of relative file names
 * @returns {string[]}
 */
export function partsWithoutTests(runner, file, parts, root) {
  const report = readReport(file)
  const ran = runner === 'vitest' ? filesThatRan(report, root) : projectsThatRan(report)
  const isIn = (/** @type {string} */ part, /** @type {string} */ name) => name === part || name.startsWith(`${part}/`)
  return parts.filter((part) => !ran.some((name) => isIn(part, name)))
}

/**
 * @param {Record<string, unknown>} report
 * @param {string} root
 */
function filesThatRan(report, root) {
  const files = /** @type {{ name: string, assertionResults?: { status: string }[] }[]} */ (report.testResults ?? [])
  return files
    .filter(({ assertionResults = [] }) => assertionResults.some(({ status }) => RAN.includes(status)))
    .map(({ name }) => relative(root, name).replaceAll('\\', '/'))
}

/** @param {Record<string, unknown>} report */
function projectsThatRan(report) {
  return allSpecs(report).flatMap(({ tests = [] }) =>
    tests.filter(({ status }) => RAN.includes(status)).map(({ projectName }) => projectName),
  )
}

/**
 * @param {Record<string, unknown>} report of Playwright's json reporter
 * @returns {Spec[]}
 */
export function allSpecs(report) {
  return /** @type {Suite[]} */ (report.suites ?? []).flatMap(specsOf)
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/**
 * A file that does not load, or an error outside of a test, is no failed test in the reports, but the run fails.
 * @param {boolean} good
 * @param {Counts} counts
 */
function honest(good, counts) {
  return good || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

/**
 * @param {string} file report of a runner's json reporter
 * @returns {Record<string, unknown>} empty when there is none
 */
export function readReport(file) {
  // A runner that crashed wrote no report; its exit code is checked elsewhere.
  return JSON.parse(readIfThere(file) ?? '{}')
}

/** @param {unknown} value */
function number(value) {
  return typeof value === 'number' ? value : 0
}
