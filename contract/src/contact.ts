import * as z from 'zod/mini'
import { type Picture, pictureField } from './picture.js'
import { list, number, place, required, text } from './wire/fields.js'

/** A desk of an office: what it is for and how to reach it. */
export interface Desk {
  need: string
  /** Under which the desks of all offices are gathered: Homes, Workplaces. */
  topic: string
  /** Key of the leader who answers for it, where one does by name. */
  person: string
  email: string
  phone: string
}

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
  desks: Desk[]
  /** The house from the street. */
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
