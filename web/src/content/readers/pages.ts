import 'server-only'
import { type Page, type PageHead, page, parseList, reads } from '@ashlar/contract'
import { oncePerAnswer } from '../making'
import { ownPicture } from '../media'
import { logDropped, read } from '../read'
import { readPageHead } from './page-heads'

/**
 * Every page by its path. One read serves all of them, so that an address nobody wrote costs the backend nothing.
 *
 * @throws {ContentUnavailable} when the backend is away and has never been read.
 */
const readPages = oncePerAnswer(async (): Promise<ReadonlyMap<string, Page>> => {
  const { records, dropped } = await read(reads.pages, (answer) => parseList(page, answer))
  logDropped('page', dropped)
  return new Map(records.map((record) => [record.path, record]))
})

/**
 * @returns the page at a path, under the head that is kept for it apart where there is one; `null` when there is none.
 * @throws {ContentUnavailable} when the backend is away and has never been read.
 */
export async function readPage(path: string): Promise<Page | null> {
  const [pages, head] = await Promise.all([readPages(), readPageHead(path)])
  const found = pages.get(path)
  if (!found) return null
  return {
    ...found,
    ...(head ? headOf(head, found) : {}),
    picture: ownPicture(found.picture),
    sections: found.sections.map((section) => ({ ...section, picture: ownPicture(section.picture) })),
  }
}

/** Every page there is, as {@link readPage} gives each. */
export async function readAllPages(): Promise<readonly Page[]> {
  const pages = await Promise.all([...(await readPages()).keys()].map(readPage))
  return pages.filter((found) => found !== null)
}

/** What the record leaves empty, the page says. */
function headOf(head: PageHead, found: Page): PageHead {
  return {
    title: head.title,
    description: head.description || found.description,
    heading: head.heading || found.heading,
    lead: head.lead || found.lead,
  }
}
