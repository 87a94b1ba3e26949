import * as z from 'zod/mini'
import { type Picture, pictureField } from './picture.js'
import { list, number, place, required, text } from './wire/fields.js'

/** A desk of an office: its purpose and how to reach it. */
export interface Desk {
  need: string
  /** Groups the desks of all offices: Homes, Workplaces. */
  topic: string
  /** Key of the leader who is responsible for it; empty when nobody is named. */
  person: string
  email: string
  phone: string
}

/** An office, how to reach it, and its desks. */
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
  desks: Desk[]
  /** The building, seen from the street. */
  picture: Picture | null
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
  desks: list(z.object({ need: required, topic: text, person: text, email: text, phone: text })),
  picture: pictureField,
  sequence: place,
})
