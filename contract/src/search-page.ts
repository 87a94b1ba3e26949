import * as z from 'zod/mini'
import { list, required, text, words } from './wire/fields.js'

/** What the page of results says, and what the search has to know of visitors' words. */
export interface SearchPage {
  heading: string
  lead: string
  emptyHeading: string
  emptyText: string
  /** Where many go; `link` is a path, a full address or an `external:` reference. */
  popular: { name: string; link: string }[]
  /** Each a line of words that mean the same, with commas between: `flat, apartment, makaan`. */
  meanings: string[]
}

export const searchPage: z.ZodMiniType<SearchPage> = z.object({
  heading: required,
  lead: text,
  emptyHeading: text,
  emptyText: text,
  popular: list(z.object({ name: required, link: required })),
  meanings: words,
})
