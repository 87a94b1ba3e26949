/** What the head of a page says. */
export interface DocumentHead {
  title: string
  /** The title as it is, without the name of the brand behind it. */
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
  /** Leaves the brand's name out of the title: the home page says it itself. */
  alone?: boolean
  /** Not for search engines. */
  hidden?: boolean
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
}: PageDescription): DocumentHead {
  return {
    title,
    description,
    canonical: path,
    shared: { type, ...(publishedOn ? { publishedOn } : {}) },
    ...(alone ? { alone } : {}),
    ...(hidden ? { robots: 'noindex' as const } : {}),
  }
}

/** A title that tells the states of a list apart: `In the news: Market view, 2026, page 2`. */
export function titleOf(title: string, wishes: readonly string[], page = 1): string {
  const told = [...wishes.filter(Boolean), ...(page > 1 ? [`page ${page}`] : [])]
  return told.length > 0 ? `${title}: ${told.join(', ')}` : title
}

/** Width and height of every share picture. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** Where the share picture of a page is made. */
export function sharePictureOf(path: string): string {
  const [plain = '/'] = path.split(/[?#]/)
  return `/api/share-pictures${plain === '/' ? '/home' : plain}.jpg`
}
