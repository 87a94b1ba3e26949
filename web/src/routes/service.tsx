import { readPage } from '@/content/readers/pages'
import { readNamedProjects } from '@/content/readers/project-lists'
import { readNamedReports } from '@/content/readers/report-lists'
import { readLeaders, readOffersOf, readServicePages } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { readVoicesOf } from '@/content/readers/voices'
import { ServiceForms } from '@/features/leads/service-forms'
import { PageView } from '@/features/page/page-view'
import { ServiceView } from '@/features/services/service-view'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'

/** Voices on one service's page. */
const TESTIMONIALS = 2

export async function serviceRoute(slug: string): Promise<RoutedPage> {
  const path = `/services/${slug}`
  const [page, settings, services] = await Promise.all([readPage(path), readSettings(), readServicePages()])
  if (!page) return movedOrMissing(path)
  const head = describePage({ title: page.title, description: page.description, path })
  const service = services.find((candidate) => candidate.slug === slug)
  if (!service) return { head, view: <PageView page={page} addresses={settings.externalAddresses} /> }
  const [leaders, testimonials, projects, reports, offers] = await Promise.all([
    readLeaders(),
    readVoicesOf(slug, TESTIMONIALS),
    readNamedProjects(service.projects),
    readNamedReports(service.reports),
    readOffersOf(service),
  ])
  return {
    head,
    view: (
      <ServiceView
        page={page}
        service={service}
        offers={offers}
        people={service.people.flatMap((key) => leaders.find((leader) => leader.key === key) ?? [])}
        testimonials={testimonials}
        projects={inOrderOf(service.projects, projects)}
        reports={inOrderOf(service.reports, reports)}
        enquiry={<ServiceForms service={slug} />}
        addresses={settings.externalAddresses}
      />
    ),
  }
}

/** The records that editors named, in their order; one that is gone is left out. */
function inOrderOf<T extends { slug: string }>(slugs: readonly string[], records: readonly T[]): readonly T[] {
  return slugs.flatMap((slug) => records.find((record) => record.slug === slug) ?? [])
}
