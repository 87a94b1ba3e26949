import { env } from '@/config/env'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { hasFeed, readFeed } from '@/features/feeds/feed-content'
import { feedTexts } from '@/features/feeds/feed-text'
import { answerFromContent } from '@/routing/endpoint-answers'
import { FEED_PAGES, FEED_TYPES, isFeedName } from '@/routing/feed-names'

/** Answers with a feed; there is one for each name in `routing/feed-names`. */
export function answerWithFeed(name: string, format: 'xml' | 'json'): Promise<Response> {
  return answerFromContent(`${FEED_TYPES[format]}; charset=utf-8`, async () => {
    if (!isFeedName(name) || !hasFeed(name)) return null
    const [entries, page, { brandName }] = await Promise.all([
      readFeed(name),
      readPage(FEED_PAGES[name]),
      readSettings(),
    ])
    if (!page) return null
    const { title, description } = page
    return feedTexts({ name, title, description, brandName, entries, site: env().SITE_URL })[format]
  })
}
