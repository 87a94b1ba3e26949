import { readPage } from '@/content/readers/pages'
import { readServicePages } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { readFoundTestimonials, TESTIMONIALS_PATH, testimonialsHref } from '@/features/about/find-testimonials'
import { TestimonialsView } from '@/features/about/testimonials-view'
import { titleIn } from '@/features/lists/address'
import { describePage, titleOf } from '@/routing/document-head'
import { leadToExistingPage } from '@/routing/existing-page'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { heroPicture } from '@/ui/hero/hero'

/** Each state of the filters has an address of its own. */
export async function testimonialsRoute(parameters: RouteQuery): Promise<RoutedPage> {
  const [page, found, settings] = await Promise.all([readPage(TESTIMONIALS_PATH), find(parameters), readSettings()])
  if (!page) return movedOrMissing(TESTIMONIALS_PATH)
  const { query, choices, page: number } = found
  leadToExistingPage(TESTIMONIALS_PATH, parameters, number)
  const asked = [
    titleIn(choices.speakers, query.speaker),
    titleIn(choices.services, query.service),
    titleIn(choices.cities, query.city),
  ]
  return {
    head: describePage({
      title: titleOf(page.title, asked, number),
      description: page.description,
      path: testimonialsHref(query, number),
      firstPicture: heroPicture(page.picture),
    }),
    view: <TestimonialsView page={page} found={found} addresses={settings.externalAddresses} />,
  }
}

async function find(parameters: RouteQuery) {
  const services = await readServicePages()
  const offered = services.map(({ slug, title }) => ({ value: slug, title }))
  return readFoundTestimonials(parameters, offered)
}
