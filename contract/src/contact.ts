import * as z from 'zod/mini'
import { list, number, place, required, text } from './fields.js'

/** An office, how to reach it, and whom to ask for what. */
export interface ContactOffice {
  city: string
  name: string
  address: string
  phone: string
  email: string
  hours: string
  latitude: number | null
  longitude: number | null
  nearest: string
  access: string
  desks: { need: string; email: string; phone: string }[]
  sequence: number
}

export const contactOffice: z.ZodMiniType<ContactOffice> = z.object({
  city: required,
  name: text,
  address: text,
  phone: text,
  email: text,
  hours: text,
  latitude: number,
  longitude: number,
  nearest: text,
  access: text,
  desks: list(z.object({ need: required, email: text, phone: text })),
  sequence: place,
})
