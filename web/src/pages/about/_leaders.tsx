import { readPage } from '@/content/readers/pages'
import { readLeaders } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { LEADERS_PATH, leadersHref, picturedOf, readLeaderQuery } from '@/features/about/find-leaders'
import { LeadersView } from '@/features/about/leaders-view'
import { titleIn } from '@/features/lists/address'
import { describePage, titleOf } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { heroPicture } from '@/ui/hero/hero'

/** Each state of the filters has an address of its own. */
export async function leadersRoute(parameters: RouteQuery): Promise<RoutedPage> {
  const [page, leaders, settings] = await Promise.all([readPage(LEADERS_PATH), readLeaders(), readSettings()])
  if (!page) return movedOrMissing(LEADERS_PATH)
  const asked = readLeaderQuery(parameters, leaders)
  const { query, places } = asked
  return {
    head: describePage({
      title: titleOf(page.title, [titleIn(places, query.place), query.need]),
      description: page.description,
      path: leadersHref(query),
      ...(picturedOf(leaders).length > 0 ? {} : { firstPicture: heroPicture(page.picture) }),
    }),
    view: <LeadersView page={page} leaders={leaders} asked={asked} addresses={settings.externalAddresses} />,
  }
}
