import * as z from 'zod/mini'
import { place, required, text } from '../wire/fields.js'

/** A choice of a filter or a sort order. */
export interface Choice {
  title: string
  /** The value in the address. */
  value: string
  /** Set when the choice is for one kind of property only. */
  propertyType: string
  sequence: number
}

export const choice: z.ZodMiniType<Choice> = z.object({
  title: required,
  value: required,
  propertyType: text,
  sequence: place,
})
