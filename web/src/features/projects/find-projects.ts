import { type Project, projectStatuses } from '@ashlar/contract'
import type { ProjectWishes } from '@/content/readers/project-lists'
import type { ProjectChoices } from '@/content/readers/projects'
import { DEFAULT_SORT, PRICE_STEPS, type ProjectQuery, slugOf } from './project-query'

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
export function wishesFor(query: ProjectQuery, choices: ProjectChoices): ProjectWishes {
  return {
    propertyType: query.propertyType ?? undefined,
    city: choices.cities.find(({ slug }) => slug === query.city)?.name,
    status: projectStatuses.find((status) => slugOf(status) === query.status),
    areaConfiguration: choices.areaConfigurations.find(({ value }) => value === query.configuration)?.title,
    priceMax: query.priceMax ?? undefined,
    year: query.year || undefined,
    industry: choices.industries.find(({ value }) => value === query.industry)?.title,
  }
}

/** Where the answer is kept: the plain lists outlive an outage, and a price that a visitor made up is kept nowhere. */
export function keepOf({
  propertyType: _,
  sort,
  page,
  priceMax,
  ...others
}: ProjectQuery): 'disk' | 'memory' | 'nowhere' {
  if (priceMax !== null) return PRICE_STEPS.some((step) => step === priceMax) ? 'memory' : 'nowhere'
  return sort === DEFAULT_SORT && page === 1 && Object.values(others).every((wish) => wish === '') ? 'disk' : 'memory'
}

/** Filters, sorts and pages the projects as the visitor asked: for a whole list that stands in for the backend. */
export function findProjects(
  projects: readonly Project[],
  query: ProjectQuery,
  choices: ProjectChoices,
): FoundProjects {
  const found = projects.filter((project) => fits(project, query, choices)).toSorted(orderOf(query.sort))
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(query.page, pages)
  return { total: found.length, pages, page, projects: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) }
}

function fits(project: Project, query: ProjectQuery, choices: ProjectChoices): boolean {
  if (query.propertyType && project.propertyType !== query.propertyType) return false
  if (query.city && project.city !== choices.cities.find(({ slug }) => slug === query.city)?.name) return false
  if (query.status && slugOf(project.status) !== query.status) return false
  if (query.year && Number(project.possession.slice(0, 4)) > Number(query.year)) return false
  if (query.industry) {
    const title = choices.industries.find(({ value }) => value === query.industry)?.title
    if (!title || !project.industries.includes(title)) return false
  }
  return unitFits(project, query, choices)
}

/** Configuration and price belong together: a flat must have both, not the project one of each. */
function unitFits(project: Project, { configuration, priceMax }: ProjectQuery, choices: ProjectChoices): boolean {
  if (!configuration && priceMax === null) return true
  const title = choices.areaConfigurations.find(({ value }) => value === configuration)?.title
  return project.configurations.some(
    (unit) =>
      (!configuration || unit.areaConfiguration === title) &&
      (priceMax === null || (unit.price !== null && unit.price <= priceMax)),
  )
}

type Order = (a: Project, b: Project) => number

/** Nothing known about it comes last, whichever way the list runs. */
function by(value: (project: Project) => number | null, direction: 1 | -1): Order {
  return (a, b) => {
    const [left, right] = [value(a), value(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return (left - right) * direction || a.sequence - b.sequence
  }
}

function orderOf(sort: string): Order {
  switch (sort) {
    case 'price-asc':
      return by(({ priceFrom }) => priceFrom, 1)
    case 'price-desc':
      return by(({ priceTo }) => priceTo, -1)
    case 'area-asc':
      return by(({ carpetAreaFrom }) => carpetAreaFrom, 1)
    case 'area-desc':
      return by(({ carpetAreaTo }) => carpetAreaTo, -1)
    case 'possession':
      return by(({ possession }) => Number(possession.replace('-', '')) || null, 1)
    default:
      return by(({ launchedOn }) => Date.parse(launchedOn) || null, -1)
  }
}

/** Projects like this one: the same kind, near in place and price. */
export function similarProjects(project: Project, projects: readonly Project[], count: number): readonly Project[] {
  const distance = (other: Project) => {
    const [price, otherPrice] = [project.priceFrom ?? 0, other.priceFrom ?? 0]
    const apart = price > 0 && otherPrice > 0 ? Math.abs(Math.log(otherPrice / price)) : 1
    return apart + (other.city === project.city ? 0 : 2) + (other.category === project.category ? 0 : 1)
  }
  return projects
    .filter(
      (other) =>
        other.slug !== project.slug && other.propertyType === project.propertyType && other.status !== 'Sold out',
    )
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
}
