import 'server-only'
import {
  type Combination,
  combinations,
  type Filter,
  filtersOf,
  parseList,
  reads,
  type Testimonial,
  testimonial,
} from '@ashlar/contract'
import { readCombinations, readExcerpt } from '../excerpts'
import { type ListPage, readPageOf } from '../halves'
import { oncePerAnswer } from '../making'
import type { Keep } from '../newest-or-last-good'
import { logDropped, read } from '../read'
import { presentSlug } from './services'

/** What is wanted of the clients' voices, in the words of their records; the service by its present name. */
export interface VoiceWishes {
  audience?: string
  service?: string
  city?: string
}

/** Combinations of kind of client, service and city, and how many voices there are of each. */
export async function readVoiceCombinations(): Promise<readonly Combination[]> {
  const counted = await readCombinations(combinations.testimonials, 'audience', 'service', 'city')
  return Promise.all(
    counted.map(async ({ count, values }) => ({
      count,
      values: { ...values, service: await Promise.all((values.service ?? []).map(presentSlug)) },
    })),
  )
}

/** A page of the voices, the latest year first. */
export async function readVoicePage(
  { audience, service, city }: VoiceWishes,
  { page, size, keep }: { page: number; size: number; keep: Keep },
): Promise<ListPage<Testimonial>> {
  const filters = {
    audience: audience ? { $eq: audience } : undefined,
    service: service ? { $in: await namesOf(service) } : undefined,
    city: city ? { $eq: city } : undefined,
  }
  return readPageOf(page, size, (start, limit) => readVoices(filters, limit, keep, start))
}

/** The newest voices about a service. */
export async function readVoicesOf(service: string, count: number): Promise<readonly Testimonial[]> {
  return (await readVoices({ service: { $in: await namesOf(service) } }, count, 'disk')).records
}

/** The newest voice of a kind of client. */
export async function readVoiceOf(audience: string): Promise<readonly Testimonial[]> {
  return (await readVoices({ audience: { $eq: audience } }, 1, 'disk')).records
}

/** Every voice, for the search. */
export const readAllVoices = oncePerAnswer(async (): Promise<readonly Testimonial[]> => {
  const { records, dropped } = await read(reads.testimonials, (answer) => parseList(testimonial, answer))
  logDropped('testimonial', dropped)
  return records
})

async function readVoices(filters: Record<string, Filter | undefined>, limit: number, keep: Keep, start = 0) {
  const found = await readExcerpt(reads.testimonials, testimonial, { query: filtersOf(filters), limit, start, keep })
  const records = found.records.map(async (record) => ({ ...record, service: await presentSlug(record.service) }))
  return { ...found, records: await Promise.all(records) }
}

/** Every name under which voices speak of a service: its present one, and those it had. */
async function namesOf(service: string): Promise<string[]> {
  const counted = await readCombinations(combinations.testimonials, 'audience', 'service', 'city')
  const known = [...new Set(counted.flatMap(({ values }) => values.service ?? []))]
  const present = await Promise.all(known.map(presentSlug))
  return [service, ...known.filter((name, index) => present[index] === service && name !== service)]
}
