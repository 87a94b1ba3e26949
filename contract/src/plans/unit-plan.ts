import * as z from 'zod/mini'
import { list, required } from '../wire/fields.js'

/** A rectangle on a floor plan, in feet from the plan's upper left corner. */
export interface PlanRectangle {
  x: number
  y: number
  w: number
  h: number
}

/** A room of a schematic plan, inside its walls. */
export interface PlanRoom extends PlanRectangle {
  name: string
}

export const planDirections = ['north', 'east', 'south', 'west'] as const
export type PlanDirection = (typeof planDirections)[number]

/** A door in a wall: a line, so either `w` or `h` is 0. */
export interface PlanDoor extends PlanRectangle {
  /** Direction in which it opens; null for an opening without a door leaf and for a sliding door. */
  opens: PlanDirection | null
}

/** What a plan shows besides its rooms. Plans that are older than these fields have empty lists. */
export interface PlanDetails {
  doors: PlanDoor[]
  /** Lines in outer walls. */
  windows: PlanRectangle[]
  /** Ducts for the pipes of adjacent bathrooms; not part of the carpet area. */
  shafts: PlanRectangle[]
}

export interface UnitPlan extends PlanDetails {
  rooms: PlanRoom[]
}

const rectangle = { x: z.number(), y: z.number(), w: z.number(), h: z.number() }
const planRectangle: z.ZodMiniType<PlanRectangle> = z.object(rectangle)
const room: z.ZodMiniType<PlanRoom> = z.object({ ...rectangle, name: required })
const door: z.ZodMiniType<PlanDoor> = z.pipe(
  z.object({ ...rectangle, opens: z.nullish(z.enum(planDirections)) }),
  z.transform(({ opens, ...line }): PlanDoor => ({ ...line, opens: opens ?? null })),
)

const wirePlan = z.object({
  rooms: list(room),
  doors: list(door),
  windows: list(planRectangle),
  shafts: list(planRectangle),
})

/** A floor plan from the backend; without rooms when there is none. */
export const unitPlan: z.ZodMiniType<UnitPlan> = z.pipe(
  z.nullish(wirePlan),
  z.transform((wire): UnitPlan => wire ?? { rooms: [], doors: [], windows: [], shafts: [] }),
)
