import 'server-only'
import {
  type Combination,
  combinations,
  filtersOf,
  listHolding,
  type Projected,
  projectionOf,
  reads,
  type Vodcast,
  vodcast,
  vodcastRecord,
  wholeOf,
} from '@ashlar/contract'
import { queryList, readCombinations } from '../list-query'
import { type ListPage, type PageRequest, readListPage } from '../pagination'
import { readRecords, wholeListIfUnavailable } from '../read'
import { oncePerResponse } from '../response-scope'

/** The fields of a vodcast that a list reads and shows. */
const LISTED = projectionOf(vodcastRecord, [
  'slug',
  'title',
  'order',
  'publishedOn',
  'summary',
  'durationSeconds',
  'topics',
  'speakers',
])
export type ListedVodcast = Projected<typeof LISTED>

/** How many vodcasts each combination of topics and length has. */
export function readVodcastCombinations(): Promise<readonly Combination[]> {
  return readCombinations(combinations.vodcasts, 'topics', 'durationSeconds')
}

/** A page of the vodcasts on a topic, or of all, in the editors' order. */
export function readVodcastPage(
  topic: string | undefined,
  { page, size, keep }: PageRequest,
): Promise<ListPage<ListedVodcast>> {
  const section = (placed: boolean) => (start: number, limit: number) => {
    const orderBy = placed ? { $notNull: true } : { $null: true }
    const query = {
      sort: 'orderBy:asc,slug:asc',
      ...filtersOf({ topics: topic ? listHolding(topic) : undefined, orderBy }),
    }
    return queryList(reads.vodcasts, LISTED, { query, limit, start, keep })
  }
  return readListPage(page, size, section(true), section(false))
}

/**
 * @returns the vodcast, or `null` when none has this slug.
 * @throws {ContentUnavailable} when the backend is away and neither this vodcast nor the whole list was ever read.
 */
export function readVodcast(slug: string): Promise<Vodcast | null> {
  return wholeListIfUnavailable(
    async () => {
      const query = filtersOf({ slug: { $eq: slug } })
      const whole = { query, limit: 1, keep: 'record' } as const
      return (await queryList(reads.vodcasts, wholeOf(vodcastRecord), whole)).records[0] ?? null
    },
    async () => (await readVodcasts()).find((candidate) => candidate.slug === slug) ?? null,
  )
}

/**
 * Every vodcast with its transcript, in the editors' order; for code that needs every one.
 *
 * @throws {ContentUnavailable} when the backend is away and was never read.
 */
export const readVodcasts = oncePerResponse(async (): Promise<readonly Vodcast[]> => {
  const records = await readRecords(reads.vodcasts, vodcast)
  return records.toSorted((a, b) => a.order - b.order)
})
