import type { Metadata } from 'next'
import { metadataOf, titleOf } from '@/app/metadata-of'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readPage } from '@/content/readers/pages'
import { readServicePages } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { readFoundTestimonials, TESTIMONIALS_PATH, testimonialsHref } from '@/features/about/find-testimonials'
import { TestimonialsView } from '@/features/about/testimonials-view'
import { type Parameters, titleIn } from '@/features/lists/address'

interface PageProps {
  searchParams: Promise<Parameters>
}

/** Each state of the filters is an address of its own. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const [page, { query, choices, page: number }] = await Promise.all([readPage(TESTIMONIALS_PATH), find(searchParams)])
  const wishes = [
    titleIn(choices.speakers, query.speaker),
    titleIn(choices.services, query.service),
    titleIn(choices.cities, query.city),
  ]
  return metadataOf(page && { ...page, title: titleOf(page.title, wishes, number) }, testimonialsHref(query, number))
}

export default async function Page({ searchParams }: PageProps) {
  const [page, found, settings] = await Promise.all([readPage(TESTIMONIALS_PATH), find(searchParams), readSettings()])
  if (!page) return movedOrMissing(TESTIMONIALS_PATH)
  return <TestimonialsView page={page} found={found} addresses={settings.externalAddresses} />
}

async function find(searchParams: PageProps['searchParams']) {
  const [parameters, services] = await Promise.all([searchParams, readServicePages()])
  const offered = services.map(({ slug, title }) => ({ value: slug, title }))
  return readFoundTestimonials(parameters, offered)
}
