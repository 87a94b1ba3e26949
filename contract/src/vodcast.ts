import * as z from 'zod/mini'
import { list, number, place, required, text, words } from './wire/fields.js'

/** A filmed conversation with its transcript. Times are seconds from the start. */
export interface Vodcast {
  slug: string
  title: string
  /** `YYYY-MM-DD`. */
  publishedOn: string
  summary: string
  speakers: { name: string; role: string }[]
  durationSeconds: number | null
  chapters: { at: number; title: string }[]
  transcript: { at: number; speaker: string; text: string }[]
  /** A video id in the format of `parseVideoId`. */
  video: string
  takeaways: string[]
  topics: string[]
  /** Slugs of related research reports. */
  reports: string[]
  /** Slugs of related services. */
  services: string[]
  order: number
}

/** `orderBy` is the specification's name. */
const vodcastOnWire = z.object({
  slug: required,
  title: required,
  orderBy: place,
  publishedOn: text,
  summary: text,
  speakers: list(z.object({ name: required, role: text })),
  durationSeconds: number,
  chapters: list(z.object({ at: z.number(), title: required })),
  transcript: list(z.object({ at: z.number(), speaker: text, text: required })),
  video: text,
  takeaways: words,
  topics: words,
  relatedReports: words,
  relatedServices: words,
})

export const vodcast: z.ZodMiniType<Vodcast> = z.pipe(
  vodcastOnWire,
  z.transform(
    ({ orderBy, relatedReports, relatedServices, ...wire }): Vodcast => ({
      ...wire,
      reports: relatedReports,
      services: relatedServices,
      order: orderBy,
    }),
  ),
)
