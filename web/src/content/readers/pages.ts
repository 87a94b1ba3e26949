import 'server-only'
import { type Page, page, parseList, reads } from '@ashlar/contract'
import { cache } from 'react'
import { ownPicture } from '../media'
import { logDropped, read } from '../read'

/**
 * Every page by its path. One read serves all of them, so that an address nobody wrote costs the backend nothing.
 *
 * @throws {ContentUnavailable} when the backend is away and has never been read.
 */
export const readPages = cache(async (): Promise<ReadonlyMap<string, Page>> => {
  const { records, dropped } = await read(reads.pages, (answer) => parseList(page, answer))
  logDropped('page', dropped)
  return new Map(records.map((record) => [record.path, record]))
})

/**
 * @returns the page at a path, or `null` when there is none.
 * @throws {ContentUnavailable} when the backend is away and has never been read.
 */
export async function readPage(path: string): Promise<Page | null> {
  const found = (await readPages()).get(path)
  if (!found) return null
  return {
    ...found,
    picture: ownPicture(found.picture),
    sections: found.sections.map((section) => ({ ...section, picture: ownPicture(section.picture) })),
  }
}
