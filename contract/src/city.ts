import * as z from 'zod/mini'
import { number, place, required, text } from './wire/fields.js'

export interface City {
  name: string
  slug: string
  state: string
  /** The older name that many people still use: Bombay, Bangalore. */
  formerName: string
  summary: string
  latitude: number | null
  longitude: number | null
  sequence: number
}

export const city: z.ZodMiniType<City> = z.object({
  name: required,
  slug: required,
  state: text,
  formerName: text,
  summary: text,
  latitude: number,
  longitude: number,
  sequence: place,
})
