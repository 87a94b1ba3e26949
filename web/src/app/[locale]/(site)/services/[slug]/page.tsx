import type { Metadata } from 'next'
import { describePage } from '@/app/describe-page'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readPage } from '@/content/readers/pages'
import { readNamedProjects } from '@/content/readers/project-lists'
import { readNamedReports } from '@/content/readers/report-lists'
import { readLeaders, readOffersOf, readServicePages } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { readVoicesOf } from '@/content/readers/voices'
import { ServiceForms } from '@/features/leads/service-forms'
import { PageView } from '@/features/page/page-view'
import { ServiceView } from '@/features/services/service-view'

interface PageProps {
  params: Promise<{ slug: string }>
}

/** Voices on one service's page. */
const TESTIMONIALS = 2

export function generateStaticParams(): { slug: string }[] {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const path = `/services/${(await params).slug}`
  const page = await readPage(path)
  if (!page) return {}
  return describePage({ title: page.title, description: page.description, path })
}

export default async function Page({ params }: PageProps) {
  const { slug } = await params
  const [page, settings, services] = await Promise.all([
    readPage(`/services/${slug}`),
    readSettings(),
    readServicePages(),
  ])
  if (!page) return movedOrMissing(`/services/${slug}`)
  const service = services.find((candidate) => candidate.slug === slug)
  if (!service) return <PageView page={page} addresses={settings.externalAddresses} />
  const [leaders, testimonials, projects, reports, offers] = await Promise.all([
    readLeaders(),
    readVoicesOf(slug, TESTIMONIALS),
    readNamedProjects(service.projects),
    readNamedReports(service.reports),
    readOffersOf(service),
  ])
  return (
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
  )
}

/** The records that editors named, in their order; one that is gone is left out. */
function inOrderOf<T extends { slug: string }>(slugs: readonly string[], records: readonly T[]): readonly T[] {
  return slugs.flatMap((slug) => records.find((record) => record.slug === slug) ?? [])
}
