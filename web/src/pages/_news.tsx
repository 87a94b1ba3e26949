import { readPage } from '@/content/readers/pages'
import { readPressCategories } from '@/content/readers/press'
import { readSettings } from '@/content/readers/settings'
import { NEWS_PATH, PRESS_LIST, readFoundPress } from '@/features/press/find-press'
import { NewsView } from '@/features/press/news-view'
import { describePage, titleOf } from '@/routing/document-head'
import { leadToExistingPage } from '@/routing/existing-page'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'

/** Each state of the filters has an address of its own. */
export async function newsRoute(parameters: RouteQuery): Promise<RoutedPage> {
  const [page, found, settings] = await Promise.all([readPage(NEWS_PATH), find(parameters), readSettings()])
  if (!page) return movedOrMissing(NEWS_PATH)
  const { query, choices, page: number } = found
  leadToExistingPage(NEWS_PATH, parameters, number)
  return {
    head: describePage({
      title: titleOf(page.title, PRESS_LIST.titles(query, choices), number),
      description: page.description,
      path: PRESS_LIST.hrefOf(query, number),
      feed: 'press',
    }),
    view: <NewsView page={page} found={found} addresses={settings.externalAddresses} />,
  }
}

async function find(parameters: RouteQuery) {
  return readFoundPress(parameters, await readPressCategories())
}
