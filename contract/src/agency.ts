import * as z from 'zod/mini'
import { type Picture, pictureField } from './picture.js'
import { list, required, text, words, year } from './wire/fields.js'

/** Contact of an agency, by phone and email. */
interface AgencyContact {
  contactLine: string
  phone: string
  email: string
}

/** The drawing behind a work of the creative agency. */
export const workDrawings = ['turn', 'window', 'rain', 'arrows', 'carpet', 'peel'] as const
export type WorkDrawing = (typeof workDrawings)[number]

export interface CreativeWork {
  title: string
  client: string
  year: string
  kind: string
  /** A sentence about it. */
  line: string
  /** What it achieved, in numbers. */
  numbers: string
  drawing: WorkDrawing | null
}

/** The creative agency's page: a manifesto and works. */
export interface CreativeAgencyPage extends AgencyContact {
  logo: Picture | null
  heading: string
  manifesto: string[]
  works: CreativeWork[]
  services: { title: string; text: string }[]
  process: string[]
}

const creativeWork: z.ZodMiniType<CreativeWork> = z.object({
  title: required,
  client: text,
  year,
  kind: text,
  line: text,
  numbers: text,
  drawing: z.pipe(
    z.catch(z.nullish(z.enum(workDrawings)), null),
    z.transform((drawing) => drawing ?? null),
  ),
})

/** Fields that the records of both agencies have. */
const contact = { contactLine: text, phone: text, email: text, logo: pictureField }

export const creativeAgencyPage: z.ZodMiniType<CreativeAgencyPage> = z.pipe(
  z.object({
    ...contact,
    heading: required,
    manifesto: words,
    works: list(creativeWork),
    services: list(z.object({ title: required, text })),
    process: words,
  }),
  z.transform((wire): CreativeAgencyPage => ({ ...wire, logo: wire.logo ?? null })),
)

export interface DigitalWork {
  title: string
  client: string
  year: string
  brief: string
  /** What the agency did. */
  did: string
  /** `8.4 s to 1.6 s`: before and after, or the change. */
  result: string
  resultLabel: string
  source: string
}

/** The digital agency's page: works with their results. */
export interface DigitalAgencyPage extends AgencyContact {
  logo: Picture | null
  heading: string
  lead: string
  works: DigitalWork[]
  services: { title: string; text: string; measure: string }[]
  stack: string[]
  process: { title: string; text: string }[]
}

export const digitalAgencyPage: z.ZodMiniType<DigitalAgencyPage> = z.pipe(
  z.object({
    ...contact,
    heading: required,
    lead: text,
    works: list(
      z.object({
        title: required,
        client: text,
        year,
        brief: text,
        did: text,
        result: text,
        resultLabel: text,
        source: text,
      }),
    ),
    services: list(z.object({ title: required, text, measure: text })),
    stack: words,
    process: list(z.object({ title: required, text })),
  }),
  z.transform((wire): DigitalAgencyPage => ({ ...wire, logo: wire.logo ?? null })),
)
