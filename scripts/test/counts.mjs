import { relative } from 'node:path'
import { readIfThere } from '../lib/files/read-if-there.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ title: string, file: string, line: number, tests?: { projectName: string, status: string, results?: { errors?: { message?: string }[] }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/** What both runners call a test that ran. */
const RAN = ['passed', 'failed', 'expected', 'unexpected', 'flaky']

/** @type {Readonly<Counts>} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 }

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
    NOTHING,
  )
}

/**
 * A step that runs no tests (lint, types, a build) counts only when it fails, as one failure: a closing line of
 * '0 failed' must mean that nothing failed.
 * @param {boolean} good
 * @returns {Counts}
 */
export function withoutTests(good) {
  return { ...NOTHING, failed: good ? 0 : 1 }
}

/**
 * @param {string} file what Vitest's json reporter wrote
 * @param {boolean} good whether Vitest said that all is well
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
 * @param {string} file what Playwright's json reporter wrote
 * @param {boolean} good whether Playwright said that all is well
 * @returns {Counts}
 */
export function playwrightCounts(file, good) {
  const stats = /** @type {Record<string, unknown>} */ (readReport(file).stats ?? {})
  return honest(good, {
    // A flaky test passed in the end; Playwright's exit code says whether that will do.
    passed: number(stats.expected) + number(stats.flaky),
    failed: number(stats.unexpected),
    skipped: number(stats.skipped),
  })
}

/**
 * Which parts of a run have no test that ran: a pattern that matches nothing any more, or a project that is not
 * configured, must not pass.
 * @param {'vitest' | 'playwright'} runner
 * @param {string} file what its json reporter wrote
 * @param {readonly string[]} parts folders below the root for Vitest, projects for Playwright
 * @param {string} root what the names of files are told from
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
 * @param {Record<string, unknown>} report what Playwright's json reporter wrote
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
 * A file that does not load, or an error outside of any test, is no failed test in the reports, yet it fails the run.
 * @param {boolean} good
 * @param {Counts} counts
 */
function honest(good, counts) {
  return good || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

/**
 * @param {string} file what a runner's json reporter wrote
 * @returns {Record<string, unknown>} empty where there is none
 */
export function readReport(file) {
  // A runner that broke off wrote none; its exit code tells.
  return JSON.parse(readIfThere(file) ?? '{}')
}

/** @param {unknown} value */
function number(value) {
  return typeof value === 'number' ? value : 0
}
