import type { Sharing } from '@ashlar/contract'
import type { Thing } from 'schema-dts'
import type { ShownPicture } from '@/ui/picture/picture-address'
import { say, sayName } from '@/words/say'
import type { FeedName } from './feed-names'

/** The content of a page's head. */
export interface DocumentHead {
  title: string
  /** The title already contains the brand, so it is not appended. */
  alone?: boolean
  description: string
  /**
   * A text of the main part of a page whose description is shown in lists. In another language, the description may be
   * translated for them alone.
   */
  sample?: string
  /** The description is made from data, in the language of the page: the sample alone tells in which it can be read. */
  isFromData?: boolean
  /**
   * The canonical address: path, and the relevant part of the query. A page without one (such as a receipt) is rendered
   * for one visitor and never cached.
   */
  canonical: string | null
  /** Where the page is a copy: the original for search engines, a path of ours or a full address. */
  original?: string
  /** The preview for links on other platforms; a page without it has none. */
  shared?: {
    type: 'website' | 'article'
    /** Where it differs from the title of the page. */
    title?: string
    /** What its picture shows, where that is not the title of the page. */
    pictureText?: string
    /** `YYYY-MM-DD` or a moment, of an article. */
    publishedOn?: string
  }
  /** Structured data in the vocabulary of schema.org; it contains only what the page shows. */
  data?: readonly Thing[]
  /** The feed of this page's list. */
  feed?: FeedName
  robots?: 'noindex' | 'noindex, nofollow'
  referrer?: 'no-referrer' | 'same-origin'
  /** The picture that the page begins with. It is preloaded, and scripts wait for it. */
  firstPicture?: ShownPicture
}

interface PageDescription {
  title: string
  description: string
  /** The editors' own words and picture for search engines and previews of links, in place of the page's. */
  sharing?: Sharing
  sample?: string
  /** The description is made from data, in the language of the page. */
  isFromData?: boolean
  /** The canonical address. */
  path: string
  /** Where the page is a copy: the original for search engines, a path of ours or a full address. */
  original?: string | null
  /** `article` for a page with a date and an author. */
  type?: 'website' | 'article'
  /** `YYYY-MM-DD` or a moment, of an article. */
  publishedOn?: string
  /** Does not append the brand to the title, which already contains it. */
  alone?: boolean
  /** Not to be indexed by search engines. */
  hidden?: boolean
  /** Structured data in the vocabulary of schema.org. */
  data?: readonly Thing[]
  /** The feed of this page's list. */
  feed?: FeedName
  /** The picture that the page begins with. */
  firstPicture?: ShownPicture | null
}

/** The head of a page that can be found and shared by its address. */
export function describePage({
  title,
  description,
  sharing,
  sample,
  isFromData = false,
  path,
  original = null,
  type = 'website',
  publishedOn,
  alone = false,
  hidden = false,
  data = [],
  feed,
  firstPicture,
}: PageDescription): DocumentHead {
  return {
    title: sharing?.searchTitle || title,
    description: sharing?.searchDescription || description,
    canonical: path,
    ...(original ? { original } : {}),
    shared: {
      type,
      ...(sharing?.sharePicture?.alt ? { pictureText: sharing.sharePicture.alt } : {}),
      ...(publishedOn ? { publishedOn } : {}),
    },
    ...(sample ? { sample } : {}),
    ...(isFromData ? { isFromData } : {}),
    ...(alone ? { alone } : {}),
    ...(data.length > 0 ? { data } : {}),
    ...(feed ? { feed } : {}),
    ...(firstPicture ? { firstPicture } : {}),
    ...(hidden || !isListed(path) ? { robots: 'noindex' as const } : {}),
  }
}

/**
 * Whether search engines may index a state of a list: the unfiltered list, and the list with one named choice.
 * Combinations of filters, numbers and sort orders are endless, and show nothing new.
 *
 * @param path the canonical address.
 */
function isListed(path: string): boolean {
  const choices = [...new URLSearchParams(path.split('?', 2)[1])].filter(([name]) => name !== 'page')
  return choices.length <= 1 && choices.every(([name, value]) => name !== 'sort' && !/^\d+$/.test(value))
}

/** A title that distinguishes the states of a list: `In the news: Market view, 2026, page 2`. Names of choices are translated. */
export function titleOf(title: string, choices: readonly string[], page = 1): string {
  const names = choices.filter(Boolean).map((choice) => sayName(choice))
  const parts = [...names, ...(page > 1 ? [say('page {page}', { page })] : [])]
  return parts.length > 0 ? `${title}: ${parts.join(', ')}` : title
}

/** Width and height of every share picture, in pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** The address of a page's share picture. */
export function sharePictureOf(path: string): string {
  const [plain = '/'] = path.split(/[?#]/)
  return `/api/share-pictures${plain === '/' ? '/home' : plain}.jpg`
}
