import { onEdge, roomsAt } from './plan-geometry.js'
import { isEntrancePath, isOpenAir, isShared, joinsLevels, levelOf } from './plan-rooms.js'
import type { PlanRectangle, PlanRoom, UnitPlan } from './unit-plan.js'

/** The parts of a plan that connect rooms. */
type Ways = Pick<UnitPlan, 'rooms' | 'doors'>

/** The rooms that have a door to the outside of the plan. */
export function enteredRooms({ rooms, doors }: Ways): PlanRoom[] {
  return rooms.filter(
    (room) => isShared(room.name) || isEntrancePath(room.name) || doors.some((door) => isEntrance(rooms, room, door)),
  )
}

/** The rooms that can be reached through doors and stairs, without crossing rooms that `mayCross` excludes. */
export function reachedFrom(plan: Ways, from: readonly PlanRoom[], mayCross: (room: PlanRoom) => boolean) {
  const reached = new Set(from)
  const open = [...from]
  for (let room = open.pop(); room; room = open.pop()) {
    if (!mayCross(room)) continue
    for (const next of neighbours(plan, room)) {
      if (reached.has(next)) continue
      reached.add(next)
      open.push(next)
    }
  }
  return reached
}

function neighbours({ rooms, doors }: Ways, room: PlanRoom): PlanRoom[] {
  const throughDoors = doors
    .filter((door) => onEdge(room, door))
    .flatMap((door) => roomsAt(rooms, door).filter((other) => other !== room))
  const byStair = joinsLevels(room.name)
    ? rooms.filter(({ name }) => joinsLevels(name) && levelOf(name) !== levelOf(room.name))
    : []
  return [...throughDoors, ...byStair]
}

/** Whether a door leads from the room to the outside: no built room is on its other side. */
function isEntrance(rooms: readonly PlanRoom[], room: PlanRoom, door: PlanRectangle): boolean {
  return !isOpenAir(room.name) && onEdge(room, door) && roomsAt(rooms, door).length === 1
}
