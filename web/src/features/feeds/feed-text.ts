import { Feed } from 'feed'
import { FEED_PAGES, type FeedName, feedPath } from '@/routing/feed-names'
import type { FeedEntry } from './feed-content'

interface FeedContent {
  name: FeedName
  title: string
  description: string
  brandName: string
  entries: readonly FeedEntry[]
  /** The public address of the site. */
  site: string
}

/** A feed as RSS 2.0, and as JSON Feed 1. */
export function feedTexts({ name, title, description, brandName, entries, site }: FeedContent): {
  xml: string
  json: string
} {
  const [newest] = entries
  const feed = new Feed({
    id: site + FEED_PAGES[name],
    link: site + FEED_PAGES[name],
    title: `${title} | ${brandName}`,
    description,
    language: 'en-IN',
    copyright: brandName,
    // Without a date the library writes the current time, and the feed would differ at every request.
    updated: momentOf(newest?.date ?? '1970-01-01'),
    feedLinks: { rss: site + feedPath(name, 'xml'), json: site + feedPath(name, 'json') },
  })
  for (const entry of entries) {
    const link = new URL(entry.href, site).href
    feed.addItem({
      id: link,
      link,
      title: entry.title,
      description: entry.summary,
      date: momentOf(entry.date),
      published: momentOf(entry.date),
      ...(entry.author ? { author: [{ name: entry.author }] } : {}),
      category: entry.categories.filter(Boolean).map((category) => ({ name: category })),
    })
  }
  return { xml: feed.rss2(), json: feed.json1() }
}

/** A date without a time is told as noon in India, which falls on the same date nearly everywhere. */
function momentOf(date: string): Date {
  return new Date(date.length > 10 ? date : `${date}T12:00:00+05:30`)
}
