import { readFileSync } from 'node:fs'

/**
 * @typedef {object} Finding
 * @property {string} category the scanner's name for it
 * @property {string} method
 * @property {string} path without its query
 * @property {string} parameter empty when no parameter is concerned
 * @property {string} info
 */

/**
 * @typedef {object} Explained a kind of finding that is known
 * @property {string} category
 * @property {string} [path] a regular expression; any path when not given
 * @property {string} [info] a regular expression; any when not given
 * @property {string} why why it is not a fault
 */

/**
 * @param {string} file
 * @returns {Explained[]}
 */
export function readExplained(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/**
 * @param {{ vulnerabilities: Record<string, Finding[]>, anomalies: Record<string, Finding[]>, additionals?: Record<string, Finding[]> }} report
 *   as wapiti writes it
 * @returns {Finding[]}
 */
export function findingsIn({ vulnerabilities, anomalies }) {
  return [vulnerabilities, anomalies].flatMap((kind) =>
    Object.entries(kind).flatMap(([category, findings]) =>
      findings.map(({ method, path, parameter, info }) => ({
        category,
        method: method ?? '',
        path: (path ?? '').split('?', 1)[0] ?? '',
        parameter: parameter ?? '',
        info: info ?? '',
      })),
    ),
  )
}

/**
 * @param {readonly Finding[]} findings
 * @param {readonly Explained[]} explained
 * @returns {{ unexplained: Finding[], known: { why: string, count: number }[] }} known: those that occurred
 */
export function compare(findings, explained) {
  /** @param {Finding} finding @param {Explained} one */
  const fits = (finding, one) =>
    one.category === finding.category &&
    new RegExp(one.path ?? '').test(finding.path) &&
    new RegExp(one.info ?? '').test(finding.info)
  return {
    unexplained: findings.filter((finding) => !explained.some((one) => fits(finding, one))),
    known: explained
      .map((one) => ({
        why: `${one.category}: ${one.why}`,
        count: findings.filter((finding) => fits(finding, one)).length,
      }))
      .filter(({ count }) => count > 0),
  }
}
