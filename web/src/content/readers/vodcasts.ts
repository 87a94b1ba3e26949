import 'server-only'
import { parseList, reads, type Vodcast, vodcast } from '@ashlar/contract'
import { oncePerAnswer } from '../making'
import { logDropped, read } from '../read'

/**
 * Every vodcast with every word of it, in the editors' order: for what goes through everything. A page asks
 * `vodcast-lists.ts` for what it shows.
 *
 * @throws {ContentUnavailable} when the backend is away and has never been read.
 */
export const readVodcasts = oncePerAnswer(async (): Promise<readonly Vodcast[]> => {
  const { records, dropped } = await read(reads.vodcasts, (answer) => parseList(vodcast, answer))
  logDropped('vodcast', dropped)
  return records.toSorted((a, b) => a.order - b.order)
})
