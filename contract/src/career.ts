import * as z from 'zod/mini'
import { list, number, required, text, words } from './wire/fields.js'

/** A position, open or closed, from the content backend or the people provider. */
export interface Opening {
  /** Its id in the backend or at the people provider; applications refer to it. */
  id: string
  slug: string
  title: string
  department: string
  jobType: string
  /** Places of work; several when the applicant may choose. */
  cities: string[]
  experience: string
  salaryBand: string
  /** Number of positions. */
  openings: number | null
  /** `YYYY-MM-DD`. */
  publishedOn: string
  /** `YYYY-MM-DD`, the last day for applications; empty when there is none. */
  closesOn: string
  /** Whether it was closed before its last day. */
  closed: boolean
  summary: string
  about: string
  youWill: string[]
  youBring: string[]
  weOffer: string[]
  hiringSteps: { title: string; text: string; takes: string }[]
  /** The full description as HTML, not sanitized, when it comes from the people provider; empty for our own. */
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

/**
 * Whether applications are still accepted.
 *
 * @param today `YYYY-MM-DD`, in India.
 */
export function isOpen({ closed, closesOn }: Pick<Opening, 'closed' | 'closesOn'>, today: string): boolean {
  return !closed && (closesOn === '' || closesOn >= today)
}

/** Benefits of working here, and how to recognise an offer that is not from us. */
export interface CareerPage {
  benefits: { title: string; text: string }[]
  /** Things that we never do. */
  fraudSigns: string[]
  /** Receives reports of fraud. */
  fraudEmail: string
  fraudPhone: string
  /** Address for applications by mail. */
  applyEmail: string
}

export const careerPage: z.ZodMiniType<CareerPage> = z.object({
  benefits: list(z.object({ title: required, text })),
  fraudSigns: words,
  fraudEmail: text,
  fraudPhone: text,
  applyEmail: text,
})
