import type { Combination, Testimonial } from '@ashlar/contract'
import { orFromWhole } from '@/content/read'
import { readTestimonials } from '@/content/readers/services'
import { readVoiceCombinations, readVoicePage } from '@/content/readers/voices'
import { Address, addressOf, choicesOf, type Offered, type Parameters, slugOf, titleIn } from '../lists/address'
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

/**
 * The voices that the address asks for.
 *
 * @param services by slug; those that nobody speaks about are not offered.
 * @throws {ContentUnavailable} when the backend is away and they were never read.
 */
export async function readFoundTestimonials(
  parameters: Parameters,
  services: readonly Offered[],
): Promise<FoundTestimonials> {
  const address = new Address(parameters)
  const choices = offeredBy(await readVoiceCombinations(), services)
  const query = readTestimonialQuery(address, choices)
  const wanted = address.wantedPage()
  const wishes = {
    audience: titleIn(choices.speakers, query.speaker),
    service: query.service,
    city: titleIn(choices.cities, query.city),
  }
  const plain = wanted === 1 && testimonialsHref(query) === TESTIMONIALS_PATH
  const part = await orFromWhole(
    () => readVoicePage(wishes, { page: wanted, size: PAGE_SIZE, keep: plain ? 'disk' : 'memory' }),
    async () => findTestimonials(await readTestimonials(), query, wanted),
  )
  address.page(part.pages)
  return { ...part, query, notes: address.notes, choices }
}

export function offeredBy(
  combinations: readonly Combination[],
  services: readonly Offered[],
): FoundTestimonials['choices'] {
  const valuesOf = (field: string) => combinations.flatMap(({ values }) => values[field] ?? [])
  const spoken = new Set(valuesOf('service'))
  return {
    speakers: choicesOf(valuesOf('audience').toSorted()),
    services: services.filter(({ value }) => spoken.has(value)),
    cities: choicesOf(valuesOf('city').toSorted()),
  }
}

export function readTestimonialQuery(address: Address, choices: FoundTestimonials['choices']): TestimonialQuery {
  return {
    speaker: address.oneOf('speaker', choices.speakers, 'group of speakers'),
    service: address.oneOf('service', choices.services, 'service with a voice'),
    city: address.oneOf('city', choices.cities, 'voice from'),
  }
}

/** A page of a whole list that stands in for the backend. */
export function findTestimonials(
  testimonials: readonly Testimonial[],
  query: TestimonialQuery,
  page: number,
): Part<Testimonial> {
  const found = testimonials.filter(
    ({ audience, service, city }) =>
      (!query.speaker || slugOf(audience) === query.speaker) &&
      (!query.service || service === query.service) &&
      (!query.city || slugOf(city) === query.city),
  )
  return partOf(found, Math.min(page, pagesOf(found.length, PAGE_SIZE)), PAGE_SIZE)
}

export function testimonialsHref(query: TestimonialQuery, page = 1): string {
  return addressOf(TESTIMONIALS_PATH, { ...query, page })
}
