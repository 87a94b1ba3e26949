import * as z from 'zod/mini'
import { list, number, required, text, words } from './wire/fields.js'
import { recordType } from './wire/projection.js'

/** A post that is, or was, open: kept in the content backend or with the people provider. */
export interface Opening {
  /** Its id in the backend or with the people provider; an application names it. */
  id: string
  slug: string
  title: string
  department: string
  jobType: string
  /** Where the work is; more than one where the place may be chosen. */
  cities: string[]
  experience: string
  salaryBand: string
  /** How many are looked for. */
  openings: number | null
  /** `YYYY-MM-DD`. */
  publishedOn: string
  /** `YYYY-MM-DD`, the last day on which one may apply; empty while it stays open. */
  closesOn: string
  /** Taken down before its day by whoever keeps it. */
  closed: boolean
  summary: string
  about: string
  youWill: string[]
  youBring: string[]
  weOffer: string[]
  hiringSteps: { title: string; text: string; takes: string }[]
  /** The whole of it as HTML, not cleaned, where the people provider has it so; empty for our own. */
  descriptionHtml: string
}

const openingOnWire = z.object({
  documentId: text,
  slug: required,
  title: required,
  department: text,
  jobType: text,
  city: text,
  experience: text,
  salaryBand: text,
  openings: number,
  publishedOn: text,
  closesOn: text,
  summary: text,
  about: text,
  youWill: words,
  youBring: words,
  weOffer: words,
  hiringSteps: list(z.object({ title: required, text, takes: text })),
})

/** An opening of the content backend. */
export const opening: z.ZodMiniType<Opening> = z.pipe(
  openingOnWire,
  z.transform(
    ({ documentId, city, ...wire }): Opening => ({
      ...wire,
      id: documentId,
      cities: city ? [city] : [],
      closed: false,
      descriptionHtml: '',
    }),
  ),
)

/** An opening as lists ask for it, in part. */
export const openingRecord = recordType(opening, openingOnWire, ['slug', 'title'], {
  id: null,
  cities: 'city',
  closed: null,
  hiringSteps: { part: 'hiringSteps' },
  descriptionHtml: null,
})

/**
 * Whether one may still apply.
 *
 * @param today `YYYY-MM-DD`, in India.
 */
export function isOpen({ closed, closesOn }: Pick<Opening, 'closed' | 'closesOn'>, today: string): boolean {
  return !closed && (closesOn === '' || closesOn >= today)
}

/** What working here brings, and how to know that an offer is not from us. */
export interface CareerPage {
  benefits: { title: string; text: string }[]
  /** Each a thing that we never do. */
  fraudSigns: string[]
  /** Whom to tell. */
  fraudEmail: string
  fraudPhone: string
  /** Where an application may be sent by mail. */
  applyEmail: string
}

export const careerPage: z.ZodMiniType<CareerPage> = z.object({
  benefits: list(z.object({ title: required, text })),
  fraudSigns: words,
  fraudEmail: text,
  fraudPhone: text,
  applyEmail: text,
})
