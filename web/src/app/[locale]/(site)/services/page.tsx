import type { Metadata } from 'next'
import { describePage } from '@/app/describe-page'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readExploreServices } from '@/content/readers/home'
import { readPage } from '@/content/readers/pages'
import { readServiceOffers, readServicePages } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { ServiceListView } from '@/features/services/service-list-view'

const PATH = '/services'

export async function generateMetadata(): Promise<Metadata> {
  const page = await readPage(PATH)
  return page ? describePage({ title: page.title, description: page.description, path: PATH }) : {}
}

export default async function Page() {
  const [page, services, signposts, offers, settings] = await Promise.all([
    readPage(PATH),
    readServicePages(),
    readExploreServices(),
    readServiceOffers(),
    readSettings(),
  ])
  if (!page) return movedOrMissing(PATH)
  return (
    <ServiceListView
      page={page}
      services={services}
      signposts={signposts}
      offers={offers}
      addresses={settings.externalAddresses}
    />
  )
}
