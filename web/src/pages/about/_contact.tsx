import { readOffices } from '@/content/readers/group'
import { readPage } from '@/content/readers/pages'
import { readProjects } from '@/content/readers/projects'
import { readLeaders } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { ContactView } from '@/features/contact/contact-view'
import { officesData, organizationData } from '@/features/structured-data/organization-data'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'
import { heroPicture } from '@/ui/hero/hero'

const PATH = '/about/contact-us'
/** The most projects on the sketches of all cities: the first in the editors' order. */
const PLACED = 100

export async function contactRoute(): Promise<RoutedPage> {
  const [page, offices, leaders, projects, settings] = await Promise.all([
    readPage(PATH),
    readOffices(),
    readLeaders(),
    readProjects(),
    readSettings(),
  ])
  if (!page) return movedOrMissing(PATH)
  return {
    head: describePage({
      title: page.title,
      description: page.description,
      path: PATH,
      data: [organizationData(settings), ...officesData(offices, settings)],
      firstPicture: heroPicture(page.picture),
    }),
    view: (
      <ContactView
        page={page}
        offices={offices}
        leaders={leaders}
        projects={projects.slice(0, PLACED)}
        settings={settings}
        addresses={settings.externalAddresses}
      />
    ),
  }
}
