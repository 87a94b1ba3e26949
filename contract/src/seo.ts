import * as z from 'zod/mini'
import { required, text } from './wire/fields.js'

/** Metadata and introduction of a page that has a record of its own for them. */
export interface PageHead {
  title: string
  description: string
  heading: string
  lead: string
}

export const pageHead: z.ZodMiniType<PageHead> = z.object({
  title: required,
  description: text,
  heading: text,
  lead: text,
})
