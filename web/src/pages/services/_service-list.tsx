import { readExploreServices } from '@/content/readers/home'
import { readPage } from '@/content/readers/pages'
import { readServiceOffers, readServicePages } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { blocksOfPage } from '@/features/blocks/blocks-of-page'
import { ServiceListView } from '@/features/services/service-list-view'
import { questionsData, questionsOf } from '@/features/structured-data/questions-data'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'
import { heroPicture } from '@/ui/hero/hero'

const PATH = '/services'

export async function serviceListRoute(): Promise<RoutedPage> {
  const [page, services, signposts, offers, settings] = await Promise.all([
    readPage(PATH),
    readServicePages(),
    readExploreServices(),
    readServiceOffers(),
    readSettings(),
  ])
  if (!page) return movedOrMissing(PATH)
  const { rest } = await blocksOfPage(page, settings.externalAddresses, { opens: false })
  return {
    head: describePage({
      title: page.title,
      description: page.description,
      path: PATH,
      data: questionsData(questionsOf(page)),
      firstPicture: heroPicture(page.picture),
    }),
    view: (
      <ServiceListView
        page={page}
        services={services}
        signposts={signposts}
        offers={offers}
        addresses={settings.externalAddresses}
        blocks={rest}
      />
    ),
  }
}
