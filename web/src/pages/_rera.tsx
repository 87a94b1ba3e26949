import { dayInIndia } from '@ashlar/contract'
import { readPage } from '@/content/readers/pages'
import { readSettings } from '@/content/readers/settings'
import { RERA_PATH, readFoundRegistrations, registrationsHref } from '@/features/rera/find-registrations'
import { ReraView } from '@/features/rera/rera-view'
import { describePage, titleOf } from '@/routing/document-head'
import { leadToExistingPage } from '@/routing/existing-page'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { heroPicture } from '@/ui/hero/hero'

/** The address can hold a search, but the canonical address leaves it out. */
export async function reraRoute(query: RouteQuery): Promise<RoutedPage> {
  const [page, found, settings] = await Promise.all([
    readPage(RERA_PATH),
    readFoundRegistrations(query),
    readSettings(),
  ])
  if (!page) return movedOrMissing(RERA_PATH)
  const { number, page: shown } = found
  leadToExistingPage(RERA_PATH, query, shown)
  return {
    head: describePage({
      title: titleOf(page.title, [number], shown),
      description: page.description,
      path: registrationsHref(shown),
      firstPicture: heroPicture(page.picture),
    }),
    view: <ReraView page={page} found={found} today={dayInIndia()} addresses={settings.externalAddresses} />,
  }
}
