import * as z from 'zod/mini'
import { place, required, text } from './wire/fields.js'

/** A newspaper's article about the group. */
export interface PressItem {
  title: string
  publication: string
  /** `YYYY-MM-DD`. */
  date: string
  link: string
  excerpt: string
  /** Title of an in-the-news category. */
  category: string
  city: string
}

/** Wire names as the specification has them (`Date`). */
const pressItemOnWire = z.object({
  Title: required,
  Publication: text,
  Date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}/)),
  Link: text,
  Excerpt: text,
  category: text,
  city: text,
})

export const pressItem: z.ZodMiniType<PressItem> = z.pipe(
  pressItemOnWire,
  z.transform(
    (wire): PressItem => ({
      title: wire.Title,
      publication: wire.Publication,
      date: wire.Date.slice(0, 10),
      link: wire.Link,
      excerpt: wire.Excerpt,
      category: wire.category,
      city: wire.city,
    }),
  ),
)

/** Number of press items on the home page (specification, section 9). */
export const HOMEPAGE_PRESS_ITEMS = 10

export interface Category {
  title: string
  slug: string
  summary: string
  sequence: number
}

export const category: z.ZodMiniType<Category> = z.object({
  title: required,
  slug: required,
  summary: text,
  sequence: place,
})
