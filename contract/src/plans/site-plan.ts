import * as z from 'zod/mini'
import { list, number, text, withDefault } from '../wire/fields.js'

/** Kinds of parts on a site plan. */
export const sitePartKinds = ['road', 'path', 'green', 'court', 'water', 'parking', 'plot', 'building'] as const
export type SitePartKind = (typeof sitePartKinds)[number]

/** A rectangle on a site plan, in metres. Later parts are drawn over earlier ones. */
export interface SitePart {
  kind: SitePartKind
  /** Parts with a name are numbered and listed; others have an empty one. */
  name: string
  /**
   * Distance of its west side from the west edge of the land, and of its north side from the north edge, before
   * rotation.
   */
  x: number
  y: number
  w: number
  h: number
  /** Rotation about its centre, in degrees clockwise. */
  turn: number
  /** Corner radius in metres. */
  round: number
  floors: number | null
}

/** A project's land from above, north at the top. Parts may extend beyond the land: a public road, a river. */
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

/** A site plan from the backend, or `null` when there is none or it cannot be drawn. */
export const sitePlan: z.ZodMiniType<SitePlan | null> = withDefault(
  z.pipe(
    z.nullish(z.object({ width: positive, depth: positive, parts: list(sitePart) })),
    z.transform((plan): SitePlan | null => (plan && plan.parts.length > 0 ? plan : null)),
  ),
  null,
)
