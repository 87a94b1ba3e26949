import 'server-only'
import { reads, type Vodcast, vodcast } from '@ashlar/contract'
import { collection } from '../library/library'

/** Every vodcast with its transcript, in the editors' order. */
export const readVodcasts = collection(reads.vodcasts, vodcast, (vodcasts) =>
  vodcasts.toSorted((a, b) => a.order - b.order || a.slug.localeCompare(b.slug)),
)

/** @returns the vodcast, or `null` when none has this slug. */
export async function readVodcast(slug: string): Promise<Vodcast | null> {
  return (await readVodcasts()).find((candidate) => candidate.slug === slug) ?? null
}
