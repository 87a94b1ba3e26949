import { failed, failedByUnit, wishesOfUnits } from './facet-groups'
import type { FacetRow } from './facet-rows'
import { type Facets, Tally } from './facet-tally'
import type { ProjectQuery } from './project-query'

/** @param years those that the filter offers. */
export function countFacets(rows: readonly FacetRow[], query: ProjectQuery, years: readonly string[]): Facets {
  const tally = new Tally(query, years)
  const unitWishes = wishesOfUnits(query)
  const masks: number[] = []
  for (const row of rows) {
    const fails = failed(row, query)
    // What fails two groups is brought back by no choice of one.
    if ((fails & (fails - 1)) !== 0) continue
    let hasUnit = unitWishes === 0
    masks.length = row.units.length
    for (let at = 0; at < row.units.length; at++) {
      const unit = row.units[at]
      masks[at] = unit ? failedByUnit(unit, query) : 0
      if (masks[at] === 0) hasUnit = true
    }
    if (hasUnit) tally.addProject(row, fails)
    if (fails === 0) tally.addUnits(row.units, masks, unitWishes)
  }
  return tally.facets()
}
