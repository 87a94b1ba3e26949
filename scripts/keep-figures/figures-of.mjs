import { journeysIn } from '../test/reports.mjs'

/**
 * @typedef {object} Checks
 * @property {string} name what was checked, in a visitor's words
 * @property {number} passed
 * @property {number} failed
 */

/**
 * Which journeys count as which check, by their file.
 * @type {readonly { name: string, of: (file: string) => boolean }[]}
 */
const KINDS = [
  {
    name: 'Use by keyboard',
    of: (file) => /(?:is-accessible-by-keyboard|walks-(?:the-header-)?by-keyboard|stays-in-the-\w+)\.spec/.test(file),
  },
  { name: 'What screen readers are told', of: (file) => /is-told-to-screen-readers/.test(file) },
  {
    name: 'Rules of axe, on kinds of pages, states, widths and colours',
    of: (file) => /is-accessible|^walk\/walks-/.test(file),
  },
  {
    name: 'Narrow screens, enlarged text, text spacing and less motion',
    of: (file) => /(?:fits-the-screen|keeps-still)\.spec/.test(file),
  },
  { name: 'Pages and forms without JavaScript', of: (file) => file.startsWith('no-script/') },
  { name: 'Valid HTML', of: (file) => /^nu\/|^walk\/asks-/.test(file) },
  { name: 'Pages on a slow network, and without one', of: (file) => /uses-a-slow-network|goes-offline/.test(file) },
  { name: 'Pages while a service is away', of: (file) => file.startsWith('resilience/') },
]

/**
 * @param {readonly Record<string, unknown>[]} reports of Playwright's and other runners
 * @returns {Checks[]} the kinds of which something ran, each test counted once
 */
export function checksOf(reports) {
  const counts = KINDS.map(({ name }) => ({ name, passed: 0, failed: 0 }))
  for (const { file, state } of reports.flatMap(journeysIn)) {
    const count = counts[KINDS.findIndex(({ of }) => of(file))]
    if (count && state !== 'skipped') count[state] += 1
  }
  return counts.filter(({ passed, failed }) => passed + failed > 0)
}

/**
 * What the rows of the bench measure, in a visitor's words.
 * @type {Readonly<Record<string, string>>}
 */
const ROWS = {
  js: 'Script that a page loads',
  html: 'Length of a page’s HTML',
  reading: 'Years of school needed to read a page',
  bytes: 'All bytes of the home page before scrolling',
  cls: 'Layout that moves while a page loads and scrolls',
  lcp: 'Time to the main content on a phone',
  lighthouse: 'Lighthouse as a phone',
  'slow-network': 'Time to the first text at 50 kbit/s',
  menu: 'Time until a menu is shown',
  search: 'Search among 10,000 documents',
  'search in Hindi': 'Search among 10,000 documents in Hindi',
  filters: 'Filters on 10,000 projects',
  scale: 'With 100 times as much content',
  throughput: 'Pages that one processor sends',
  edge: 'Pages that the edge sends',
  'cached pages behind the edge, per second': 'Pages that the edge sends',
  memory: 'Memory',
  leads: 'Time until an enquiry has its receipt',
  imports: 'Import of a spreadsheet',
  publish: 'Time from an editor’s click until a visitor sees the change',
  ready: 'Time until the site has started',
}

/**
 * @typedef {{ name: string, measured: string, promise: string, kept: boolean }} MeasuredPromise
 * @typedef {{ name: string, day: string, promises: MeasuredPromise[] }} PromiseGroup day: `YYYY-MM-DD`
 * @param {string | null} bench the file of its last results
 * @param {readonly PromiseGroup[]} [before] what was kept earlier; a row that was measured again replaces its group
 * @returns {PromiseGroup[]} the promises that were measured, by row of the bench
 * @throws when the bench has a row that has no name here
 */
export function promisesOf(bench, before = []) {
  if (bench === null) return [...before]
  /** @type {{ measuredAt: string, figures: import('../../bench/lib/report.mjs').Figure[] }} */
  const { measuredAt, figures } = JSON.parse(bench)
  /** @type {Map<string, MeasuredPromise[]>} */
  const rows = new Map()
  for (const { name, measured, promise, ok } of figures.filter((figure) => figure.ok !== null)) {
    const colon = name.indexOf(': ')
    const row = colon < 0 ? name : name.slice(0, colon)
    const title = ROWS[row]
    if (title === undefined) throw new Error(`Name the row '${row}' of the bench in ${import.meta.filename}.`)
    const promises = rows.get(title) ?? []
    rows.set(title, promises)
    promises.push({ name: colon < 0 ? title : name.slice(colon + 2), measured, promise, kept: ok === true })
  }
  const groups = new Map(before.map((group) => [group.name, group]))
  for (const [name, promises] of rows) groups.set(name, { name, day: measuredAt.slice(0, 10), promises })
  return [...groups.values()]
}
