import type { PlanRectangle, PlanRoom } from './unit-plan.js'

/** Tolerance in feet for a line that should be on a wall. */
const NEAR = 0.01

/** The rooms that have the line on one of their sides. */
export function roomsAt(rooms: readonly PlanRoom[], line: PlanRectangle): PlanRoom[] {
  return rooms.filter((room) => onEdge(room, line))
}

/** Whether a line lies on one of a rectangle's four sides. */
export function onEdge(room: PlanRectangle, line: PlanRectangle): boolean {
  const [right, bottom] = [room.x + room.w, room.y + room.h]
  const within = line.x >= room.x - NEAR && line.x + line.w <= right + NEAR
  const beside = line.y >= room.y - NEAR && line.y + line.h <= bottom + NEAR
  if (!within || !beside) return false
  return line.w === 0 ? near(line.x, room.x) || near(line.x, right) : near(line.y, room.y) || near(line.y, bottom)
}

/** Length in feet along which two rectangles touch. */
export function sharedWall(one: PlanRectangle, other: PlanRectangle): number {
  const along = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)
  const across = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y)
  if (near(across, 0)) return Math.max(along, 0)
  return near(along, 0) ? Math.max(across, 0) : 0
}

/** @param tolerance in feet: rectangles that overlap by less only touch. */
export function rectanglesOverlap(one: PlanRectangle, other: PlanRectangle, tolerance = NEAR): boolean {
  const along = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)
  const across = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y)
  return along > tolerance && across > tolerance
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) <= NEAR
}
