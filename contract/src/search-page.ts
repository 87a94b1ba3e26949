import * as z from 'zod/mini'
import { list, required, text, words } from './wire/fields.js'

/** Texts of the search page, and the synonyms that the search knows. */
export interface SearchPage {
  heading: string
  lead: string
  emptyHeading: string
  emptyText: string
  /** Frequent targets; `link` is a path, a full address or an `external:` reference. */
  popular: { name: string; link: string }[]
  /** Synonyms, one group on each line, separated by commas: `flat, apartment, makaan`. */
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
