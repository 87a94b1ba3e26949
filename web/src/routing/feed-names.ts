/** What may be followed. */
export const FEED_NAMES = ['reports', 'posts', 'press', 'openings'] as const
export type FeedName = (typeof FEED_NAMES)[number]

/** The list whose news a feed tells. */
export const FEED_PAGES: Readonly<Record<FeedName, string>> = {
  reports: '/insights/research-reports',
  posts: '/blog',
  press: '/in-the-news',
  openings: '/careers',
}

export const FEED_TYPES = { xml: 'application/rss+xml', json: 'application/feed+json', ics: 'text/calendar' } as const
export type FeedFormat = keyof typeof FEED_TYPES

export function isFeedName(name: string): name is FeedName {
  return FEED_NAMES.some((known) => known === name)
}

export function feedPath(name: FeedName, format: FeedFormat): string {
  return `/feeds/${name}.${format}`
}

/** What a page offers to follow: the openings also as a calendar of the days until which one may apply. */
export function feedFormats(name: FeedName): FeedFormat[] {
  return name === 'openings' ? ['xml', 'json', 'ics'] : ['xml', 'json']
}
