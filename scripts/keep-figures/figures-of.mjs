import { allSpecs } from '../test/counts.mjs'

/**
 * @typedef {object} Checks
 * @property {string} name what was checked, in a visitor's words
 * @property {number} passed
 * @property {number} failed
 */

/**
 * Which journeys count as which check: by the file, or by the project of the Playwright configuration.
 * @type {readonly { name: string, of: (file: string, project: string) => boolean }[]}
 */
const KINDS = [
  {
    name: 'Use by keyboard',
    of: (file) => /(?:is-accessible-by-keyboard|walks-(?:the-header-)?by-keyboard|stays-in-the-\w+)\.spec/.test(file),
  },
  { name: 'What screen readers are told', of: (file) => /is-told-to-screen-readers/.test(file) },
  { name: 'Rules of axe, on kinds of pages, states, widths and colours', of: (file) => /is-accessible/.test(file) },
  {
    name: 'Narrow screens, enlarged text, text spacing and less motion',
    of: (file) => /(?:fits-the-screen|keeps-still)\.spec/.test(file),
  },
  { name: 'Pages and forms without JavaScript', of: (_file, project) => project === 'full-no-script' },
  { name: 'Valid HTML', of: (_file, project) => project === 'full-nu' },
  { name: 'Pages on a slow network, and without one', of: (file) => /uses-a-slow-network|goes-offline/.test(file) },
  { name: 'Pages while a service is away', of: (_file, project) => project === 'full-resilience' },
]

/**
 * @param {readonly Record<string, unknown>[]} reports of Playwright's and other runners
 * @returns {Checks[]} the kinds of which something ran, each test counted once
 */
export function checksOf(reports) {
  const counts = KINDS.map(({ name }) => ({ name, passed: 0, failed: 0 }))
  for (const { file = '', tests = [] } of reports.flatMap(allSpecs)) {
    for (const { projectName, status } of tests) {
      const count = counts[KINDS.findIndex(({ of }) => of(file, projectName))]
      if (!count || status === 'skipped') continue
      if (status === 'unexpected') count.failed += 1
      else count.passed += 1
    }
  }
  return counts.filter(({ passed, failed }) => passed + failed > 0)
}

/**
 * The promises of the bench that were measured.
 * @param {string | null} bench the file of its last results
 * @returns {{ name: string, measured: string, promise: string, kept: boolean }[]}
 */
export function promisesOf(bench) {
  if (bench === null) return []
  /** @type {{ figures: import('../../bench/lib/report.mjs').Figure[] }} */
  const { figures } = JSON.parse(bench)
  return figures
    .filter(({ ok }) => ok !== null)
    .map(({ name, measured, promise, ok }) => ({ name, measured, promise, kept: ok === true }))
}
