import * as z from 'zod/mini'
import { number, place, required, text, words } from './wire/fields.js'
import { recordType } from './wire/projection.js'

/** Somebody who leads, and what they can do for a visitor. */
export interface Leader {
  key: string
  name: string
  role: string
  city: string
  group: string
  biography: string
  helpsWith: string[]
  email: string
  phone: string
  sequence: number
}

export const leader: z.ZodMiniType<Leader> = z.object({
  key: required,
  name: required,
  role: text,
  city: text,
  group: text,
  biography: text,
  helpsWith: words,
  email: text,
  phone: text,
  sequence: place,
})

/** What a client said. */
export interface Testimonial {
  quote: string
  name: string
  role: string
  organisation: string
  city: string
  /** Slug of the service it is about. */
  service: string
  year: number | null
  audience: string
}

const testimonialOnWire = z.object({
  quote: required,
  name: required,
  role: text,
  organisation: text,
  city: text,
  service: text,
  year: number,
  audience: text,
})

export const testimonial: z.ZodMiniType<Testimonial> = testimonialOnWire

/** What a client said, as lists ask for it, in part. */
export const testimonialRecord = recordType(testimonial, testimonialOnWire, ['quote', 'name'], {})

/** What somebody who works here said. */
export interface CareerTestimonial {
  quote: string
  name: string
  role: string
  city: string
  years: number | null
}

export const careerTestimonial: z.ZodMiniType<CareerTestimonial> = z.object({
  quote: required,
  name: required,
  role: text,
  city: text,
  years: number,
})
