import { Failure } from '../../scripts/lib/failure.mjs'
import { measureBytes } from '../rows/bytes.mjs'
import { measureShift } from '../rows/cls.mjs'
import { measureFilters } from '../rows/filters.mjs'
import { measureScript } from '../rows/js.mjs'
import { measureLargestPaint } from '../rows/lcp.mjs'
import { measureLeads } from '../rows/leads.mjs'
import { measureMenus } from '../rows/menu.mjs'
import { measureScale } from '../rows/scale.mjs'
import { measureSearch } from '../rows/search.mjs'
import { measureSuggestions } from '../rows/suggestions.mjs'
import { measureThroughput } from '../rows/throughput.mjs'

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {(bench: import('../main.mjs').Bench) => Promise<import('./report.mjs').Figure[]>} measure
 */

/** @type {readonly Row[]} in the order in which they are measured */
const ROWS = [
  { name: 'js', measure: measureScript },
  { name: 'bytes', measure: measureBytes },
  { name: 'cls', measure: measureShift },
  { name: 'lcp', measure: measureLargestPaint },
  { name: 'menu', measure: measureMenus },
  { name: 'search', measure: measureSearch },
  { name: 'filters', measure: measureFilters },
  { name: 'suggestions', measure: measureSuggestions },
  { name: 'scale', measure: measureScale },
  { name: 'throughput', measure: measureThroughput },
  { name: 'leads', measure: measureLeads },
]

/**
 * @param {readonly string[]} names
 * @returns {readonly Row[]} all of them when none is named
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
