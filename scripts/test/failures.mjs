import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { allSpecs, readReport } from './counts.mjs'

/** Maximum number of lines of a failure's message; the log has all of them. */
const LINES_EACH = 15

/** Maximum number of failures with their message; of the others only the names are printed. */
const IN_FULL = 10

/** @typedef {{ name: string, message: string }} TestFailure */

/**
 * The failed tests, each with the beginning of its message, so that a truncated log still shows what is wrong.
 * @param {'vitest' | 'playwright'} runner
 * @param {string} report the file of the json reporter
 * @param {string} root base of relative file names
 * @returns {string[]} empty when the report has none: the runner crashed, or a file did not load
 */
export function failureDigest(runner, report, root) {
  const read = readReport(report)
  const failures = runner === 'vitest' ? vitestFailures(read, root) : playwrightFailures(read)
  return failures.flatMap(({ name, message }, index) => (index < IN_FULL ? [name, ...beginning(message)] : [name]))
}

/** @param {string} message */
function beginning(message) {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_EACH)
    .map((line) => `    ${line}`)
}

/**
 * @param {Record<string, unknown>} report
 * @returns {TestFailure[]}
 */
function playwrightFailures(report) {
  return allSpecs(report).flatMap(({ title, file, line, tests = [] }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results = [] }) => ({
        name: `[${projectName}] ${file}:${line} ${title}`,
        message: results.flatMap(({ errors = [] }) => errors.map((error) => error.message ?? '')).join('\n'),
      })),
  )
}

/**
 * @param {Record<string, unknown>} report
 * @param {string} root
 * @returns {TestFailure[]}
 */
function vitestFailures(report, root) {
  const files =
    /** @type {{ name: string, message?: string, assertionResults?: { status: string, fullName: string, failureMessages?: string[] }[] }[]} */ (
      report.testResults ?? []
    )
  return files.flatMap(({ name, message = '', assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const file = relative(root, name)
    if (failed.length === 0) return message === '' ? [] : [{ name: file, message }]
    return failed.map(({ fullName, failureMessages = [] }) => ({
      name: `${file} ${fullName}`,
      message: failureMessages.join('\n'),
    }))
  })
}
