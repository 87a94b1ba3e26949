import 'server-only'
import { reads, type Testimonial, testimonial } from '@ashlar/contract'
import { collection } from '../library/library'
import { oncePerResponse } from '../response-scope'
import { currentSlug } from './services'

/** Every testimonial, the latest year first, with the service by its current name. */
export const readTestimonials = oncePerResponse(async (): Promise<readonly Testimonial[]> => {
  const written = await readWrittenTestimonials()
  return Promise.all(written.map(async (record) => ({ ...record, service: await currentSlug(record.service) })))
})

const readWrittenTestimonials = collection(reads.testimonials, testimonial)

/** The newest testimonials about a service. */
export async function readTestimonialsOfService(service: string, count: number): Promise<readonly Testimonial[]> {
  return (await readTestimonials()).filter((record) => record.service === service).slice(0, count)
}

/** The newest testimonial of a client type: one or none. */
export async function readTestimonialOfAudience(audience: string): Promise<readonly Testimonial[]> {
  return (await readTestimonials()).filter((record) => record.audience === audience).slice(0, 1)
}
