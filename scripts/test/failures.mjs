import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { allSpecs, readReport } from './counts.mjs'

/** How much of one failure's message is told; the log has all of it. */
const LINES_EACH = 15

/** How many failures are told in full; of the rest, only their names. */
const IN_FULL = 10

/** @typedef {{ name: string, message: string }} TestFailure */

/**
 * The tests that failed, each with the beginning of what it said, so that a log of which only a part is kept still
 * tells what is wrong.
 * @param {'vitest' | 'playwright'} runner
 * @param {string} report the file its json reporter wrote
 * @param {string} root what the names of files are told from
 * @returns {string[]} empty where the report names none: the runner broke off, or a file did not load
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
