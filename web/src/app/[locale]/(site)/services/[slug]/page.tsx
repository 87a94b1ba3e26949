import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { describePage } from '@/app/describe-page'
import { readPage } from '@/content/readers/pages'
import { readLeaders, readServicePages, readTestimonials } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
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
  if (!page) notFound()
  const service = services.find((candidate) => candidate.slug === slug)
  if (!service) return <PageView page={page} addresses={settings.externalAddresses} />
  const [leaders, testimonials] = await Promise.all([readLeaders(), readTestimonials()])
  return (
    <ServiceView
      page={page}
      service={service}
      people={leaders.filter(({ key }) => service.people.includes(key))}
      testimonials={testimonials.filter((voice) => voice.service === slug).slice(0, TESTIMONIALS)}
      addresses={settings.externalAddresses}
    />
  )
}
