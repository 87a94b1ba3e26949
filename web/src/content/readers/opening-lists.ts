import 'server-only'
import { combinations, type Filter, filtersOf, isOpen, type Opening, opening, reads } from '@ashlar/contract'
import { readCombinations, readExcerpt } from '../excerpts'
import { type ListPage, readPageOf } from '../halves'
import type { Keep } from '../newest-or-last-good'
import { hasPeopleProvider } from '../people-provider'
import { orFromWhole } from '../read'
import { findOpening, readOpenings } from './openings'

/** What is wanted of the open openings, in the words of their records. */
export interface OpeningWishes {
  department?: string | undefined
  city?: string | undefined
  jobType?: string | undefined
}

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

/** A page of what is open, the newest first. */
export async function readOpeningPage(
  wishes: OpeningWishes,
  today: string,
  { page, size, keep }: { page: number; size: number; keep: Keep },
): Promise<ListPage<Opening>> {
  return readPageOf(page, size, (start, limit) => readFew(wishes, today, limit, keep, start))
}

/** Every opening that is open: of the people provider, and when the backend is away. */
export async function readOpen(today: string): Promise<readonly Opening[]> {
  return (await readOpenings()).filter((one) => isOpen(one, today))
}

/** Open ones among which those like one are: of its department, of its places, and the newest. */
export async function readLikelyOpenings(one: Opening, today: string, count: number): Promise<readonly Opening[]> {
  if (hasPeopleProvider()) return readOpen(today)
  const groups: OpeningWishes[] = [
    { department: one.department, city: one.cities[0] },
    { department: one.department },
    { city: one.cities[0] },
    {},
  ]
  const found = await Promise.all(groups.map((wishes) => readFew(wishes, today, count + 1, 'memory')))
  return [...new Map(found.flatMap(({ records }) => records).map((record) => [record.slug, record])).values()]
}

/**
 * @returns the opening, or `null` when there never was one of that name. With the people provider an opening whose
 * title has changed is found by the end of its former address.
 */
export async function readOpening(slug: string): Promise<Opening | null> {
  const whole = async () => findOpening(await readOpenings(), slug)
  if (hasPeopleProvider()) return whole()
  return orFromWhole(async () => {
    const query = filtersOf({ slug: { $eq: slug } })
    return (await readExcerpt(reads.openings, opening, { query, limit: 1, keep: 'record' })).records[0] ?? null
  }, whole)
}

function readFew({ department, city, jobType }: OpeningWishes, today: string, limit: number, keep: Keep, start = 0) {
  const equal = (value: string | undefined): Filter | undefined => (value ? { $eq: value } : undefined)
  const query = filtersOf({
    department: equal(department),
    city: equal(city),
    jobType: equal(jobType),
    $or: [{ closesOn: { $gte: today } }, { closesOn: { $null: true } }],
  })
  return readExcerpt(reads.openings, opening, { query, limit, start, keep })
}
