import 'server-only'
import { dayInIndia, isOpen, type Picture } from '@ashlar/contract'
import { readOpenings } from '@/content/readers/all-openings'
import { readAllPages } from '@/content/readers/pages'
import { hasOwnBlog, readPostList } from '@/content/readers/posts'
import { readProjects } from '@/content/readers/projects'
import { readReports } from '@/content/readers/reports'
import { readVodcasts } from '@/content/readers/vodcasts'
import { pictureAddress } from '@/ui/picture/picture-address'
import type { SitemapEntry } from './sitemap-xml'

/** Pages that a search engine has no use for, should an editor write words for them. */
const UNLISTED = ['/newsletter', '/projects/compare', '/search-result', '/styleguide']

/** Pixels across of the pictures that are named. */
const PICTURE_WIDTH = 1200

/** The pages of a kind that search engines may find. */
const READERS = {
  pages: async () =>
    (await readAllPages())
      .filter(({ path }) => !UNLISTED.includes(path))
      .map(({ path, title, description, updatedAt, picture, sections }) => ({
        path,
        title,
        description,
        changedOn: updatedAt.slice(0, 10),
        pictures: picturesOf([picture, ...sections.map((section) => section.picture)]),
      })),
  projects: async () =>
    (await readProjects()).map(({ slug, name, summary, updatedOn, pictures }) => ({
      path: `/projects/${slug}`,
      title: name,
      description: summary,
      changedOn: updatedOn,
      pictures: picturesOf(pictures.map(({ picture }) => picture)),
    })),
  reports: async () =>
    (await readReports()).map(({ slug, title, summary, publishedOn }) => ({
      path: `/insights/research-reports/${slug}`,
      title,
      description: summary,
      changedOn: publishedOn,
      pictures: [],
    })),
  conversations: async () =>
    (await readVodcasts()).map(({ slug, title, summary, publishedOn }) => ({
      path: `/insights/knowledge-exchange/${slug}`,
      title,
      description: summary,
      changedOn: publishedOn,
      pictures: [],
    })),
  openings: async () => {
    const today = dayInIndia()
    return (await readOpenings())
      .filter((opening) => isOpen(opening, today))
      .map(({ slug, title, summary, publishedOn }) => ({
        path: `/careers/${slug}`,
        title,
        description: summary,
        changedOn: publishedOn,
        pictures: [],
      }))
  },
  posts: async () =>
    (hasOwnBlog() ? await readPostList(null) : []).map(({ href, title, excerpt, date, picture }) => ({
      path: href,
      title,
      description: excerpt,
      changedOn: date,
      pictures: picturesOf([picture]),
    })),
} satisfies Record<string, () => Promise<SitemapEntry[]>>

export type SitemapKind = keyof typeof READERS

/** Every kind of page, in the order in which they are told. */
export const SITEMAP_KINDS = Object.keys(READERS).filter(isSitemapKind)

export function isSitemapKind(name: string): name is SitemapKind {
  return Object.hasOwn(READERS, name)
}

/** Where the sitemap of a kind is. */
export function sitemapPath(kind: SitemapKind): string {
  return `/sitemaps/${kind}.xml`
}

/**
 * Every page of a kind that search engines may find, with the day of its last change where it is known.
 *
 * @throws {ContentUnavailable} rather than give a list from which something is missing.
 */
export function readSitemap(kind: SitemapKind): Promise<SitemapEntry[]> {
  return READERS[kind]()
}

/** Those that this site serves itself. */
function picturesOf(pictures: readonly (Picture | null)[]): string[] {
  return pictures.flatMap((picture) =>
    picture?.url.startsWith('/media/')
      ? [/\.svg(?:\?|$)/.test(picture.url) ? picture.url : pictureAddress(picture.url, PICTURE_WIDTH)]
      : [],
  )
}
