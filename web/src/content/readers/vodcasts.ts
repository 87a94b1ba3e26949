import 'server-only'
import { parseList, reads, type Vodcast, vodcast } from '@ashlar/contract'
import { cache } from 'react'
import { logDropped, read } from '../read'

/**
 * Every vodcast, in the editors' order.
 *
 * @throws {ContentUnavailable} when the backend is away and has never been read.
 */
export const readVodcasts = cache(async (): Promise<readonly Vodcast[]> => {
  const { records, dropped } = await read(reads.vodcasts, (answer) => parseList(vodcast, answer))
  logDropped('vodcast', dropped)
  return records.toSorted((a, b) => a.order - b.order)
})

/** @returns the vodcast, or `null` when there is none of that name. */
export async function readVodcast(slug: string): Promise<Vodcast | null> {
  return (await readVodcasts()).find((candidate) => candidate.slug === slug) ?? null
}
