/**
 * Turns and mirrors what a plan consists of.
 *
 * @typedef {import('./layout.mjs').Rectangle} Rectangle
 */
const SIDES = ['north', 'east', 'south', 'west']

/**
 * @template {{ rooms: Rectangle[], doors: (Rectangle & { opens?: string })[], windows: Rectangle[], shafts: Rectangle[] }} Plan
 * @param {Plan} plan
 * @param {{ turn?: number, mirror?: boolean }} how
 * @returns {Plan}
 */
export function turned(plan, { turn = 0, mirror = false }) {
  let result = moved(plan, (part) => part)
  if (mirror) result = moved(result, mirrored)
  for (let quarter = 0; quarter < turn; quarter += 1) result = moved(result, quarterTurned)
  return result
}

/**
 * Does it to every part, and puts the corner of all back to 0, 0.
 *
 * @template {{ rooms: Rectangle[], doors: Rectangle[], windows: Rectangle[], shafts: Rectangle[] }} Plan
 * @param {Plan} plan
 * @param {(part: Rectangle & { opens?: string }) => Rectangle} move
 * @returns {Plan}
 */
function moved(plan, move) {
  const parts = {
    rooms: plan.rooms.map(move),
    doors: plan.doors.map(move),
    windows: plan.windows.map(move),
    shafts: plan.shafts.map(move),
  }
  const all = [...parts.rooms, ...parts.shafts]
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))]
  /** @param {Rectangle} part */
  const placed = (part) => ({ ...part, x: part.x - left, y: part.y - top })
  return {
    ...plan,
    rooms: parts.rooms.map(placed),
    doors: parts.doors.map(placed),
    windows: parts.windows.map(placed),
    shafts: parts.shafts.map(placed),
  }
}

/** @param {Rectangle & { opens?: string }} part */
function mirrored(part) {
  const swap = { east: 'west', west: 'east' }
  const opens = part.opens === 'east' || part.opens === 'west' ? swap[part.opens] : part.opens
  return { ...part, ...(opens ? { opens } : {}), x: -part.x - part.w }
}

/** Clockwise. @param {Rectangle & { opens?: string }} part */
function quarterTurned(part) {
  const opens = part.opens && SIDES[(SIDES.indexOf(part.opens) + 1) % 4]
  return { ...part, ...(opens ? { opens } : {}), x: -part.y - part.h, y: part.x, w: part.h, h: part.w }
}
