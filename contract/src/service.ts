import * as z from 'zod/mini'
import { type Picture, pictureField } from './picture.js'
import { list, place, required, text, words, year } from './wire/fields.js'

/** A service page: what the service is, for whom, how it works, what it costs, and proof. */
export interface ServicePage {
  slug: string
  title: string
  path: string
  promise: string
  summary: string
  forWhom: { who: string; what: string }[]
  /** `takes`: how long the step takes, in words. */
  steps: { title: string; text: string; takes: string }[]
  deliverables: string[]
  fees: string
  caseStudies: { title: string; city: string; year: string; story: string; figure: string; figureLabel: string }[]
  /** Keys of leaders. */
  people: string[]
  questions: { question: string; answer: string }[]
  /** What to prepare before an enquiry. */
  enquiryHint: string
  /** Industries of reports and categories of posts that are related to it. */
  topics: string[]
  /** Slugs of projects and research reports that show the service in practice. */
  projects: string[]
  reports: string[]
  sequence: number
  picture: Picture | null
}

export const servicePage: z.ZodMiniType<ServicePage> = z.pipe(
  z.object({
    slug: required,
    title: required,
    path: required,
    promise: text,
    summary: text,
    forWhom: list(z.object({ who: required, what: text })),
    steps: list(z.object({ title: required, text, takes: text })),
    deliverables: words,
    fees: text,
    caseStudies: list(z.object({ title: required, city: text, year, story: text, figure: text, figureLabel: text })),
    people: words,
    faq: list(z.object({ question: required, answer: required })),
    enquiryHint: text,
    topics: words,
    relatedProjects: words,
    relatedReports: words,
    sequence: place,
    picture: pictureField,
  }),
  z.transform(
    ({ faq, relatedProjects, relatedReports, ...wire }): ServicePage => ({
      ...wire,
      questions: faq,
      projects: relatedProjects,
      reports: relatedReports,
      picture: wire.picture ?? null,
    }),
  ),
)

/** An offering within a service. */
export interface Service {
  /** `Residential`, `Commercial` or `Retail`: its group in the list of all services. */
  kind: string
  /** Title of the service page that shows it. */
  pageTitle: string
  title: string
  description: string
  link: string
  sequence: number
}

/** Wire names as the specification has them. */
export const service: z.ZodMiniType<Service> = z.pipe(
  z.object({
    WhatService: required,
    PageName: text,
    Title: required,
    Description: text,
    Link: text,
    Sequence: place,
  }),
  z.transform(
    (wire): Service => ({
      kind: wire.WhatService,
      pageTitle: wire.PageName,
      title: wire.Title,
      description: wire.Description,
      link: wire.Link,
      sequence: wire.Sequence,
    }),
  ),
)

/** A link to the services on another page. */
export interface Signpost {
  title: string
  description: string
  link: string
  picture: Picture | null
  sequence: number
}

export const signpost: z.ZodMiniType<Signpost> = z.pipe(
  z.object({ title: required, description: text, link: text, picture: pictureField, sequence: place }),
  z.transform((wire): Signpost => ({ ...wire, picture: wire.picture ?? null })),
)

/** A banner of the home page. */
export interface Banner {
  heading: string
  text: string
  linkLabel: string
  link: string
  picture: Picture | null
  sequence: number
}

/** Number of banners on the home page, the first by sequence; more would push other content off the screen. */
export const HOME_BANNERS = 4

export const banner: z.ZodMiniType<Banner> = z.pipe(
  z.object({
    heading: required,
    text,
    linkLabel: text,
    link: text,
    picture: pictureField,
    sequence: place,
  }),
  z.transform((wire): Banner => ({ ...wire, picture: wire.picture ?? null })),
)
