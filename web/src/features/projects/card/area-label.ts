import type { Project } from '@ashlar/contract'

/** The category of land that is sold without a house on it. */
const LAND = 'Plots'

type Land = Pick<Project, 'category'>

/** What the size of a project’s units is called: land has no carpet. */
export function areaLabelOf({ category }: Land): 'Plot area' | 'Carpet area' {
  return category === LAND ? 'Plot area' : 'Carpet area'
}

/** The same for projects side by side: `Plot or carpet area`. */
export function areaLabelOfAll(projects: readonly Land[]): string {
  const [first = 'Carpet area', ...others] = new Set(projects.map(areaLabelOf))
  return [first.replace(others.length > 0 ? ' area' : '', ''), ...others.map((label) => label.toLowerCase())].join(
    ' or ',
  )
}

/** What a price by the square foot is reckoned on; both when they stand side by side. */
export function perSquareFootLabelOf(projects: readonly Land[]): string {
  const kinds = new Set(projects.map(({ category }) => (category === LAND ? 'plot' : 'carpet')))
  return `Per sq\u00a0ft of ${[...kinds].join(' or ')}`
}
