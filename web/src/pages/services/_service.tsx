import { readPage } from '@/content/readers/pages'
import { readNamedProjects } from '@/content/readers/project-lists'
import { readNamedReports } from '@/content/readers/reports'
import { readLeaders, readOffersOf, readServicePages } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { readTestimonialsOfService } from '@/content/readers/testimonials'
import { blocksOfPage } from '@/features/blocks/blocks-of-page'
import { ServiceForms } from '@/features/leads/form/service-forms'
import { SERVICE_TRAIL, ServiceView } from '@/features/services/service-view'
import { breadcrumbData } from '@/features/structured-data/breadcrumb-data'
import { questionsData, questionsOf } from '@/features/structured-data/questions-data'
import { serviceData } from '@/features/structured-data/service-data'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'
import { heroPicture } from '@/ui/hero/hero'
import { editorsRoute } from '../_editors-page'

/** Testimonials on the page of one service. */
const TESTIMONIALS = 2

export async function serviceRoute(slug: string): Promise<RoutedPage> {
  const path = `/services/${slug}`
  const [page, settings, services] = await Promise.all([readPage(path), readSettings(), readServicePages()])
  if (!page) return movedOrMissing(path)
  const described = { title: page.title, description: page.description, path }
  const service = services.find((candidate) => candidate.slug === slug)
  if (!service) return editorsRoute(path)
  const [leaders, testimonials, projects, reports, offers, { rest }] = await Promise.all([
    readLeaders(),
    readTestimonialsOfService(slug, TESTIMONIALS),
    readNamedProjects(service.projects),
    readNamedReports(service.reports),
    readOffersOf(service),
    blocksOfPage(page, settings.externalAddresses, { opens: false }),
  ])
  return {
    head: describePage({
      ...described,
      data: [
        serviceData(page, service, settings),
        breadcrumbData(SERVICE_TRAIL, page.heading),
        ...questionsData([...service.questions, ...questionsOf(page)]),
      ],
      firstPicture: heroPicture(page.picture),
    }),
    view: (
      <ServiceView
        page={page}
        service={service}
        offers={offers}
        people={service.people.flatMap((key) => leaders.find((leader) => leader.key === key) ?? [])}
        testimonials={testimonials}
        projects={inOrderOf(service.projects, projects)}
        reports={reports}
        enquiry={<ServiceForms service={slug} />}
        addresses={settings.externalAddresses}
        blocks={rest}
      />
    ),
  }
}

/** The records that editors have named, in their order; deleted ones are left out. */
function inOrderOf<T extends { slug: string }>(slugs: readonly string[], records: readonly T[]): readonly T[] {
  return slugs.flatMap((slug) => records.find((record) => record.slug === slug) ?? [])
}
