import { Failure } from '../../scripts/lib/messages/failure.mjs'
import { measureBytes } from '../rows/bytes.mjs'
import { measureShift } from '../rows/cls.mjs'
import { measureEdgeThroughput } from '../rows/edge.mjs'
import { measureFilters } from '../rows/filters.mjs'
import { measureHeading } from '../rows/heading.mjs'
import { measureHtml } from '../rows/html.mjs'
import { measureImports } from '../rows/imports.mjs'
import { measureScript } from '../rows/js.mjs'
import { measureLargestPaint } from '../rows/lcp.mjs'
import { measureLeads } from '../rows/leads.mjs'
import { measureWithLighthouse } from '../rows/lighthouse.mjs'
import { measureMemory } from '../rows/memory.mjs'
import { measureMenus } from '../rows/menu.mjs'
import { measurePrepared } from '../rows/prepared.mjs'
import { measurePublishing } from '../rows/publish.mjs'
import { measureReading } from '../rows/reading.mjs'
import { measureReady } from '../rows/ready.mjs'
import { measureScale } from '../rows/scale.mjs'
import { measureSearch } from '../rows/search.mjs'
import { measureSlowNetwork } from '../rows/slow-network.mjs'
import { measureThroughput } from '../rows/throughput.mjs'

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {boolean} timesPages whether the row needs a site whose pages and pictures were requested before
 * @property {(bench: import('../main.mjs').Bench) => Promise<import('./report.mjs').Figure[]>} measure
 */

/** @type {readonly Row[]} in the order in which they are measured */
const ROWS = [
  { name: 'js', timesPages: false, measure: measureScript },
  { name: 'html', timesPages: false, measure: measureHtml },
  { name: 'reading', timesPages: false, measure: measureReading },
  { name: 'bytes', timesPages: false, measure: measureBytes },
  { name: 'cls', timesPages: false, measure: measureShift },
  { name: 'lcp', timesPages: true, measure: measureLargestPaint },
  { name: 'heading', timesPages: true, measure: measureHeading },
  { name: 'lighthouse', timesPages: false, measure: measureWithLighthouse },
  { name: 'slow-network', timesPages: true, measure: measureSlowNetwork },
  { name: 'prepared', timesPages: true, measure: measurePrepared },
  { name: 'menu', timesPages: true, measure: measureMenus },
  { name: 'search', timesPages: false, measure: measureSearch },
  { name: 'filters', timesPages: true, measure: measureFilters },
  { name: 'scale', timesPages: false, measure: measureScale },
  { name: 'throughput', timesPages: true, measure: measureThroughput },
  { name: 'edge', timesPages: true, measure: measureEdgeThroughput },
  { name: 'memory', timesPages: false, measure: measureMemory },
  { name: 'leads', timesPages: false, measure: measureLeads },
  { name: 'imports', timesPages: false, measure: measureImports },
  { name: 'publish', timesPages: false, measure: measurePublishing },
  // Last, because it restarts the site without its page cache.
  { name: 'ready', timesPages: false, measure: measureReady },
]

/**
 * @param {readonly string[]} names
 * @returns {readonly Row[]} all rows when no name is given
 */
export function chooseRows(names) {
  const unknown = names.filter((name) => !ROWS.some((row) => row.name === name))
  if (unknown.length > 0) {
    throw new Failure(`There is no row ${unknown.join(', ')}.`, {
      cause: `the rows are ${ROWS.map(({ name }) => name).join(', ')}`,
      mend: 'name some of those, or none for all of them',
    })
  }
  return names.length === 0 ? ROWS : ROWS.filter(({ name }) => names.includes(name))
}
