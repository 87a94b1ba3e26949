import { readLatestAwards } from '@/content/readers/awards'
import { readGlobalPartners, readOffices } from '@/content/readers/group'
import { readPage } from '@/content/readers/pages'
import { countProjects, countRegistrations } from '@/content/readers/project-lists'
import { countReports } from '@/content/readers/reports'
import { readLeaders } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { WhoWeAreView } from '@/features/about/who-we-are-view'
import { organizationData } from '@/features/structured-data/organization-data'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'
import { heroPicture } from '@/ui/hero/hero'

const PATH = '/about/who-we-are'
/** Awards on this page; the others are on the page of awards. */
const AWARDS = 4

export async function whoWeAreRoute(): Promise<RoutedPage> {
  const [page, settings, leaders, partners, awards, offices, projects, registrations, reports] = await Promise.all([
    readPage(PATH),
    readSettings(),
    readLeaders(),
    readGlobalPartners(),
    readLatestAwards(AWARDS),
    readOffices(),
    countProjects(),
    countRegistrations(),
    countReports(),
  ])
  if (!page) return movedOrMissing(PATH)
  // A single one is no figure, and the words are for several.
  const figures = [
    { value: offices.length, label: 'offices, each with named teams', source: 'Contact page' },
    { value: projects, label: 'projects listed with areas and prices or rents', source: 'Project list' },
    { value: registrations, label: 'registrations that a buyer can check', source: 'RERA page' },
    { value: reports, label: 'reports published with their tables', source: 'Research reports' },
  ]
  return {
    head: describePage({
      title: page.title,
      description: page.description,
      path: PATH,
      data: [organizationData(settings)],
      firstPicture: heroPicture(page.picture),
    }),
    view: (
      <WhoWeAreView
        page={page}
        figures={figures.filter(({ value }) => value > 1).map((figure) => ({ ...figure, value: String(figure.value) }))}
        leaders={leaders}
        partners={partners}
        awards={awards}
        offices={offices}
        addresses={settings.externalAddresses}
      />
    ),
  }
}
