import { isLand, type Project } from '@ashlar/contract'
import { say } from '@/words/say'

type Land = Pick<Project, 'category'>

/** The label for the size of a project’s units: land has no carpet area. */
export function areaLabelOf(project: Land): string {
  return say(isLand(project) ? 'Plot area' : 'Carpet area')
}

/** The label for several projects: `Plot or carpet area`. */
export function areaLabelOfAll(projects: readonly Land[]): string {
  const [first, ...others] = new Set(projects.map(isLand))
  if (others.length === 0) return say(first ? 'Plot area' : 'Carpet area')
  return say(first ? 'Plot or carpet area' : 'Carpet or plot area')
}

/** The label of the area that a price per square foot refers to; both kinds for several projects. */
export function perSquareFootLabelOf(projects: readonly Land[]): string {
  const [first, ...others] = new Set(projects.map(isLand))
  if (others.length === 0) return say(first ? 'Per sq\u00a0ft of plot' : 'Per sq\u00a0ft of carpet')
  return say(first ? 'Per sq\u00a0ft of plot or carpet' : 'Per sq\u00a0ft of carpet or plot')
}
