import * as z from 'zod/mini'
import { type PageBlock, pageBlocks } from './blocks/page-block.js'
import { type Picture, pictureField } from './picture.js'
import { list, text as optionalText, required } from './wire/fields.js'

/** A section of a page with an anchor for links: `#anchor`. */
export interface PageSection {
  anchor: string
  heading: string
  /** Plain text; a blank line starts a new paragraph. */
  text: string
  /** Steps in order; empty for most sections. */
  steps: { title: string; text: string; takes: string }[]
  picture: Picture | null
}

/** A page of the site: its address, its metadata and its content. */
export interface Page {
  /** Path on the site, `/` for home. */
  path: string
  /** Browser title, without the brand's name. */
  title: string
  /** Meta description for search engines and shared links. */
  description: string
  heading: string
  lead: string
  picture: Picture | null
  sections: PageSection[]
  /** Blocks below the sections, in the editors' order. */
  blocks: PageBlock[]
  /** The main call to action. `link` is a path, a full address or an `external:` reference. */
  nextStep: { label: string; link: string } | null
  /** When an editor last published it, in the backend's format; empty when unknown. */
  updatedAt: string
}

const section = z.pipe(
  z.object({
    anchor: z.nullish(z.string()),
    heading: z.string().check(z.minLength(1)),
    text: z.nullish(z.string()),
    steps: list(z.object({ title: required, text: optionalText, takes: optionalText })),
    picture: pictureField,
  }),
  z.transform(
    (wire): PageSection => ({
      anchor: wire.anchor ?? '',
      heading: wire.heading,
      text: wire.text ?? '',
      steps: wire.steps,
      picture: wire.picture ?? null,
    }),
  ),
)

export const page = z.pipe(
  z.object({
    path: z.string().check(z.regex(/^\/[a-z0-9/-]*$/)),
    title: z.string().check(z.minLength(1)),
    description: z.nullish(z.string()),
    heading: z.string().check(z.minLength(1)),
    lead: z.nullish(z.string()),
    picture: pictureField,
    sections: z.nullish(z.array(section)),
    blocks: pageBlocks,
    nextStepLabel: z.nullish(z.string()),
    nextStepLink: z.nullish(z.string()),
    updatedAt: optionalText,
  }),
  z.transform(
    (wire): Page => ({
      path: wire.path,
      title: wire.title,
      description: wire.description ?? '',
      heading: wire.heading,
      lead: wire.lead ?? '',
      picture: wire.picture ?? null,
      sections: wire.sections ?? [],
      blocks: wire.blocks,
      nextStep: wire.nextStepLabel && wire.nextStepLink ? { label: wire.nextStepLabel, link: wire.nextStepLink } : null,
      updatedAt: wire.updatedAt,
    }),
  ),
)
