import 'server-only'
import {
  type Leader,
  leader,
  parseList,
  reads,
  type ServicePage,
  servicePage,
  type Testimonial,
  testimonial,
} from '@ashlar/contract'
import { cache } from 'react'
import { ownPicture } from '../media'
import { logDropped, read } from '../read'

/** Every service page, in the editors' order. */
export const readServicePages = cache(async (): Promise<readonly ServicePage[]> => {
  const { records, dropped } = await read(reads.servicesMdms, (answer) => parseList(servicePage, answer))
  logDropped('services-mdm', dropped)
  return records
    .map((record) => ({ ...record, picture: ownPicture(record.picture) }))
    .toSorted((a, b) => a.sequence - b.sequence)
})

export const readLeaders = cache(async (): Promise<readonly Leader[]> => {
  const { records, dropped } = await read(reads.leaders, (answer) => parseList(leader, answer))
  logDropped('leader', dropped)
  return records.toSorted((a, b) => a.sequence - b.sequence)
})

export const readTestimonials = cache(async (): Promise<readonly Testimonial[]> => {
  const { records, dropped } = await read(reads.testimonials, (answer) => parseList(testimonial, answer))
  logDropped('testimonial', dropped)
  return records
})
