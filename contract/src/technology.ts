import * as z from 'zod/mini'
import { type TechnologyDemo, technologyDemo } from './technology-demo.js'
import { list, place, required, text, withDefault, words } from './wire/fields.js'

/** A technology product, shown as a drawn interface with sample data. */
export interface Technology {
  /** `section-1` to `section-6`: menus link to it. */
  anchor: string
  title: string
  summary: string
  /** What it does, in sentences. */
  does: string[]
  /** Whom it is for. */
  who: string
  demo: TechnologyDemo | null
  figures: { value: string; label: string; source: string }[]
  /** The call to action; `link` is a path, a full address or an `external:` reference. */
  nextStep: { label: string; link: string } | null
  sequence: number
}

/** `Squence` is the specification's spelling. */
export const technology: z.ZodMiniType<Technology> = z.pipe(
  z.object({
    anchor: required,
    title: required,
    Squence: place,
    summary: text,
    does: words,
    who: text,
    demo: withDefault<TechnologyDemo | null | undefined>(z.nullish(technologyDemo), null),
    figures: list(z.object({ value: required, label: text, source: text })),
    nextStepLabel: text,
    nextStepLink: text,
  }),
  z.transform(
    ({ Squence, demo, nextStepLabel, nextStepLink, ...wire }): Technology => ({
      ...wire,
      demo: demo ?? null,
      nextStep: nextStepLabel && nextStepLink ? { label: nextStepLabel, link: nextStepLink } : null,
      sequence: Squence,
    }),
  ),
)
