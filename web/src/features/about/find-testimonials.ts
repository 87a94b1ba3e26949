import { slugOf, type Testimonial } from '@ashlar/contract'
import { readTestimonials } from '@/content/readers/testimonials'
import type { RouteQuery } from '@/routing/route'
import { byName } from '@/words/by-name'
import { Address, choicesOfValues, listAddressOf, type Offered } from '../lists/address'
import { type ListPage, nearestPageOf } from '../lists/list-page'

export const TESTIMONIALS_PATH = '/about/client-testimonials'
/** Testimonials per page. */
const PAGE_SIZE = 12

/** The filters of the list of testimonials; an empty one does not filter. */
interface TestimonialQuery {
  speaker: string
  service: string
  city: string
}

export interface FoundTestimonials extends ListPage<Testimonial> {
  query: TestimonialQuery
  notes: readonly string[]
  choices: { speakers: readonly Offered[]; services: readonly Offered[]; cities: readonly Offered[] }
}

/**
 * The testimonials that match the address.
 *
 * @param services by slug; those without a testimonial are not offered.
 * @throws {ContentUnavailable} when the backend is away and they were never read.
 */
export async function readFoundTestimonials(
  parameters: RouteQuery,
  services: readonly Offered[],
): Promise<FoundTestimonials> {
  const address = new Address(parameters)
  const testimonials = await readTestimonials()
  const choices = offeredBy(testimonials, services)
  const query = readTestimonialQuery(address, choices)
  const part = findTestimonials(testimonials, query, address.wantedPage())
  address.notePage(part.pages)
  return { ...part, query, notes: address.notes, choices }
}

export function offeredBy(
  testimonials: readonly Testimonial[],
  services: readonly Offered[],
): FoundTestimonials['choices'] {
  const spoken = new Set(testimonials.map(({ service }) => service))
  return {
    speakers: choicesOfValues(testimonials.map(({ audience }) => audience).toSorted(byName)),
    services: services.filter(({ value }) => spoken.has(value)),
    cities: choicesOfValues(testimonials.map(({ city }) => city).toSorted(byName)),
  }
}

export function readTestimonialQuery(address: Address, choices: FoundTestimonials['choices']): TestimonialQuery {
  return {
    speaker: address.oneOf('speaker', choices.speakers, 'group of speakers'),
    service: address.oneOf('service', choices.services, 'service with a voice'),
    city: address.oneOf('city', choices.cities, 'voice from'),
  }
}

/** A page of the testimonials that match. */
export function findTestimonials(
  testimonials: readonly Testimonial[],
  query: TestimonialQuery,
  page: number,
): ListPage<Testimonial> {
  const found = testimonials.filter(
    ({ audience, service, city }) =>
      (!query.speaker || slugOf(audience) === query.speaker) &&
      (!query.service || service === query.service) &&
      (!query.city || slugOf(city) === query.city),
  )
  return nearestPageOf(found, page, PAGE_SIZE)
}

export function testimonialsHref(query: TestimonialQuery, page = 1): string {
  return listAddressOf(TESTIMONIALS_PATH, { ...query, page })
}
