import type { Project } from '@ashlar/contract'
import type { ListedProject } from '@/content/readers/project-lists'
import { sortedPlaces } from '@/content/readers/project-orders'
import type { ProjectChoices } from '@/content/readers/projects'
import { askedOf, filterOf } from '../filters/filter-of'
import { FILTER_NAMES, type FilterName } from '../filters/filter-table'
import { matchingPositions } from '../filters/matches'
import { indexOf } from '../filters/project-index'
import { DEFAULT_SORT, isAsked, type ProjectQuery } from '../filters/project-query'

/** Projects per page of the list. */
export const PROJECTS_PER_PAGE = 12

export interface FoundProjects {
  total: number
  pages: number
  /** The shown page: the requested one, or the last when there are fewer. */
  page: number
  projects: readonly ListedProject[]
}

/**
 * Where the answer is kept. The lists without filters are kept on disk for an outage. An answer to a number that a
 * visitor made up, or to several values of a filter, is not kept, because there are endless combinations.
 */
export function cachePolicyOf(query: ProjectQuery): 'disk' | 'memory' | 'none' {
  if (FILTER_NAMES.some((name) => isEndless(name, query))) return 'none'
  const isPlain = FILTER_NAMES.every((name) => name === 'propertyType' || !isAsked(query, name))
  return isPlain && query.sort === DEFAULT_SORT && query.page === 1 ? 'disk' : 'memory'
}

function isEndless<Name extends FilterName>(name: Name, query: ProjectQuery): boolean {
  const { row, rules } = filterOf(name)
  return rules.isEndless(row, askedOf(query, name))
}

/** Filters, sorts and pages the projects of a whole list, for when the backend is away. */
export function findProjects(
  projects: readonly Project[],
  query: ProjectQuery,
  choices: ProjectChoices,
): FoundProjects {
  const fits = new Uint8Array(projects.length)
  for (const place of matchingPositions(indexOf(projects, choices), query)) fits[place] = 1
  const found = sortedPlaces(projects, query.sort).filter((place) => fits[place] === 1)
  const pages = Math.max(1, Math.ceil(found.length / PROJECTS_PER_PAGE))
  const page = Math.min(query.page, pages)
  return {
    total: found.length,
    pages,
    page,
    projects: found
      .slice((page - 1) * PROJECTS_PER_PAGE, page * PROJECTS_PER_PAGE)
      .flatMap((place) => projects[place] ?? []),
  }
}

/** The weight of the price difference: a project at twice the price is as distant as one in another city. */
const PRICE_WEIGHT = 3

/** Projects similar to this one: of the same kind, near in price first, then in place. */
export function similarProjects(
  project: Project,
  projects: readonly ListedProject[],
  count: number,
): readonly ListedProject[] {
  const distance = (other: ListedProject) => {
    const [price, otherPrice] = [project.priceFrom ?? 0, other.priceFrom ?? 0]
    const apart = price > 0 && otherPrice > 0 ? Math.abs(Math.log(otherPrice / price)) : 1
    return PRICE_WEIGHT * apart + (other.city === project.city ? 0 : 2) + (other.category === project.category ? 0 : 1)
  }
  return projects
    .filter(
      (other) =>
        other.slug !== project.slug && other.propertyType === project.propertyType && other.status !== 'Sold out',
    )
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
}
