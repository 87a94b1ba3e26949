import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { KNOWLEDGE_PATH, readFoundVodcasts, vodcastsHref } from '@/features/knowledge/find-vodcasts'
import { VodcastListView } from '@/features/knowledge/vodcast-list-view'
import { titleIn } from '@/features/lists/address'
import { describePage, titleOf } from '@/routing/document-head'
import { leadToExistingPage } from '@/routing/existing-page'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { heroPicture } from '@/ui/hero/hero'

/** Each topic has an address of its own. */
export async function vodcastListRoute(query: RouteQuery): Promise<RoutedPage> {
  const [page, found, settings] = await Promise.all([
    readPage(KNOWLEDGE_PATH),
    readFoundVodcasts(query),
    readSettings(),
  ])
  if (!page) return movedOrMissing(KNOWLEDGE_PATH)
  const { topic, topics, words, page: number } = found
  leadToExistingPage(KNOWLEDGE_PATH, query, number)
  return {
    head: describePage({
      title: titleOf(page.title, [titleIn(topics, topic), words], number),
      description: page.description,
      path: vodcastsHref(topic, number),
      firstPicture: heroPicture(page.picture),
    }),
    view: <VodcastListView page={page} found={found} addresses={settings.externalAddresses} />,
  }
}
