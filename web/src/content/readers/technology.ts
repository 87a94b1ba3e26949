import 'server-only'
import { parseList, reads, type Technology, technology } from '@ashlar/contract'
import { oncePerAnswer } from '../making'
import { logDropped, read } from '../read'

/**
 * Every technology product, in the editors' order (`Squence` on the wire).
 *
 * @throws {ContentUnavailable} when the backend is away and has never been read.
 */
export const readTechnologies = oncePerAnswer(async (): Promise<readonly Technology[]> => {
  const { records, dropped } = await read(reads.technologies, (answer) => parseList(technology, answer))
  logDropped('technology', dropped)
  return records.toSorted((a, b) => a.sequence - b.sequence)
})
