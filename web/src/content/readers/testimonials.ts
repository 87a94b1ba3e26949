import 'server-only'
import {
  type Combination,
  combinations,
  type Filter,
  filtersOf,
  type Projected,
  projectionOf,
  reads,
  type Testimonial,
  testimonial,
  testimonialRecord,
} from '@ashlar/contract'
import type { CachePolicy } from '../kept/newest-or-last-good'
import { queryList, readCombinations } from '../list-query'
import { type ListPage, type PageRequest, readListPage } from '../pagination'
import { readRecords } from '../read'
import { oncePerResponse } from '../response-scope'
import { currentSlug } from './services'

/** Filter values by the fields of the records; the service by its current name. */
export interface TestimonialFilter {
  audience?: string
  service?: string
  city?: string
}

/** The fields of a testimonial that a list reads and shows. */
const LISTED = projectionOf(testimonialRecord, [
  'quote',
  'minded',
  'name',
  'role',
  'organisation',
  'city',
  'service',
  'year',
  'audience',
])
export type ListedTestimonial = Projected<typeof LISTED>

/** How many testimonials each combination of client type, service and city has. */
export async function readTestimonialCombinations(): Promise<readonly Combination[]> {
  const counted = await readCombinations(combinations.testimonials, 'audience', 'service', 'city')
  return Promise.all(
    counted.map(async ({ count, values }) => ({
      count,
      values: { ...values, service: await Promise.all((values.service ?? []).map(currentSlug)) },
    })),
  )
}

/** A page of the testimonials, the latest year first. */
export async function readTestimonialPage(
  { audience, service, city }: TestimonialFilter,
  { page, size, keep }: PageRequest,
): Promise<ListPage<ListedTestimonial>> {
  const filters = {
    audience: audience ? { $eq: audience } : undefined,
    service: service ? { $in: await namesOf(service) } : undefined,
    city: city ? { $eq: city } : undefined,
  }
  return readListPage(page, size, (start, limit) => readListed(filters, limit, keep, start))
}

/** The newest testimonials about a service. */
export async function readTestimonialsOfService(service: string, count: number): Promise<readonly ListedTestimonial[]> {
  return (await readListed({ service: { $in: await namesOf(service) } }, count, 'disk')).records
}

/** The newest testimonial of a client type: one or none. */
export async function readTestimonialOfAudience(audience: string): Promise<readonly ListedTestimonial[]> {
  return (await readListed({ audience: { $eq: audience } }, 1, 'disk')).records
}

/** Every testimonial, with the service by its current name; for code that needs every one. */
export const readTestimonials = oncePerResponse(async (): Promise<readonly Testimonial[]> => {
  return withPresentService(await readRecords(reads.testimonials, testimonial))
})

async function readListed(filters: Record<string, Filter | undefined>, limit: number, keep: CachePolicy, start = 0) {
  const query = filtersOf(filters)
  const { records, total } = await queryList(reads.testimonials, LISTED, { query, limit, start, keep })
  return { records: await withPresentService(records), total }
}

function withPresentService<T extends { service: string }>(records: readonly T[]): Promise<T[]> {
  return Promise.all(records.map(async (record) => ({ ...record, service: await currentSlug(record.service) })))
}

/** Every name by which testimonials may refer to a service: its current and its former ones. */
async function namesOf(service: string): Promise<string[]> {
  const counted = await readCombinations(combinations.testimonials, 'audience', 'service', 'city')
  const known = [...new Set(counted.flatMap(({ values }) => values.service ?? []))]
  const present = await Promise.all(known.map(currentSlug))
  return [service, ...known.filter((name, index) => present[index] === service && name !== service)]
}
