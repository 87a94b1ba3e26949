import { readIfThere } from '../lib/read-if-there.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

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
