import 'server-only'
import { isOpen } from '@ashlar/contract'
import { readOpenings } from '@/content/readers/openings'
import { readAllPages } from '@/content/readers/pages'
import { hasOwnBlog, readPostList } from '@/content/readers/posts'
import { readProjects } from '@/content/readers/projects'
import { readReports } from '@/content/readers/research'
import { readVodcasts } from '@/content/readers/vodcasts'
import { todayInIndia } from '@/ui/date/today-in-india'
import type { SitemapEntry } from './sitemap-xml'

/** Pages that a search engine has no use for, should an editor write words for them. */
const UNLISTED = ['/newsletter', '/projects/compare', '/search-result', '/styleguide']

/**
 * Every page that search engines may find, with the day of its last change where it is known.
 *
 * @throws {ContentUnavailable} rather than give a list from which something is missing.
 */
export async function readSitemap(): Promise<SitemapEntry[]> {
  const [pages, projects, reports, vodcasts, openings, posts] = await Promise.all([
    readAllPages(),
    readProjects(),
    readReports(),
    readVodcasts(),
    readOpenings(),
    hasOwnBlog() ? readPostList(null) : [],
  ])
  const today = todayInIndia()
  return [
    ...pages
      .filter(({ path }) => !UNLISTED.includes(path))
      .map(({ path, updatedAt }) => ({ path, changedOn: updatedAt.slice(0, 10) })),
    ...projects.map(({ slug, updatedOn }) => ({ path: `/projects/${slug}`, changedOn: updatedOn })),
    ...reports.map(({ slug, publishedOn }) => ({
      path: `/insights/research-reports/${slug}`,
      changedOn: publishedOn,
    })),
    ...vodcasts.map(({ slug, publishedOn }) => ({
      path: `/insights/knowledge-exchange/${slug}`,
      changedOn: publishedOn,
    })),
    ...openings
      .filter((opening) => isOpen(opening, today))
      .map(({ slug, publishedOn }) => ({ path: `/careers/${slug}`, changedOn: publishedOn })),
    ...posts.map(({ href, date }) => ({ path: href, changedOn: date })),
  ]
}
