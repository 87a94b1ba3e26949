import { failed, failedByUnit, wishesOfUnits } from './facet-groups'
import type { FacetRow } from './facet-rows'
import { type Facets, Tally } from './facet-tally'
import type { ProjectQuery } from './project-query'

/** @param years those that the filter offers. */
export function countFacets(rows: readonly FacetRow[], query: ProjectQuery, years: readonly string[]): Facets {
  const tally = new Tally(query, years)
  const unitWishes = wishesOfUnits(query)
  for (const row of rows) {
    const fails = failed(row, query)
    // What fails two groups is brought back by no choice of one.
    if ((fails & (fails - 1)) !== 0) continue
    const masks = row.units.map((unit) => failedByUnit(unit, query))
    const hasUnit = unitWishes === 0 || masks.includes(0)
    if (hasUnit) tally.addProject(row, fails)
    if (fails === 0) tally.addUnits(row.units, masks, unitWishes)
  }
  return tally.facets()
}
