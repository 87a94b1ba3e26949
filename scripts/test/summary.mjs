import { stripVTControlCharacters } from 'node:util'

/** How many files are named in each list: the end of a run fits one screen. */
const MOST = 10

/** Lines of a failure's message; the log has all of them. */
const LINES_EACH = 15

/**
 * @typedef {import('./step.mjs').Result} Result
 * @typedef {import('./reports.mjs').RanTest} RanTest
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * The end of a run: a table, what took longest, what was skipped and why, what passed only when it was tried again, and
 * the closing line, which is alone on its line because CI reads it.
 * @param {readonly Result[]} results
 * @returns {string[]}
 */
export function summary(results) {
  const rows = results.map((result) => {
    const { passed, failed, skipped } = countsOf([result])
    const flaky = result.tests.filter(({ isFlaky }) => isFlaky).length
    return [
      result.name,
      result.state,
      passed + failed + skipped > 0 ? closingLine([result]) + (flaky > 0 ? `, ${flaky} of them flaky` : '') : '',
      result.state === 'not run' ? '' : `${result.seconds.toFixed(1)} s`,
    ]
  })
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lineOf = (/** @type {string[]} */ row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return [
    '',
    ...rows.map((row) => lineOf(row).trimEnd()),
    '',
    ...results.flatMap(({ skips }) => skips),
    ...highlights(results.flatMap(({ tests }) => tests)),
    closingLine(results),
  ]
}

/**
 * @param {readonly Result[]} results
 * @returns {string} such as '412 passed, 0 failed, 3 skipped'
 */
export function closingLine(results) {
  const { passed, failed, skipped } = countsOf(results)
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * A step that fails without a failed test (lint, a build, an error outside of a test) counts as one failure: a closing
 * line with '0 failed' must mean that nothing failed.
 * @param {readonly Result[]} results
 * @returns {Counts}
 */
function countsOf(results) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { state, tests } of results) {
    for (const test of tests) counts[test.state] += 1
    if (state === 'failed' && tests.every((test) => test.state !== 'failed')) counts.failed += 1
  }
  return counts
}

/** @param {readonly RanTest[]} tests */
function highlights(tests) {
  const files = [...new Set(tests.map(({ file }) => file))].map((file) => {
    const those = tests.filter((test) => test.file === file)
    const seconds = those.reduce((sum, test) => sum + test.seconds, 0)
    return { file, seconds, skipped: those.filter(({ state }) => state === 'skipped') }
  })
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, MOST)
  const skipping = files.filter(({ skipped }) => skipped.length > 0)
  const more = skipping.slice(MOST).reduce((sum, { skipped }) => sum + skipped.length, 0)
  return [
    ...(slowest.length > 0 ? ['took longest'] : []),
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
    ...skipping.slice(0, MOST).map(({ file, skipped }) => {
      const why = [...new Set(skipped.map((test) => test.why).filter(Boolean))].join('; ')
      return `skipped: ${skipped.length} in ${file}${why ? ` (${why})` : ''}`
    }),
    ...(more > 0 ? [`skipped: ${more} more in ${skipping.length - MOST} other files`] : []),
    ...tests.filter(({ isFlaky }) => isFlaky).map(({ name }) => `FLAKY: ${name}`),
  ]
}

/**
 * The failed tests, each with the beginning of its message, so that a truncated log still shows what is wrong.
 * @param {readonly RanTest[]} tests
 * @returns {string[]}
 */
export function failureDigest(tests) {
  return tests
    .filter(({ state }) => state === 'failed')
    .flatMap(({ name, message }, index) => (index < MOST ? [name, ...beginning(message)] : [name]))
}

/** @param {string} message */
function beginning(message) {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_EACH)
    .map((line) => `    ${line}`)
}
