import * as z from 'zod/mini'
import { list, number, place, required, text } from './wire/fields.js'

export interface Award {
  title: string
  /** Who gave it. */
  by: string
  year: number | null
  citation: string
  category: string
}

export const award: z.ZodMiniType<Award> = z.object({
  title: required,
  by: text,
  year: number,
  citation: text,
  category: text,
})

/** A firm abroad that the group works with. */
export interface GlobalPartner {
  name: string
  country: string
  /** What it does. */
  what: string
  /** Year. */
  since: number | null
  sequence: number
}

export const globalPartner: z.ZodMiniType<GlobalPartner> = z.object({
  name: required,
  country: text,
  what: text,
  since: number,
  sequence: place,
})

/** A programme for society (corporate social responsibility). */
export interface CsrProgramme {
  title: string
  place: string
  text: string
  /** Rupees in the year. */
  spent: number | null
  figure: string
  figureLabel: string
}

/** The group's CSR programmes. */
export interface CsrPage {
  heading: string
  lead: string
  figures: { value: string; label: string; source: string }[]
  programmes: CsrProgramme[]
  policy: string
}

export const csrPage: z.ZodMiniType<CsrPage> = z.object({
  heading: required,
  lead: text,
  figures: list(z.object({ value: required, label: text, source: text })),
  programmes: list(z.object({ title: required, place: text, text, spent: number, figure: text, figureLabel: text })),
  policy: text,
})
