import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { AwardsView } from '@/features/about/awards-view'
import { AWARDS_PATH, awardsHref, readFoundAwards } from '@/features/about/find-awards'
import { titleIn } from '@/features/lists/address'
import { describePage, titleOf } from '@/routing/document-head'
import { leadToExistingPage } from '@/routing/existing-page'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { heroPicture } from '@/ui/hero/hero'

/** Each category has an address of its own. */
export async function awardsRoute(query: RouteQuery): Promise<RoutedPage> {
  const [page, found, settings] = await Promise.all([readPage(AWARDS_PATH), readFoundAwards(query), readSettings()])
  if (!page) return movedOrMissing(AWARDS_PATH)
  const { category, categories, page: number } = found
  leadToExistingPage(AWARDS_PATH, query, number)
  return {
    head: describePage({
      title: titleOf(page.title, [titleIn(categories, category)], number),
      description: page.description,
      path: awardsHref(category, number),
      firstPicture: heroPicture(page.picture),
    }),
    view: <AwardsView page={page} found={found} addresses={settings.externalAddresses} />,
  }
}
