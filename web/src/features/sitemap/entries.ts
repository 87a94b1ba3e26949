import 'server-only'
import { dayInIndia, isOpen, type Picture, placePath } from '@ashlar/contract'
import { readOpenings } from '@/content/readers/all-openings'
import { readAllPages } from '@/content/readers/pages'
import { hasOwnBlog, readPosts, summarise } from '@/content/readers/posts'
import { readProjectChoices, readProjects } from '@/content/readers/projects'
import { readReports } from '@/content/readers/reports'
import { readVodcasts } from '@/content/readers/vodcasts'
import { pictureAddress } from '@/ui/picture/picture-address'
import { say } from '@/words/say'
import { nameOfPlace, placesWithProjects, sampleOfPlace } from '../places/place'
import { lastChangeOf, type SitemapEntry } from './sitemap-xml'

/** Pages that are useless in search engines, even if an editor writes content for them. */
const UNLISTED = ['/newsletter', '/projects/compare', '/search-result', '/styleguide']

/** Width in pixels of the listed pictures. */
const PICTURE_WIDTH = 1200

/** Reads the pages of each kind that search engines may index. */
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
  places: async () => {
    const [projects, { cities }] = await Promise.all([readProjects(), readProjectChoices()])
    return placesWithProjects(projects, cities).map((place) => ({
      path: placePath(place.city.slug, place.locality),
      title: say('Projects in {place}', { place: nameOfPlace(place) }),
      description: place.projects.map(({ name }) => name).join(', '),
      sample: sampleOfPlace(place),
      isFromData: true,
      changedOn: lastChangeOf(place.projects.map(({ updatedOn }) => ({ changedOn: updatedOn }))),
      pictures: [],
    }))
  },
  reports: async () =>
    (await readReports()).map(({ slug, title, summary, method, publishedOn }) => ({
      path: `/insights/research-reports/${slug}`,
      title,
      description: summary,
      sample: method,
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
    (hasOwnBlog() ? await readPosts(null) : []).map(summarise).map(({ href, title, excerpt, date, picture }) => ({
      path: href,
      title,
      description: excerpt,
      changedOn: date,
      pictures: picturesOf([picture]),
    })),
} satisfies Record<string, () => Promise<SitemapEntry[]>>

export type SitemapKind = keyof typeof READERS

/** All kinds of page, in the order of the sitemaps. */
export const SITEMAP_KINDS = Object.keys(READERS).filter(isSitemapKind)

export function isSitemapKind(name: string): name is SitemapKind {
  return Object.hasOwn(READERS, name)
}

/** The path of the sitemap of a kind. */
export function sitemapPath(kind: SitemapKind): string {
  return `/sitemaps/${kind}.xml`
}

/**
 * Every page of a kind that search engines may index, with the date of its last change where it is known.
 *
 * @throws {ContentUnavailable} instead of returning an incomplete list.
 */
export function readSitemap(kind: SitemapKind): Promise<SitemapEntry[]> {
  return READERS[kind]()
}

/** The pictures that this site serves itself. */
function picturesOf(pictures: readonly (Picture | null)[]): string[] {
  return pictures.flatMap((picture) =>
    picture?.url.startsWith('/media/')
      ? [/\.svg(?:\?|$)/.test(picture.url) ? picture.url : pictureAddress(picture.url, PICTURE_WIDTH)]
      : [],
  )
}
