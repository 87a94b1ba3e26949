import { sharedWall } from '../../../contract/dist/plans/plan-geometry.js'
import { enteredRooms, reachedFrom } from '../../../contract/dist/plans/plan-reach.js'
import { isBathroom, isOpenAir, isPrivate, isShared } from '../../../contract/dist/plans/plan-rooms.js'
import { BETWEEN_LEVELS, layOut } from './layout.mjs'
import { doorBetween, doorsOf, outerWalls, windowsOf } from './openings.mjs'
import { turned } from './turn.mjs'

/**
 * Whole plans: of a home from its rows, and of a workplace from rooms that are drawn already.
 *
 * @typedef {import('./layout.mjs').Rectangle} Rectangle
 * @typedef {import('./layout.mjs').Room} Room
 * @typedef {{ rooms: Room[], doors: (Rectangle & { opens?: string })[], windows: Rectangle[], shafts: Rectangle[] }} Plan
 */
/** Feet that a duct behind a workplace's washrooms is deep. */
const DUCT = 2

/**
 * @param {import('./apartments.mjs').Home} home
 * @param {number} carpetArea
 * @returns {Plan}
 */
export function planOfHome({ levels, balconies = [], turn, mirror, party }, carpetArea) {
  const suffixes = levels.map(({ suffix }) => (suffix ? ` ${suffix}` : ''))
  const laid = layOut(
    levels.map(({ rows }) => rows),
    carpetArea,
    (name) => !isOpenAir(name),
  )
  /** @type {Plan} */
  const plan = { rooms: [], doors: [], windows: [], shafts: [] }
  let left = 0
  laid.forEach((level, index) => {
    const rooms = level.rooms.map((room) => ({ ...room, name: `${room.name}${suffixes[index]}`, x: room.x + left }))
    const shafts = level.shafts.map((shaft) => ({ ...shaft, x: shaft.x + left }))
    const depth = Math.max(...rooms.map(({ y, h }) => y + h))
    for (const [name, over, deep] of balconies) {
      const room = rooms.find((each) => each.name === over)
      if (room) rooms.push({ name, x: room.x, w: room.w, y: room.y === 0 ? -deep : depth, h: deep })
    }
    const doors = doorsOf(rooms)
    plan.rooms.push(...rooms)
    plan.shafts.push(...shafts)
    plan.doors.push(...doors)
    plan.windows.push(...windowsOf(rooms, shafts, doors, party))
    left = Math.max(...rooms.map(({ x, w }) => x + w)) + BETWEEN_LEVELS
  })
  return turned(plan, { turn, mirror })
}

/** @param {readonly Room[]} drawn @param {number} carpetArea @returns {Plan} */
export function planOfWorkplace(drawn, carpetArea) {
  const rooms = sizedTo(drawn, carpetArea)
  const doors = doorsOf(rooms)
  for (let link = missingLink(rooms, doors); link; link = missingLink(rooms, doors)) doors.push(link)
  const shafts = rooms.filter(({ name }) => isBathroom(name)).flatMap((room) => ductOf(room, rooms))
  return turned({ rooms, doors, windows: windowsOf(rooms, shafts, doors), shafts }, {})
}

/** Rooms stretched until they add up to the carpet area, on half feet. @param {readonly Room[]} rooms @param {number} carpetArea */
function sizedTo(rooms, carpetArea) {
  if (offBy(rooms, carpetArea) < 0.009) return [...rooms]
  let best = [...rooms]
  for (let x = 0.92; x <= 1.08; x += 0.002) {
    for (let y = 0.92; y <= 1.08; y += 0.002) {
      const tried = rooms.map((room) => stretched(room, x, y))
      if (offBy(tried, carpetArea) < offBy(best, carpetArea)) best = tried
    }
  }
  return best
}

/** @param {readonly Room[]} rooms @param {number} carpetArea */
function offBy(rooms, carpetArea) {
  const own = rooms.filter(({ name }) => !isShared(name) && !isOpenAir(name))
  return Math.abs(own.reduce((sum, { w, h }) => sum + w * h, 0) / carpetArea - 1)
}

/** @param {Room} room @param {number} along @param {number} down @returns {Room} */
function stretched({ name, x, y, w, h }, along, down) {
  const [left, top] = [Math.round(x * along * 2) / 2, Math.round(y * down * 2) / 2]
  const [right, bottom] = [Math.round((x + w) * along * 2) / 2, Math.round((y + h) * down * 2) / 2]
  return { name, x: left, y: top, w: right - left, h: bottom - top }
}

/** A duct outside of a washroom's longest outer wall. @param {Room} room @param {readonly Room[]} rooms */
function ductOf(room, rooms) {
  const [wall] = outerWalls(room, rooms).sort((one, other) => other.w + other.h - one.w - one.h)
  if (!wall) return []
  const { x, y, w, h, side } = wall
  if (side === 'north') return [{ x, y: y - DUCT, w, h: DUCT }]
  if (side === 'south') return [{ x, y, w, h: DUCT }]
  return [{ x: side === 'west' ? x - DUCT : x, y, w: DUCT, h }]
}

/** A door to the first room that no door leads to yet. @param {readonly Room[]} rooms @param {readonly Rectangle[]} doors */
function missingLink(rooms, doors) {
  const plan = { rooms: [...rooms], doors: doors.map((door) => ({ ...door, opens: null })) }
  const reached = reachedFrom(plan, enteredRooms(plan), ({ name }) => !isPrivate(name))
  for (const room of rooms) {
    if (reached.has(room)) continue
    const from = [...reached]
      .filter((other) => !isPrivate(other.name) && sharedWall(room, other) >= 3)
      .sort((one, other) => sharedWall(room, other) - sharedWall(room, one))[0]
    const door = from && doorBetween(room, from)
    if (door) return door
  }
  return undefined
}
