import * as z from 'zod/mini'
import { type Picture, pictureField } from './picture.js'
import { number, place, required, text, words } from './wire/fields.js'

/** A member of the management, and how they can help a visitor. */
export interface Leader {
  key: string
  name: string
  /** A portrait, upright. */
  picture: Picture | null
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
  picture: pictureField,
  role: text,
  city: text,
  group: text,
  biography: text,
  helpsWith: words,
  email: text,
  phone: text,
  sequence: place,
})

/** A client's testimonial. */
export interface Testimonial {
  quote: string
  /** What the client minded: a part of the quotation, letter by letter; empty for nothing. */
  minded: string
  name: string
  role: string
  organisation: string
  city: string
  /** Slug of the service that it is about. */
  service: string
  year: number | null
  audience: string
}

export const testimonial: z.ZodMiniType<Testimonial> = z.object({
  quote: required,
  minded: text,
  name: required,
  role: text,
  organisation: text,
  city: text,
  service: text,
  year: number,
  audience: text,
})

/** A testimonial of an employee. */
export interface CareerTestimonial {
  quote: string
  name: string
  picture: Picture | null
  role: string
  city: string
  years: number | null
}

export const careerTestimonial: z.ZodMiniType<CareerTestimonial> = z.object({
  quote: required,
  name: required,
  picture: pictureField,
  role: text,
  city: text,
  years: number,
})
