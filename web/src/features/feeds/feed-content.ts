import 'server-only'
import { dayInIndia, isOpen } from '@ashlar/contract'
import { readOpenings } from '@/content/readers/all-openings'
import { hasOwnBlog, readPosts, summarise } from '@/content/readers/posts'
import { readAllPressCoverage } from '@/content/readers/press'
import { readReports } from '@/content/readers/reports'
import type { FeedName } from '@/routing/feed-names'

/** The most entries in a feed. */
const MOST = 50

export interface FeedEntry {
  title: string
  /** A path of this site or a full address. */
  href: string
  summary: string
  /** `YYYY-MM-DD`, or a moment. */
  date: string
  author: string
  categories: readonly string[]
}

const READERS: Readonly<Record<FeedName, () => Promise<FeedEntry[]>>> = {
  reports: async () =>
    (await readReports()).map(({ slug, title, summary, publishedOn, authors, industry }) => ({
      title,
      href: `/insights/research-reports/${slug}`,
      summary,
      date: publishedOn,
      author: authors.map(({ name }) => name).join(', '),
      categories: [industry],
    })),
  posts: async () =>
    (await readPosts(null)).map(summarise).map(({ title, href, excerpt, publishedAt }) => ({
      title,
      href,
      summary: excerpt,
      date: publishedAt,
      author: '',
      categories: [],
    })),
  press: async () =>
    (await readAllPressCoverage())
      .filter(({ link }) => link !== '')
      .map(({ title, link, excerpt, date, publication, category }) => ({
        title,
        href: link,
        summary: excerpt,
        date,
        author: publication,
        categories: [category],
      })),
  openings: async () => {
    const today = dayInIndia()
    return (await readOpenings())
      .filter((opening) => isOpen(opening, today))
      .map(({ slug, title, cities, summary, publishedOn, department }) => ({
        title: [title, ...cities].join(', '),
        href: `/careers/${slug}`,
        summary,
        date: publishedOn,
        author: '',
        categories: [department],
      }))
  },
}

/** Whether the site has this feed: an outside blog has its own. */
export function hasFeed(name: FeedName): boolean {
  return name !== 'posts' || hasOwnBlog()
}

/**
 * The newest entries of a feed, the newest first.
 *
 * @throws {ContentUnavailable} when the content is not available and never was.
 */
export async function readFeed(name: FeedName): Promise<FeedEntry[]> {
  const entries = await READERS[name]()
  return entries.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, MOST)
}
