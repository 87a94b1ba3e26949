import type { PlanDoor, PlanRectangle, PlanRoom } from '@ashlar/contract'

/** Between words and an arc, in feet. */
const CLEAR = 0.3
/** The places of words that are tried between the middle of a room and its walls, in each direction. */
const TRIES = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1]

interface Place {
  x: number
  y: number
}

/**
 * The place nearest to the middle of a room where words of a size are clear of the swings of doors; `null` when there
 * is none. All lengths are in feet.
 *
 * @param wall distance that words keep from walls.
 */
export function placeClearOfDoors(
  room: PlanRoom,
  words: { w: number; h: number },
  doors: readonly PlanDoor[],
  wall: number,
): Place | null {
  const [middle, centre] = [room.x + room.w / 2, room.y + room.h / 2]
  const [slackX, slackY] = [(room.w - words.w) / 2 - wall, (room.h - words.h) / 2 - wall].map((one) => Math.max(0, one))
  return (
    TRIES.flatMap((right) =>
      TRIES.map((down) => ({ x: middle + right * (slackX ?? 0), y: centre + down * (slackY ?? 0) })),
    )
      .toSorted((a, b) => Math.hypot(a.x - middle, a.y - centre) - Math.hypot(b.x - middle, b.y - centre))
      .find(({ x, y }) => {
        const box = { x: x - words.w / 2, y: y - words.h / 2, ...words }
        return !doors.some((door) => isSwept(box, door))
      }) ?? null
  )
}

/** Whether a door sweeps over a box. It turns about the start of its line, through a quarter of a circle. */
function isSwept(box: PlanRectangle, { x, y, w, h, opens }: PlanDoor): boolean {
  if (!opens) return false
  const long = w + h
  const right = w > 0 || opens === 'east' ? 1 : -1
  const down = h > 0 || opens === 'south' ? 1 : -1
  // The nearest and the farthest point of the box, as seen from the hinge in the directions of the swing.
  const [near, far] = [
    [(box.x - x) * right, (box.x + box.w - x) * right],
    [(box.y - y) * down, (box.y + box.h - y) * down],
  ].map((ends) => ({ from: Math.min(...ends) - CLEAR, to: Math.max(...ends) + CLEAR }))
  if (!near || !far || near.to <= 0 || far.to <= 0) return false
  return Math.hypot(Math.max(0, near.from), Math.max(0, far.from)) < long
}
