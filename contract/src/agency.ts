import * as z from 'zod/mini'
import { list, required, text, words, year } from './fields.js'

/** The creative agency's page: a manifesto and works. */
export interface CreativeAgencyPage {
  heading: string
  manifesto: string[]
  works: { title: string; client: string; year: string; kind: string; line: string; numbers: string }[]
  services: { title: string; text: string }[]
  process: string[]
  contactLine: string
}

export const creativeAgencyPage: z.ZodMiniType<CreativeAgencyPage> = z.object({
  heading: required,
  manifesto: words,
  works: list(z.object({ title: required, client: text, year, kind: text, line: text, numbers: text })),
  services: list(z.object({ title: required, text })),
  process: words,
  contactLine: text,
})

/** The digital agency's page: works with what they achieved. */
export interface DigitalAgencyPage {
  heading: string
  lead: string
  works: {
    title: string
    client: string
    year: string
    brief: string
    did: string
    result: string
    resultLabel: string
  }[]
  services: { title: string; text: string; measure: string }[]
  stack: string[]
  process: { title: string; text: string }[]
  contactLine: string
}

export const digitalAgencyPage: z.ZodMiniType<DigitalAgencyPage> = z.object({
  heading: required,
  lead: text,
  works: list(
    z.object({ title: required, client: text, year, brief: text, did: text, result: text, resultLabel: text }),
  ),
  services: list(z.object({ title: required, text, measure: text })),
  stack: words,
  process: list(z.object({ title: required, text })),
  contactLine: text,
})
