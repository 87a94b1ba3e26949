import 'server-only'
import {
  combinations,
  EDITORS_ORDER,
  type Filters,
  filtersOf,
  listNotEmpty,
  type Project,
  type Projected,
  type PropertyType,
  projectionOf,
  projectRecord,
  reads,
} from '@ashlar/contract'
import type { CachePolicy } from '../kept/newest-or-last-good'
import { queryList, readCombinations, readProjected } from '../list-query'
import { type ListPage, type PageRequest, readListPage } from '../pagination'
import { backendSortOf, projectOrder } from './project-orders'
import { withOwnPictures } from './projects'

/** The fields of a project that a list reads and its cards show. */
const LISTED = projectionOf(projectRecord, [
  'slug',
  'name',
  'propertyType',
  'category',
  'city',
  'locality',
  'status',
  'headline',
  'sequence',
  'flagship',
  'banks',
  'launchedOn',
  'possession',
  'priceFrom',
  'priceTo',
  'rentPerSqFt',
  'carpetAreaFrom',
  'carpetAreaTo',
  'buildings',
  'floors',
  'pictures',
])
export type ListedProject = Projected<typeof LISTED>

async function readListed(filters: Filters, sort: string, limit: number, keep: CachePolicy, start = 0) {
  const query = { sort, ...filtersOf(filters) }
  const found = await queryList(reads.consolidatedProjects, LISTED, { query, limit, start, keep })
  return { ...found, records: found.records.map(withOwnPictures) }
}

const NOT_SOLD_OUT: Filters = { projectStatus: { $ne: 'Sold out' } }

/**
 * A page of the project list.
 *
 * @param filters by the backend's fields.
 * @param sort one of the editors' sort orders; an unknown one means the newest first.
 * @throws {ContentUnavailable} when the backend is away and this was never read.
 */
export function readProjectList(
  filters: Filters,
  { sort, page, size, keep }: PageRequest & { sort: string },
): Promise<ListPage<ListedProject>> {
  const { field } = projectOrder(sort)
  const order = backendSortOf(sort)
  return readListPage(
    page,
    size,
    (start, limit) => readListed(both(filters, { [field]: { $notNull: true } }), order, limit, keep, start),
    (start, limit) => readListed(both(filters, { [field]: { $null: true } }), EDITORS_ORDER, limit, keep, start),
  )
}

/** A page of the projects that banks have approved; available ones come first. */
export function readBankProjects(
  filters: Filters,
  { page, size, keep }: PageRequest,
): Promise<ListPage<ListedProject>> {
  const ofBanks = { banks: listNotEmpty, ...filters }
  const section = (status: Filters) => (start: number, limit: number) =>
    readListed(both(ofBanks, status), EDITORS_ORDER, limit, keep, start)
  return readListPage(page, size, section(NOT_SOLD_OUT), section({ projectStatus: { $eq: 'Sold out' } }))
}

/** The number of projects with these banks, this category and this city. */
export type CountedBankProjects = Pick<Project, 'banks' | 'category' | 'city'> & { count: number }

/** How many approved projects each combination of banks, category and city has. */
export async function readBankCounts(): Promise<readonly CountedBankProjects[]> {
  const counted = await readCombinations(combinations.projects, 'banks', 'category', 'city')
  return counted.flatMap(({ count, values: { banks = [], category, city } }) =>
    banks.length > 0 ? { count, banks: [...banks], category: category?.[0] ?? '', city: city?.[0] ?? '' } : [],
  )
}

/** Projects that editors promote: available flagships. */
export async function readFlagships(count: number): Promise<readonly ListedProject[]> {
  return (await readListed({ flagship: { $eq: true }, ...NOT_SOLD_OUT }, EDITORS_ORDER, count, 'disk')).records
}

/** Available projects of a kind, or of both kinds, in the editors' order. */
export async function readSuggestions(kind: PropertyType | null, count: number): Promise<readonly ListedProject[]> {
  const filters = { ...NOT_SOLD_OUT, propertyType: kind ? { $eq: kind } : undefined }
  return (await readListed(filters, EDITORS_ORDER, count, 'disk')).records
}

/** The projects that another record names, in no order; deleted ones are left out. */
export async function readNamedProjects(slugs: readonly string[]): Promise<readonly ListedProject[]> {
  if (slugs.length === 0) return []
  return (await readListed({ slug: { $in: slugs } }, EDITORS_ORDER, 100, 'disk')).records
}

/**
 * Candidates for projects similar to this one: available ones of its kind, from its city and category, and those next
 * above and below it in price.
 */
export async function readLikelyProjects(one: Project, count: number): Promise<readonly ListedProject[]> {
  const common = { ...NOT_SOLD_OUT, propertyType: { $eq: one.propertyType }, slug: { $ne: one.slug } }
  const near = [{ city: { $eq: one.city } }, { category: { $eq: one.category } }]
  const price = one.priceFrom
  const parts =
    price === null
      ? near.map((place) => readListed({ ...common, ...place }, EDITORS_ORDER, count, 'disk'))
      : near.flatMap((place) => [
          readListed(
            { ...common, ...place, priceFrom: { $gte: price } },
            `priceFrom:asc,${EDITORS_ORDER}`,
            count,
            'disk',
          ),
          readListed(
            { ...common, ...place, priceFrom: { $lt: price } },
            `priceFrom:desc,${EDITORS_ORDER}`,
            count,
            'disk',
          ),
        ])
  const found = (await Promise.all(parts)).flatMap(({ records }) => records)
  return [...new Map(found.map((record) => [record.slug, record])).values()]
}

const PLACED = projectionOf(projectRecord, ['latitude', 'longitude'])

/** Projects with their coordinates, in the editors' order. */
export async function readPlacedProjects(count: number): Promise<readonly Projected<typeof PLACED>[]> {
  return (await queryList(reads.consolidatedProjects, PLACED, { limit: count, keep: 'disk' })).records
}

/** The fields that the filters of the list use. */
const FILTERED = projectionOf(
  projectRecord,
  [
    'slug',
    'name',
    'propertyType',
    'city',
    'locality',
    'status',
    'possession',
    'industries',
    'latitude',
    'longitude',
    'priceFrom',
    'priceTo',
    'rentPerSqFt',
  ],
  { configurations: ['name', 'areaConfiguration', 'carpetArea', 'price'], registrations: ['number'] },
)
export type FilteredProject = Projected<typeof FILTERED>

/** Every project with only the fields that the filters use, in the editors' order. */
export function readFilteredProjects(): Promise<readonly FilteredProject[]> {
  return readProjected(reads.consolidatedProjects, FILTERED)
}

export async function countProjects(): Promise<number> {
  return (await readListed({}, EDITORS_ORDER, 0, 'disk')).total
}

/** Combines two filters, so that neither replaces the other. */
function both(one: Filters, other: Filters): Filters {
  return { $and: [one, other].filter((filters) => Object.values(filters).some((filter) => filter !== undefined)) }
}
