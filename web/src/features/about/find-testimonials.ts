import type { Testimonial } from '@ashlar/contract'
import { Address, addressOf, choicesOf, type Offered, type Parameters, slugOf } from '../lists/address'
import { type Part, pagesOf, partOf } from '../lists/part-of'

export const TESTIMONIALS_PATH = '/about/client-testimonials'
/** Voices on one page. */
const PAGE_SIZE = 12

/** What a visitor asked the list of voices for; empty means no wish. */
export interface TestimonialQuery {
  speaker: string
  service: string
  city: string
}

export interface FoundTestimonials extends Part<Testimonial> {
  query: TestimonialQuery
  notes: readonly string[]
  choices: { speakers: readonly Offered[]; services: readonly Offered[]; cities: readonly Offered[] }
}

/** @param services by slug; those that nobody speaks about are not offered. */
export function findTestimonials(
  parameters: Parameters,
  testimonials: readonly Testimonial[],
  services: readonly Offered[],
): FoundTestimonials {
  const address = new Address(parameters)
  const choices = {
    speakers: choicesOf(testimonials.map(({ audience }) => audience)),
    services: services.filter(({ value }) => testimonials.some(({ service }) => service === value)),
    cities: choicesOf(testimonials.map(({ city }) => city).toSorted()),
  }
  const query = {
    speaker: address.oneOf('speaker', choices.speakers, 'group of speakers'),
    service: address.oneOf('service', choices.services, 'service with a voice'),
    city: address.oneOf('city', choices.cities, 'voice from'),
  }
  const found = testimonials.filter(
    ({ audience, service, city }) =>
      (!query.speaker || slugOf(audience) === query.speaker) &&
      (!query.service || service === query.service) &&
      (!query.city || slugOf(city) === query.city),
  )
  const page = address.page(pagesOf(found.length, PAGE_SIZE))
  return { ...partOf(found, page, PAGE_SIZE), query, notes: address.notes, choices }
}

export function testimonialsHref(query: TestimonialQuery, page = 1): string {
  return addressOf(TESTIMONIALS_PATH, { ...query, page })
}
