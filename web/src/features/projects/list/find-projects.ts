import type { ProjectSummary } from '@ashlar/contract'
import { sortedPositions } from '@/content/readers/project-orders'
import type { ProjectChoices } from '@/content/readers/projects'
import { nearestPageOf } from '../../lists/list-page'
import { isFound, matchesOf } from '../filters/matches'
import { projectIndexOf } from '../filters/project-index'
import type { ProjectQuery } from '../filters/project-query'

/** Projects per page of the list. */
const PROJECTS_PER_PAGE = 12

export interface FoundProjects<T = ProjectSummary> {
  total: number
  pages: number
  /** The shown page: the requested one, or the last when there are fewer. */
  page: number
  projects: readonly T[]
}

/** Filters, sorts and pages the projects. */
export function findProjects<T extends ProjectSummary>(
  projects: readonly T[],
  query: ProjectQuery,
  choices: ProjectChoices,
): FoundProjects<T> {
  const matches = matchesOf(projectIndexOf(projects, choices), query)
  const found = sortedPositions(projects, query.sort).filter((at) => isFound(matches, at))
  const { items, ...part } = nearestPageOf(found, query.page, PROJECTS_PER_PAGE)
  return { ...part, projects: items.flatMap((at) => projects[at] ?? []) }
}

/** The weight of the price difference: a project at twice the price is as distant as one in another city. */
const PRICE_WEIGHT = 3

/** Available projects similar to this one: of its kind, of its city or category, near in price first, then in place. */
export function similarProjects(
  project: ProjectSummary,
  projects: readonly ProjectSummary[],
  count: number,
): readonly ProjectSummary[] {
  const distance = (other: ProjectSummary) => {
    const [price, otherPrice] = [project.priceFrom ?? 0, other.priceFrom ?? 0]
    const apart = price > 0 && otherPrice > 0 ? Math.abs(Math.log(otherPrice / price)) : 1
    return PRICE_WEIGHT * apart + (other.city === project.city ? 0 : 2) + (other.category === project.category ? 0 : 1)
  }
  return projects
    .filter(
      (other) =>
        other.slug !== project.slug &&
        other.propertyType === project.propertyType &&
        other.status !== 'Sold out' &&
        (other.city === project.city || other.category === project.category),
    )
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
}
