/** The lists that have a feed. */
const FEED_NAMES = ['reports', 'posts', 'press', 'openings'] as const
export type FeedName = (typeof FEED_NAMES)[number]

/** The page of each feed's list. */
export const FEED_PAGES: Readonly<Record<FeedName, string>> = {
  reports: '/insights/research-reports',
  posts: '/blog',
  press: '/in-the-news',
  openings: '/careers',
}

export const FEED_TYPES = { xml: 'application/rss+xml', json: 'application/feed+json', ics: 'text/calendar' } as const
type FeedFormat = keyof typeof FEED_TYPES

export function isFeedName(name: string): name is FeedName {
  return FEED_NAMES.some((known) => known === name)
}

export function feedPath(name: FeedName, format: FeedFormat): string {
  return `/feeds/${name}.${format}`
}

/** The formats of a feed; openings also have a calendar with the last days for applications. */
export function feedFormats(name: FeedName): FeedFormat[] {
  return name === 'openings' ? ['xml', 'json', 'ics'] : ['xml', 'json']
}
