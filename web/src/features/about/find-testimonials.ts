import { type Combination, slugOf } from '@ashlar/contract'
import type { ListPage } from '@/content/pagination'
import { wholeListIfUnavailable } from '@/content/read'
import {
  type ListedTestimonial,
  readTestimonialCombinations,
  readTestimonialPage,
  readTestimonials,
} from '@/content/readers/testimonials'
import type { RouteQuery } from '@/routing/route'
import { byName } from '@/words/by-name'
import { Address, choicesOfValues, listAddressOf, type Offered, titleIn } from '../lists/address'
import { nearestPageOf } from '../lists/list-page'

export const TESTIMONIALS_PATH = '/about/client-testimonials'
/** Testimonials per page. */
const PAGE_SIZE = 12

/** The filters of the list of testimonials; an empty one does not filter. */
export interface TestimonialQuery {
  speaker: string
  service: string
  city: string
}

export interface FoundTestimonials extends ListPage<ListedTestimonial> {
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
  const choices = offeredBy(await readTestimonialCombinations(), services)
  const query = readTestimonialQuery(address, choices)
  const wanted = address.wantedPage()
  const filter = {
    audience: titleIn(choices.speakers, query.speaker),
    service: query.service,
    city: titleIn(choices.cities, query.city),
  }
  const plain = wanted === 1 && testimonialsHref(query) === TESTIMONIALS_PATH
  const part = await wholeListIfUnavailable(
    () => readTestimonialPage(filter, { page: wanted, size: PAGE_SIZE, keep: plain ? 'disk' : 'memory' }),
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
    speakers: choicesOfValues(valuesOf('audience').toSorted(byName)),
    services: services.filter(({ value }) => spoken.has(value)),
    cities: choicesOfValues(valuesOf('city').toSorted(byName)),
  }
}

export function readTestimonialQuery(address: Address, choices: FoundTestimonials['choices']): TestimonialQuery {
  return {
    speaker: address.oneOf('speaker', choices.speakers, 'group of speakers'),
    service: address.oneOf('service', choices.services, 'service with a voice'),
    city: address.oneOf('city', choices.cities, 'voice from'),
  }
}

/** A page from the whole list, for when the backend is away. */
export function findTestimonials(
  testimonials: readonly ListedTestimonial[],
  query: TestimonialQuery,
  page: number,
): ListPage<ListedTestimonial> {
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
