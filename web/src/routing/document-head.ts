import type { Thing } from 'schema-dts'
import type { FeedName } from './feed-names'

/** What the head of a page says. */
export interface DocumentHead {
  title: string
  /** The title says the brand in its own way, so nothing is put behind it. */
  alone?: boolean
  description: string
  /**
   * The one address of what is shown: path, and the part of the query that matters. A page without one (a receipt, say)
   * is made for its visitor and never kept.
   */
  canonical: string | null
  /** What is shown where somebody shares the page; a page without is not described for sharing. */
  shared?: {
    type: 'website' | 'article'
    /** Where it is not that of the page. */
    title?: string
    /** `YYYY-MM-DD`, of an article. */
    publishedOn?: string
  }
  /** What is shown, in the terms of schema.org; nothing that the page does not say. */
  data?: readonly Thing[]
  /** Tells what is new here. */
  feed?: FeedName
  robots?: 'noindex' | 'noindex, nofollow'
  referrer?: 'no-referrer' | 'same-origin'
}

interface PageDescription {
  title: string
  description: string
  /** The canonical address. */
  path: string
  /** `article` for what has a day and an author. */
  type?: 'website' | 'article'
  /** `YYYY-MM-DD`, of an article. */
  publishedOn?: string
  /** Leaves the brand's name out of the title, which says it in its own way. */
  alone?: boolean
  /** Not for search engines. */
  hidden?: boolean
  /** What is shown, in the terms of schema.org. */
  data?: readonly Thing[]
  /** Tells what is new here. */
  feed?: FeedName
}

/** The head of a page that has an address to be found and shared by. */
export function describePage({
  title,
  description,
  path,
  type = 'website',
  publishedOn,
  alone = false,
  hidden = false,
  data = [],
  feed,
}: PageDescription): DocumentHead {
  return {
    title,
    description,
    canonical: path,
    shared: { type, ...(publishedOn ? { publishedOn } : {}) },
    ...(alone ? { alone } : {}),
    ...(data.length > 0 ? { data } : {}),
    ...(feed ? { feed } : {}),
    ...(hidden || !isListed(path) ? { robots: 'noindex' as const } : {}),
  }
}

/**
 * Whether a state of a list is for search engines: the list as it is, and narrowed by one choice that has a name. What
 * several filters, a number or another order make of it has no end, and nothing that those do not show.
 *
 * @param path the canonical address.
 */
function isListed(path: string): boolean {
  const choices = [...new URLSearchParams(path.split('?', 2)[1])].filter(([name]) => name !== 'page')
  return choices.length <= 1 && choices.every(([name, value]) => name !== 'sort' && !/^\d+$/.test(value))
}

/** A title that tells the states of a list apart: `In the news: Market view, 2026, page 2`. */
export function titleOf(title: string, choices: readonly string[], page = 1): string {
  const told = [...choices.filter(Boolean), ...(page > 1 ? [`page ${page}`] : [])]
  return told.length > 0 ? `${title}: ${told.join(', ')}` : title
}

/** Width and height of every share picture. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** Where the share picture of a page is made. */
export function sharePictureOf(path: string): string {
  const [plain = '/'] = path.split(/[?#]/)
  return `/api/share-pictures${plain === '/' ? '/home' : plain}.jpg`
}
