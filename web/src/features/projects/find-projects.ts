import { type Project, projectStatuses } from '@ashlar/contract'
import type { ProjectWishes } from '@/content/readers/project-lists'
import type { ProjectChoices } from '@/content/readers/projects'
import { fits } from './facet-groups'
import { shelfOf } from './facet-rows'
import { CARPET_STEPS, DEFAULT_SORT, type Locality, PRICE_STEPS, type ProjectQuery, slugOf } from './project-query'

/** Projects on one page of the list. */
export const PAGE_SIZE = 12

export interface FoundProjects {
  total: number
  pages: number
  /** The page that is shown: the asked one, or the last when there are fewer. */
  page: number
  projects: readonly Project[]
}

/** What the visitor asked for in the words of the records. */
export function wishesFor(
  query: ProjectQuery,
  choices: ProjectChoices,
  localities: readonly Locality[],
): ProjectWishes {
  const titled = (known: readonly { value: string; title: string }[], values: readonly string[]) =>
    known.filter(({ value }) => values.includes(value)).map(({ title }) => title)
  return {
    propertyType: query.propertyType ?? undefined,
    places: choices.cities
      .filter(({ slug }) => query.city.includes(slug))
      .map(({ slug, name }) => ({
        city: name,
        localities: titled(
          localities.filter(({ city }) => city === slug),
          query.locality,
        ),
      })),
    statuses: projectStatuses.filter((status) => query.status.includes(slugOf(status))),
    areaConfigurations: titled(choices.areaConfigurations, query.configuration),
    price: { least: query.priceMin, most: query.priceMax },
    carpetArea: { least: query.carpetMin, most: query.carpetMax },
    year: query.year || undefined,
    registered: query.registered,
    industry: titled(choices.industries, [query.industry])[0],
    area: query.area ?? undefined,
  }
}

/**
 * Where the answer is kept: the plain lists outlive an outage; what holds a number that a visitor made up, or several
 * of a kind, is kept nowhere, because there is no end to it.
 */
export function keepOf(query: ProjectQuery): 'disk' | 'memory' | 'nowhere' {
  const { propertyType: _, view: __, sort, page, ...others } = query
  const isStep = (steps: readonly number[], value: number | null) => value === null || steps.includes(value)
  const endless =
    query.area !== null ||
    !isStep(PRICE_STEPS, query.priceMin) ||
    !isStep(PRICE_STEPS, query.priceMax) ||
    !isStep(CARPET_STEPS, query.carpetMin) ||
    !isStep(CARPET_STEPS, query.carpetMax) ||
    [query.city, query.locality, query.status, query.configuration].some(({ length }) => length > 1)
  if (endless) return 'nowhere'
  const isPlain = Object.values(others).every((wish) => (Array.isArray(wish) ? wish.length === 0 : !wish))
  return isPlain && sort === DEFAULT_SORT && page === 1 ? 'disk' : 'memory'
}

/** Filters, sorts and pages the projects as the visitor asked: for a whole list that stands in for the backend. */
export function findProjects(
  projects: readonly Project[],
  query: ProjectQuery,
  choices: ProjectChoices,
): FoundProjects {
  const { rows } = shelfOf(projects, choices)
  const fitting = projects.filter((_, at) => {
    const row = rows[at]
    return row !== undefined && fits(row, query)
  })
  const found = sorted(fitting, query.sort)
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(query.page, pages)
  return { total: found.length, pages, page, projects: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) }
}

/** By what a list is sorted, and which way. */
type Order = readonly [value: (project: Project) => number | null, direction: 1 | -1]

/** Nothing known about it comes last, whichever way the list runs. */
function sorted(projects: readonly Project[], sort: string): Project[] {
  const [value, direction] = orderOf(sort)
  return projects
    .map((project) => ({ project, key: value(project) }))
    .toSorted((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null)
      return (a.key - b.key) * direction || a.project.sequence - b.project.sequence
    })
    .map(({ project }) => project)
}

function orderOf(sort: string): Order {
  switch (sort) {
    case 'price-asc':
      return [({ priceFrom }) => priceFrom, 1]
    case 'price-desc':
      return [({ priceTo }) => priceTo, -1]
    case 'area-asc':
      return [({ carpetAreaFrom }) => carpetAreaFrom, 1]
    case 'area-desc':
      return [({ carpetAreaTo }) => carpetAreaTo, -1]
    case 'possession':
      return [({ possession }) => Number(possession.replace('-', '')) || null, 1]
    default:
      return [({ launchedOn }) => Number(launchedOn.replaceAll('-', '')) || null, -1]
  }
}

/** How much a price apart counts: at twice the price a project is as far as in another city. */
const PRICE_WEIGHT = 3

/** Projects like this one: the same kind, near in price above all, and in place. */
export function similarProjects(project: Project, projects: readonly Project[], count: number): readonly Project[] {
  const distance = (other: Project) => {
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
