import 'server-only'
import {
  combinations,
  type Filters,
  filtersOf,
  isOpen,
  type Opening,
  openingRecord,
  type Projected,
  projectionOf,
  reads,
  wholeOf,
} from '@ashlar/contract'
import type { CachePolicy } from '../kept/newest-or-last-good'
import { queryList, readCombinations } from '../list-query'
import { type ListPage, type PageRequest, readListPage } from '../pagination'
import { orFromWhole } from '../read'
import { hasPeopleProvider } from '../request/people-provider'
import { findOpening, readOpenings } from './all-openings'

/** What a list asks for of an opening, and what its entries may show. */
const LISTED = projectionOf(openingRecord, [
  'slug',
  'title',
  'department',
  'jobType',
  'cities',
  'experience',
  'salaryBand',
  'closesOn',
  'summary',
])
export type ListedOpening = Projected<typeof LISTED>

/** Openings that share department, place and kind, and how many they are. */
export type CountedOpenings = Pick<Opening, 'department' | 'cities' | 'jobType'> & { count: number }

/** How many openings are open in which department, place and kind. The people provider gives all it has at once. */
export async function readOpenCounts(today: string): Promise<readonly CountedOpenings[]> {
  if (hasPeopleProvider()) return (await readOpen(today)).map((one) => ({ ...one, count: 1 }))
  const counted = await readCombinations(combinations.openings, 'department', 'jobType', 'city', 'closesOn')
  return counted
    .filter(({ values }) => (values.closesOn ?? []).every((day) => day.slice(0, 10) >= today))
    .map(({ count, values }) => ({
      count,
      department: values.department?.[0] ?? '',
      jobType: values.jobType?.[0] ?? '',
      cities: [...(values.city ?? [])],
    }))
}

/**
 * A page of what is open, the newest first.
 *
 * @param filters what the openings must be, by the backend's fields.
 */
export async function readOpeningPage(
  filters: Filters,
  today: string,
  { page, size, keep }: PageRequest,
): Promise<ListPage<ListedOpening>> {
  return readListPage(page, size, (start, limit) => readListed(filters, today, limit, keep, start))
}

/** Every opening that is open: of the people provider, and when the backend is away. */
export async function readOpen(today: string): Promise<readonly Opening[]> {
  return (await readOpenings()).filter((one) => isOpen(one, today))
}

/** Open ones among which those like one are: of its department, of its places, and the newest. */
export async function readLikelyOpenings(
  one: Opening,
  today: string,
  count: number,
): Promise<readonly ListedOpening[]> {
  if (hasPeopleProvider()) return readOpen(today)
  const [place] = one.cities
  const department = one.department ? { department: { $eq: one.department } } : {}
  const city = place ? { city: { $eq: place } } : {}
  const groups: Filters[] = [{ ...department, ...city }, department, city, {}]
  const found = await Promise.all(groups.map((filters) => readListed(filters, today, count + 1, 'memory')))
  return [...new Map(found.flatMap(({ records }) => records).map((record) => [record.slug, record])).values()]
}

/**
 * @returns the opening, or `null` when there never was one of that name. With the people provider an opening whose
 * title has changed is found by the end of its former address.
 */
export async function readOpening(slug: string): Promise<Opening | null> {
  const fromWhole = async () => findOpening(await readOpenings(), slug)
  if (hasPeopleProvider()) return fromWhole()
  return orFromWhole(async () => {
    const query = filtersOf({ slug: { $eq: slug } })
    return (
      (await queryList(reads.openings, wholeOf(openingRecord), { query, limit: 1, keep: 'record' })).records[0] ?? null
    )
  }, fromWhole)
}

function readListed(filters: Filters, today: string, limit: number, keep: CachePolicy, start = 0) {
  const query = filtersOf({ ...filters, $or: [{ closesOn: { $gte: today } }, { closesOn: { $null: true } }] })
  return queryList(reads.openings, LISTED, { query, limit, start, keep })
}
