import { onEdge, rectanglesOverlap, roomsAt, sharedWall } from './plan-geometry.js'
import { enteredRooms, reachedFrom } from './plan-reach.js'
import { isBathroom, isHabitable, isOpenAir, isPrivate, isShared, mayBelongToBedroom } from './plan-rooms.js'
import type { PlanRectangle, PlanRoom, UnitPlan } from './unit-plan.js'

/** Allowed relative difference of areas: sizes are rounded to half a foot. */
const AREA_TOLERANCE = 0.01
/** Minimum wall in feet that a bathroom shares with a shaft. */
const LEAST_WET_WALL = 1

/**
 * The faults of a plan, in words for editors; empty when it is valid. A plan of a plot has no built rooms, so only its
 * area is checked.
 */
export function unitPlanTroubles(plan: UnitPlan, carpetArea: number): string[] {
  if (plan.rooms.length === 0) return []
  if (plan.rooms.some(({ name }) => name === 'Buildable area')) return areaTroubles(plan.rooms, carpetArea)
  const inside = plan.rooms.filter(({ name }) => !isOpenAir(name))
  return [
    ...overlapTroubles(plan),
    ...areaTroubles(inside, carpetArea),
    ...wallTroubles(plan),
    ...reachTroubles(plan),
    ...daylightTroubles(plan),
    ...bathroomTroubles(plan),
  ]
}

function overlapTroubles({ rooms, shafts }: UnitPlan): string[] {
  const parts = [...rooms, ...shafts.map((shaft) => ({ ...shaft, name: 'A shaft' }))]
  return parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .filter((other) => rectanglesOverlap(one, other))
      .map((other) => `${one.name} and ${other.name} overlap`),
  )
}

function areaTroubles(rooms: readonly PlanRoom[], carpetArea: number): string[] {
  const sum = rooms.filter(({ name }) => !isShared(name)).reduce((total, { w, h }) => total + w * h, 0)
  if (Math.abs(sum / carpetArea - 1) <= AREA_TOLERANCE) return []
  return [`the rooms add up to ${Math.round(sum)} sq ft, the carpet area is ${carpetArea} sq ft`]
}

/** Doors and windows must be on walls, windows on outer walls. */
function wallTroubles({ rooms, doors, windows }: UnitPlan): string[] {
  return [
    ...doors
      .filter((door) => roomsAt(rooms, door).length === 0)
      .map((door) => `the door at ${placeOf(door)} is in no wall`),
    ...windows
      .filter((line) => !isOuter(rooms, line))
      .map((line) => `the window at ${placeOf(line)} is in no outer wall`),
  ]
}

function reachTroubles(plan: UnitPlan): string[] {
  const entered = enteredRooms(plan)
  if (entered.length === 0) return ['there is no entrance']
  const publicWays = reachedFrom(plan, entered, (room) => !isPrivate(room.name))
  const allWays = reachedFrom(plan, entered, () => true)
  return plan.rooms
    .filter((room) => !(mayBelongToBedroom(room.name) ? allWays : publicWays).has(room))
    .map(({ name }) =>
      isOpenAir(name) || mayBelongToBedroom(name)
        ? `${name} has no door`
        : `${name} cannot be reached without crossing a bedroom or a bathroom`,
    )
}

function daylightTroubles({ rooms, windows }: UnitPlan): string[] {
  return rooms
    .filter((room) => isHabitable(room.name) && !windows.some((line) => onEdge(room, line)))
    .map(({ name }) => `${name} has no window`)
}

function bathroomTroubles({ rooms, shafts }: UnitPlan): string[] {
  return rooms
    .filter((room) => isBathroom(room.name) && !shafts.some((shaft) => sharedWall(room, shaft) >= LEAST_WET_WALL))
    .map(({ name }) => `${name} is beside no shaft`)
}

function isOuter(rooms: readonly PlanRoom[], line: PlanRectangle): boolean {
  return roomsAt(rooms, line).filter(({ name }) => !isOpenAir(name)).length === 1
}

function placeOf({ x, y }: PlanRectangle): string {
  return `${x}, ${y}`
}
