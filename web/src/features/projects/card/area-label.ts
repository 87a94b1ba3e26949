import type { Project } from '@ashlar/contract'
import { sayIfKnown } from '@/words/say'

/** The category of land that is sold without a house. */
const LAND = 'Plots'

type Land = Pick<Project, 'category'>

/** The label for the size of a project’s units: land has no carpet area. */
export function areaLabelOf({ category }: Land): 'Plot area' | 'Carpet area' {
  return category === LAND ? 'Plot area' : 'Carpet area'
}

/** The label for several projects: `Plot or carpet area`. */
export function areaLabelOfAll(projects: readonly Land[]): string {
  const [first = 'Carpet area', ...others] = new Set(projects.map(areaLabelOf))
  return sayIfKnown(
    [first.replace(others.length > 0 ? ' area' : '', ''), ...others.map((label) => label.toLowerCase())].join(' or '),
  )
}

/** The label of the area that a price per square foot refers to; both kinds for several projects. */
export function perSquareFootLabelOf(projects: readonly Land[]): string {
  const kinds = new Set(projects.map(({ category }) => (category === LAND ? 'plot' : 'carpet')))
  return sayIfKnown(`Per sq\u00a0ft of ${[...kinds].join(' or ')}`)
}
