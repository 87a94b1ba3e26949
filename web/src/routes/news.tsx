import { readPressCategories } from '@/content/readers/in-the-news'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { titleIn } from '@/features/lists/address'
import { NEWS_PATH, newsHref, readFoundPress } from '@/features/press/find-press'
import { NewsView } from '@/features/press/news-view'
import { describePage, titleOf } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'

/** Each state of the filters is an address of its own. */
export async function newsRoute(parameters: RouteQuery): Promise<RoutedPage> {
  const [page, found, settings] = await Promise.all([readPage(NEWS_PATH), find(parameters), readSettings()])
  if (!page) return movedOrMissing(NEWS_PATH)
  const { query, choices, page: number } = found
  return {
    head: describePage({
      title: titleOf(page.title, [titleIn(choices.categories, query.category), query.year], number),
      description: page.description,
      path: newsHref(query, number),
    }),
    view: <NewsView page={page} found={found} addresses={settings.externalAddresses} />,
  }
}

async function find(parameters: RouteQuery) {
  return readFoundPress(parameters, await readPressCategories())
}
