import { sum } from './counts.mjs'
import { highlightLines } from './highlights.mjs'

/** @typedef {import('./step.mjs').Result} Result */

/**
 * The end of a run: a table, what took longest, what was skipped and why, what passed only when it was tried again, and the closing line, which is alone on its line because CI reads it.
 * @param {readonly Result[]} results
 * @returns {string[]}
 */
export function summary(results) {
  const rows = results.map(({ name, state, counts, seconds, highlights }) => [
    name,
    state,
    counts.passed + counts.failed + counts.skipped > 0 ? countsText(counts) + flakyText(highlights.flaky.length) : '',
    state === 'not run' ? '' : `${seconds.toFixed(1)} s`,
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const skips = results.flatMap((result) => result.skips)
  return [
    '',
    ...table,
    '',
    ...skips,
    ...highlightLines(results.map(({ highlights }) => highlights)),
    closingLine(results),
  ]
}

/** @param {number} flaky tests that count as passed */
function flakyText(flaky) {
  return flaky > 0 ? `, ${flaky} of them flaky` : ''
}

/**
 * @param {readonly Result[]} results
 * @returns {string} such as '412 passed, 0 failed, 3 skipped'
 */
export function closingLine(results) {
  return countsText(sum(results.map(({ counts }) => counts)))
}

/** @param {import('./counts.mjs').Counts} counts */
function countsText({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
