import { readOffices } from '@/content/readers/group'
import { readPage } from '@/content/readers/pages'
import { readPlacedProjects } from '@/content/readers/project-lists'
import { readLeaders } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { ContactView } from '@/features/contact/contact-view'
import { officesData, organizationData } from '@/features/structured-data/organization-data'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'

const PATH = '/about/contact-us'
/** The most projects on the sketches of all cities: the first in the editors' order. */
const PLACED = 100

export async function contactRoute(): Promise<RoutedPage> {
  const [page, offices, leaders, projects, settings] = await Promise.all([
    readPage(PATH),
    readOffices(),
    readLeaders(),
    readPlacedProjects(PLACED),
    readSettings(),
  ])
  if (!page) return movedOrMissing(PATH)
  return {
    head: describePage({
      title: page.title,
      description: page.description,
      path: PATH,
      data: [organizationData(settings), ...officesData(offices, settings)],
    }),
    view: (
      <ContactView
        page={page}
        offices={offices}
        leaders={leaders}
        projects={projects}
        settings={settings}
        addresses={settings.externalAddresses}
      />
    ),
  }
}
