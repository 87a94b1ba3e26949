import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'

/**
 * @typedef {object} Figure one line of the table
 * @property {string} name
 * @property {string} measured
 * @property {string} promise empty when the line only informs
 * @property {boolean | null} ok null when nothing is promised, or not yet
 * @property {unknown} [data] the raw numbers, for latest.json
 */

const RESULTS = join(import.meta.dirname, '..', 'results')

/**
 * @param {readonly Figure[]} figures
 * @returns {string[]} a table in Markdown, aligned so that it can also be read in a terminal
 */
export function table(figures) {
  const rows = [
    ['name', 'measured', 'promise', 'ok?'],
    ...figures.map(({ name, measured, promise, ok }) => [
      name,
      measured,
      promise,
      ok === null ? '' : ok ? 'yes' : 'NO',
    ]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  /** @param {readonly string[]} row */
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body.map(line)]
}

/** @returns {string} the machine that these figures were measured on */
export function machine() {
  const [core] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const load = loadavg()[1]?.toFixed(1)
  return `${cpus().length} cores (${core?.model.trim()}), ${memory} GiB, Node ${process.versions.node}, ${process.platform}; load over five minutes ${load}`
}

/** @param {readonly Figure[]} figures */
export function keepResults(figures) {
  mkdirSync(RESULTS, { recursive: true })
  const results = { measuredAt: new Date().toISOString(), machine: machine(), figures }
  writeFileSync(join(RESULTS, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`)
}
