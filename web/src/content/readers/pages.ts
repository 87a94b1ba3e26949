import 'server-only'
import { type Page, type PageHead, page, pageHead, reads, searchPage } from '@ashlar/contract'
import { builtInPages } from '../built-in'
import { collection, single } from '../library/library'
import { ownPicture } from '../media/media'
import { oncePerResponse } from '../response-scope'
import { readNewAddress } from './former-addresses'

/**
 * Every page by its path. One read serves all of them, so that a request for a made-up path does not reach the backend.
 *
 * @throws {ContentUnavailable} when the backend is away and was never read.
 */
const readPages = oncePerResponse(async (): Promise<ReadonlyMap<string, Page>> => {
  return new Map((await readWrittenPages()).map((record) => [record.path, record]))
})

const readWrittenPages = collection(reads.pages, page)

/**
 * @returns the page at a path, with its separate head record where it has one; where the backend has no page, the
 *   built-in one, unless the page has moved; `null` when there is none.
 * @throws {ContentUnavailable} when the backend is away and was never read.
 */
export async function readPage(path: string): Promise<Page | null> {
  const [pages, head] = await Promise.all([readPages(), readPageHead(path)])
  const found = pages.get(path) ?? (await builtInPage(path))
  if (!found) return null
  return {
    ...found,
    ...(head ? headOf(head, found) : {}),
    picture: ownPicture(found.picture),
    sections: found.sections.map((section) => ({ ...section, picture: ownPicture(section.picture) })),
  }
}

async function builtInPage(path: string): Promise<Page | null> {
  const found = builtInPages.get(path)
  return found && (await readNewAddress(path)) === null ? found : null
}

/** All pages, each as {@link readPage} returns it. */
export async function readAllPages(): Promise<readonly Page[]> {
  const paths = new Set([...(await readPages()).keys(), ...builtInPages.keys()])
  const pages = await Promise.all([...paths].map(readPage))
  return pages.filter((found) => found !== null)
}

/** A link to a page beside another. */
export type Neighbour = Pick<Page, 'path' | 'title' | 'description'>

/**
 * Where a visitor of a built-in page may go on: the pages beside it, or the first pages of the site.
 *
 * @returns `null` for a page of the editors, which leads on by itself.
 */
export async function readNeighbours(path: string): Promise<readonly Neighbour[] | null> {
  if (!builtInPages.has(path) || (await readPages()).has(path)) return null
  const within = (folder: string) => [...builtInPages.keys()].filter((other) => other.startsWith(folder))
  const below = path === '/' ? [] : within(`${path}/`)
  const beside = path.lastIndexOf('/') > 0 ? within(path.slice(0, path.lastIndexOf('/') + 1)) : FIRST_PAGES
  const paths = (below.length > 0 ? below : beside).filter((other) => other !== path)
  const pages = await Promise.all(paths.map(readPage))
  return pages.filter((found) => found !== null)
}

/** Where the parts of the site begin. */
const FIRST_PAGES = [
  '/services',
  '/projects',
  '/technology',
  '/about/who-we-are',
  '/insights/research-reports',
  '/careers',
] as const

/** Pages whose title, description, heading and lead are in a separate record. */
const HEADS: Readonly<Record<string, () => Promise<PageHead | null>>> = {
  '/about/management-team': single(reads.managementSeo, pageHead),
  '/about/client-testimonials': single(reads.testimonialsSeo, pageHead),
  '/about/awards-and-recognition': single(reads.awardsSeo, pageHead),
  '/about/corporate-social-responsibility': single(reads.csrSeo, pageHead),
  '/about/contact-us': single(reads.contactSeo, pageHead),
  '/careers': single(reads.careerSeo, pageHead),
  '/insights/knowledge-exchange': single(reads.knowledgeExchangeSeo, pageHead),
}

/** @returns the separate head of a page, or `null` when the page has none. */
async function readPageHead(path: string): Promise<PageHead | null> {
  return (await HEADS[path]?.()) ?? null
}

/** Fields that the head leaves empty come from the page. */
function headOf(head: PageHead, found: Page): PageHead {
  return {
    title: head.title,
    description: head.description || found.description,
    heading: head.heading || found.heading,
    lead: head.lead || found.lead,
  }
}

/** @returns `null` when editors have written none; the search then has no synonyms. */
export const readSearchPage = single(reads.searchPage, searchPage)
