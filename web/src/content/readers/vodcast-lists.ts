import 'server-only'
import {
  type Combination,
  combinations,
  filtersOf,
  listHolding,
  onlyFields,
  reads,
  type Vodcast,
  vodcast,
} from '@ashlar/contract'
import { readCombinations, readExcerpt } from '../excerpts'
import { type ListPage, readPageOf } from '../halves'
import type { Keep } from '../newest-or-last-good'
import { orFromWhole } from '../read'
import { readVodcasts } from './vodcasts'

/** What a list shows of a vodcast; all else of it is empty. */
const CARD = {
  ...onlyFields('slug', 'title', 'orderBy', 'publishedOn', 'summary', 'durationSeconds', 'topics'),
  'populate[speakers]': 'true',
}

/** Combinations of topics and length, and how many vodcasts there are of each. */
export function readVodcastCombinations(): Promise<readonly Combination[]> {
  return readCombinations(combinations.vodcasts, 'topics', 'durationSeconds')
}

/** A page of the vodcasts on a topic, or of all, in the editors' order. */
export function readVodcastPage(
  topic: string | undefined,
  { page, size, keep }: { page: number; size: number; keep: Keep },
): Promise<ListPage<Vodcast>> {
  const half = (placed: boolean) => (start: number, limit: number) => {
    const orderBy = placed ? { $notNull: true } : { $null: true }
    const query = {
      sort: 'orderBy:asc,slug:asc',
      ...filtersOf({ topics: topic ? listHolding(topic) : undefined, orderBy }),
    }
    return readExcerpt(reads.vodcasts, vodcast, { query, parts: CARD, limit, start, keep })
  }
  return readPageOf(page, size, half(true), half(false))
}

/**
 * @returns the vodcast, or `null` when there is none of that name.
 * @throws {ContentUnavailable} when the backend is away and neither this vodcast nor the whole list was ever read.
 */
export function readVodcast(slug: string): Promise<Vodcast | null> {
  return orFromWhole(
    async () => {
      const query = filtersOf({ slug: { $eq: slug } })
      return (await readExcerpt(reads.vodcasts, vodcast, { query, limit: 1, keep: 'record' })).records[0] ?? null
    },
    async () => (await readVodcasts()).find((candidate) => candidate.slug === slug) ?? null,
  )
}
