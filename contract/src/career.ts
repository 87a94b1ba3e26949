import * as z from 'zod/mini'
import { list, number, required, text, words } from './fields.js'

/** A post that is open. */
export interface Opening {
  slug: string
  title: string
  department: string
  jobType: string
  city: string
  experience: string
  salaryBand: string
  openings: number | null
  /** `YYYY-MM-DD`. */
  publishedOn: string
  /** `YYYY-MM-DD`; empty while it stays open. */
  closesOn: string
  summary: string
  about: string
  youWill: string[]
  youBring: string[]
  weOffer: string[]
  hiringSteps: { title: string; text: string; takes: string }[]
}

export const opening: z.ZodMiniType<Opening> = z.object({
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
