import 'server-only'
import {
  type Combination,
  combinations,
  type Filter,
  filtersOf,
  listHolding,
  listNotEmpty,
  onlyFields,
  type Project,
  type ProjectStatus,
  type PropertyType,
  parseList,
  project,
  reads,
} from '@ashlar/contract'
import { readCombinations, readExcerpt } from '../excerpts'
import { type ListPage, readPageOf } from '../halves'
import type { Keep } from '../newest-or-last-good'
import { logDropped, read } from '../read'
import { withOwnPictures } from './projects'

/** What a card shows of a project; all else of it is empty. */
export type ListedProject = Project

/** What is wanted of the list of projects, in the words of their records. */
export interface ProjectWishes {
  propertyType?: PropertyType | undefined
  city?: string | undefined
  /** One of these cities, and in it one of these localities where any are named. */
  places?: readonly { city: string; localities: readonly string[] }[]
  statuses?: readonly ProjectStatus[]
  category?: string | undefined
  /** A unit must have all three: one of the configurations, the price and the carpet area. */
  areaConfigurations?: readonly string[]
  price?: Span
  carpetArea?: Span
  /** Year of possession at the latest. */
  year?: string | undefined
  /** Only what has a registration. */
  registered?: boolean
  industry?: string | undefined
  /** Part of the map, in degrees. */
  area?: { west: number; south: number; east: number; north: number } | undefined
  /** A bank that has read it. */
  bank?: string | undefined
  /** Read by some bank. */
  anyBank?: boolean
}

/** Rupees or square feet; `null` is no bound. */
interface Span {
  least: number | null
  most: number | null
}

const CARD = {
  ...onlyFields(
    ...['slug', 'name', 'propertyType', 'category', 'city', 'locality', 'projectStatus', 'headline', 'sequence'],
    ...['flagship', 'banks', 'launchedOn', 'possession', 'priceFrom', 'priceTo', 'rentPerSqFt'],
    ...['carpetAreaFrom', 'carpetAreaTo', 'buildings', 'floors'],
  ),
  'populate[pictures][populate][picture]': 'true',
}

type Filters = Readonly<Record<string, Filter | undefined>>

async function readCards(filters: Filters, sort: string, limit: number, keep: Keep, start = 0) {
  const query = { sort, ...filtersOf(filters) }
  const found = await readExcerpt(reads.consolidatedProjects, project, { query, parts: CARD, limit, start, keep })
  return { ...found, records: found.records.map(withOwnPictures) }
}

/** By which editors put projects in order. */
export const EDITORS_ORDER = 'sequence:asc,slug:asc'
const TO_BE_HAD: Filters = { projectStatus: { $ne: 'Sold out' } }

/** By what the list may be sorted, and which way. Nothing known about it comes last, whichever way the list runs. */
const ORDERS = {
  newest: ['launchedOn', 'desc'],
  'price-asc': ['priceFrom', 'asc'],
  'price-desc': ['priceTo', 'desc'],
  'area-asc': ['carpetAreaFrom', 'asc'],
  'area-desc': ['carpetAreaTo', 'desc'],
  possession: ['possession', 'asc'],
} as const satisfies Record<string, readonly [string, 'asc' | 'desc']>

/**
 * A page of the project list.
 *
 * @param sort one of the editors' sorts; one that we do not know is the newest first.
 * @throws {ContentUnavailable} when the backend is away and this was never read.
 */
export function readProjectList(
  wishes: ProjectWishes,
  { sort, page, size, keep }: { sort: string; page: number; size: number; keep: Keep },
): Promise<ListPage<ListedProject>> {
  const [field, direction] = Object.hasOwn(ORDERS, sort) ? ORDERS[sort as keyof typeof ORDERS] : ORDERS.newest
  const filters = filtersFor(wishes)
  const order = `${field}:${direction},${EDITORS_ORDER}`
  return readPageOf(
    page,
    size,
    (start, limit) => readCards(both(filters, { [field]: { $notNull: true } }), order, limit, keep, start),
    (start, limit) => readCards(both(filters, { [field]: { $null: true } }), EDITORS_ORDER, limit, keep, start),
  )
}

/** A page of what banks have read; what is still to be had comes first. */
export function readBankProjects(
  wishes: ProjectWishes,
  { page, size, keep }: { page: number; size: number; keep: Keep },
): Promise<ListPage<ListedProject>> {
  const filters = filtersFor({ ...wishes, anyBank: true })
  const half = (status: Filters) => (start: number, limit: number) =>
    readCards(both(filters, status), EDITORS_ORDER, limit, keep, start)
  return readPageOf(page, size, half(TO_BE_HAD), half({ projectStatus: { $eq: 'Sold out' } }))
}

/** Combinations of bank, kind and city, and how many projects there are of each. */
export function readBankCombinations(): Promise<readonly Combination[]> {
  return readCombinations(combinations.projects, 'banks', 'category', 'city')
}

/** Projects that editors put first: flagships that are to be had. */
export async function readFlagships(count: number): Promise<readonly ListedProject[]> {
  return (await readCards({ flagship: { $eq: true }, ...TO_BE_HAD }, EDITORS_ORDER, count, 'disk')).records
}

/** What is to be had of a kind, or of both, in the editors' order. */
export async function readSuggestions(kind: PropertyType | null, count: number): Promise<readonly ListedProject[]> {
  const filters = { ...TO_BE_HAD, ...filtersFor({ propertyType: kind ?? undefined }) }
  return (await readCards(filters, EDITORS_ORDER, count, 'disk')).records
}

/** The projects that editors named elsewhere, in no order; one that is gone is left out. */
export async function readNamedProjects(slugs: readonly string[]): Promise<readonly ListedProject[]> {
  if (slugs.length === 0) return []
  return (await readCards({ slug: { $in: slugs } }, EDITORS_ORDER, 100, 'disk')).records
}

/**
 * Projects among which those like one are: of its kind and to be had, from its city and of its category, those just
 * above it in price and those just below.
 */
export async function readLikelyProjects(one: Project, count: number): Promise<readonly ListedProject[]> {
  const common = { ...TO_BE_HAD, propertyType: { $eq: one.propertyType }, slug: { $ne: one.slug } }
  const near = [{ city: { $eq: one.city } }, { category: { $eq: one.category } }]
  const price = one.priceFrom
  const parts =
    price === null
      ? near.map((place) => readCards({ ...common, ...place }, EDITORS_ORDER, count, 'disk'))
      : near.flatMap((place) => [
          readCards(
            { ...common, ...place, priceFrom: { $gte: price } },
            `priceFrom:asc,${EDITORS_ORDER}`,
            count,
            'disk',
          ),
          readCards(
            { ...common, ...place, priceFrom: { $lt: price } },
            `priceFrom:desc,${EDITORS_ORDER}`,
            count,
            'disk',
          ),
        ])
  const found = (await Promise.all(parts)).flatMap(({ records }) => records)
  return [...new Map(found.map((record) => [record.slug, record])).values()]
}

/** Projects with their places, in the editors' order. */
export async function readPlacedProjects(count: number): Promise<readonly ListedProject[]> {
  const parts = onlyFields('slug', 'name', 'propertyType', 'projectStatus', 'city', 'latitude', 'longitude')
  return (await readExcerpt(reads.consolidatedProjects, project, { parts, limit: count, keep: 'disk' })).records
}

/** Every project with what the filters of the list look at, and nothing else of it, in the editors' order. */
export async function readFilteredProjects(): Promise<readonly ListedProject[]> {
  const call = { ...reads.consolidatedProjects, query: { sort: EDITORS_ORDER, ...FILTERED } }
  const { records, dropped } = await read(call, (answer) => parseList(project, answer))
  logDropped('consolidated-project', dropped)
  return records
}

const FILTERED = {
  ...onlyFields(
    ...['slug', 'name', 'propertyType', 'city', 'locality', 'projectStatus', 'possession', 'industries'],
    ...['latitude', 'longitude', 'priceFrom', 'priceTo', 'rentPerSqFt'],
  ),
  'populate[configurations][fields][0]': 'name',
  'populate[configurations][fields][1]': 'areaConfiguration',
  'populate[configurations][fields][2]': 'carpetArea',
  'populate[configurations][fields][3]': 'price',
  'populate[reraRegistrations][fields][0]': 'number',
}

export async function countProjects(): Promise<number> {
  return (await readCards({}, EDITORS_ORDER, 0, 'disk')).total
}

function filtersFor(wishes: ProjectWishes): Filters {
  const { area, places = [], year } = wishes
  const together: Filter[] = []
  // What says nothing of possession can be had.
  if (year) together.push({ $or: [{ possession: { $lte: `${year}-12` } }, { possession: { $null: true } }] })
  if (places.length > 0) {
    together.push({ $or: places.map(({ city, localities }) => ({ city: { $eq: city }, locality: among(localities) })) })
  }
  return {
    propertyType: equal(wishes.propertyType),
    city: equal(wishes.city),
    category: equal(wishes.category),
    projectStatus: among(wishes.statuses),
    configurations: unitFor(wishes),
    reraRegistrations: wishes.registered ? { id: { $notNull: true } } : undefined,
    latitude: area && { $gte: area.south, $lte: area.north },
    longitude: area && { $gte: area.west, $lte: area.east },
    $and: together.length > 0 ? together : undefined,
    industries: wishes.industry ? listHolding(wishes.industry) : undefined,
    banks: wishes.bank ? listHolding(wishes.bank) : wishes.anyBank ? listNotEmpty : undefined,
  }
}

function equal(value: string | undefined): Filter | undefined {
  return value ? { $eq: value } : undefined
}

function among(values: readonly string[] = []): Filter | undefined {
  return values.length > 0 ? { $in: values } : undefined
}

function within({ least, most }: Span = { least: null, most: null }): Filter | undefined {
  return least === null && most === null ? undefined : { $gte: least ?? undefined, $lte: most ?? undefined }
}

/** What one and the same unit must have. */
function unitFor({ areaConfigurations, price, carpetArea }: ProjectWishes): Filter | undefined {
  const unit = { areaConfiguration: among(areaConfigurations), price: within(price), carpetArea: within(carpetArea) }
  return Object.values(unit).some((wish) => wish !== undefined) ? unit : undefined
}

/** Two filters of which neither takes the place of the other. */
function both(one: Filters, other: Filters): Filters {
  return { $and: [one, other].filter((filters) => Object.values(filters).some((filter) => filter !== undefined)) }
}
