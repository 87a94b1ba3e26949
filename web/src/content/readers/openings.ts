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
import { wholeListIfUnavailable } from '../read'
import { hasPeopleProvider } from '../request/people-provider'
import { findOpening, readOpenings } from './all-openings'

/** The fields of an opening that a list reads and shows. */
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

/** The number of openings with this department, these cities and this job type. */
export type CountedOpenings = Pick<Opening, 'department' | 'cities' | 'jobType'> & { count: number }

/**
 * How many openings are open, by department, cities and job type. The people provider sends all its openings at once.
 */
export async function readOpenCounts(today: string): Promise<readonly CountedOpenings[]> {
  if (hasPeopleProvider()) return (await readOpenOpenings(today)).map((one) => ({ ...one, count: 1 }))
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
 * A page of the open openings, the newest first.
 *
 * @param filters by the backend's fields.
 */
export async function readOpeningPage(
  filters: Filters,
  today: string,
  { page, size, keep }: PageRequest,
): Promise<ListPage<ListedOpening>> {
  return readListPage(page, size, (start, limit) => readListed(filters, today, limit, keep, start))
}

/** Every open opening; for the people provider, and for when the backend is away. */
export async function readOpenOpenings(today: string): Promise<readonly Opening[]> {
  return (await readOpenings()).filter((one) => isOpen(one, today))
}

/** Candidates for openings similar to this one: of its department, in its cities, and the newest. */
export async function readLikelyOpenings(
  one: Opening,
  today: string,
  count: number,
): Promise<readonly ListedOpening[]> {
  if (hasPeopleProvider()) return readOpenOpenings(today)
  const [place] = one.cities
  const department = one.department ? { department: { $eq: one.department } } : {}
  const city = place ? { city: { $eq: place } } : {}
  const groups: Filters[] = [{ ...department, ...city }, department, city, {}]
  return wholeListIfUnavailable<readonly ListedOpening[]>(
    async () => {
      const found = await Promise.all(groups.map((filters) => readListed(filters, today, count + 1, 'memory')))
      return [...new Map(found.flatMap(({ records }) => records).map((record) => [record.slug, record])).values()]
    },
    () => readOpenOpenings(today),
  )
}

/**
 * @returns the opening, or `null` when none ever had this slug. With the people provider, an opening whose title has
 * changed is found by the end of its former slug.
 */
export async function readOpening(slug: string): Promise<Opening | null> {
  const fromWhole = async () => findOpening(await readOpenings(), slug)
  if (hasPeopleProvider()) return fromWhole()
  return wholeListIfUnavailable(async () => {
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
