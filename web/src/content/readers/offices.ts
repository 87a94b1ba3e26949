import 'server-only'
import { type ContactOffice, contactOffice, parseList, reads } from '@ashlar/contract'
import { oncePerAnswer } from '../making'
import { ownPicture } from '../media'
import { logDropped, read } from '../read'

/**
 * Every office with its desks, in the editors' order.
 *
 * @throws {ContentUnavailable} when the backend is away and has never been read.
 */
export const readOffices = oncePerAnswer(async (): Promise<readonly ContactOffice[]> => {
  const { records, dropped } = await read(reads.contactLists, (answer) => parseList(contactOffice, answer))
  logDropped('contact-list', dropped)
  return records
    .map((record) => ({ ...record, picture: ownPicture(record.picture) }))
    .toSorted((a, b) => a.sequence - b.sequence)
})
