import * as z from 'zod/mini'
import { list, number, orElse, text } from '../wire/fields.js'

/** What a part of a site plan is. */
export const sitePartKinds = ['road', 'path', 'green', 'court', 'water', 'parking', 'plot', 'building'] as const
export type SitePartKind = (typeof sitePartKinds)[number]

/** A rectangle on a site plan, in metres; what is drawn later lies over what is drawn before. */
export interface SitePart {
  kind: SitePartKind
  /** Empty for what needs none; what has one is numbered and listed. */
  name: string
  /** From the west edge of the land to its west side, and from the north edge to its north side, before it is turned. */
  x: number
  y: number
  w: number
  h: number
  /** Degrees clockwise about its middle. */
  turn: number
  /** Radius of its corners. */
  round: number
  floors: number | null
}

/** A project's land from above, north up. Parts may reach beyond the land: a public road, a river. */
export interface SitePlan {
  /** Metres from west to east, and from north to south. */
  width: number
  depth: number
  parts: SitePart[]
}

const positive = z.number().check(z.gt(0))
const orNone = z.pipe(
  number,
  z.transform((value) => value ?? 0),
)

const sitePart: z.ZodMiniType<SitePart> = z.object({
  kind: z.enum(sitePartKinds),
  name: text,
  x: z.number(),
  y: z.number(),
  w: positive,
  h: positive,
  turn: orNone,
  round: orNone,
  floors: number,
})

/** A site plan that an editor wrote, or `null` when there is none or it cannot be drawn. */
export const sitePlan: z.ZodMiniType<SitePlan | null> = orElse(
  z.pipe(
    z.nullish(z.object({ width: positive, depth: positive, parts: list(sitePart) })),
    z.transform((plan): SitePlan | null => (plan && plan.parts.length > 0 ? plan : null)),
  ),
  null,
)
