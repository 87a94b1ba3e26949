import { sharedWall } from '../../../contract/dist/plans/plan-geometry.js'
import {
  isBathroom,
  isHabitable,
  isOpenAir,
  isPrivate,
  isWayIn,
  joinsLevels,
} from '../../../contract/dist/plans/plan-rooms.js'

/**
 * Doors and windows of a plan whose rooms are laid.
 *
 * @typedef {import('./layout.mjs').Rectangle} Rectangle
 * @typedef {import('./layout.mjs').Room} Room
 * @typedef {Rectangle & { opens?: string }} Door
 * @typedef {Rectangle & { side: string }} Wall
 */
const SIDES = ['north', 'east', 'south', 'west']
/** What one may come from, best first, for each kind of room. */
const WAYS = [
  { to: /^(utility|drying yard|kitchen balcony)/i, from: [/^kitchen/i, /passage|dining|living/i] },
  { to: /^(dressing|wardrobe)/i, from: [/^bedroom/i] },
  { to: /^(second kitchen|cook)/i, from: [/^kitchen/i, /utility/i] },
  { to: /^kitchen/i, from: [/dining/i, /living|sitting/i, /passage|gallery|hall/i, /entrance|foyer/i] },
  { to: /^(staff room|store)/i, from: [/kitchen|utility/i, /entrance|passage|hall/i] },
  {
    to: /^bedroom/i,
    from: [/passage|gallery|hall|landing|stair/i, /family/i, /^living|^sitting|dining/i, /entrance/i],
  },
  {
    to: /./,
    from: [/passage|gallery|hall|landing|stair/i, /family|reception|open|desk|sales|dining|living|sitting/i, /./],
  },
]
const WAY_THROUGH =
  /\b(?:passage|gallery|hall|landing|stair|living|dining|entrance|foyer|reception|family|baithak|core|court|open floor|open workspace|sales floor|desk hall|desk room|quiet desks|lounge|waiting|display bay|racking hall|sorting lanes|floor stacking|exhibition room|workshop floor|town-hall steps)\b/i
const WORKPLACE_ENTRY = /^(?:reception|gate office|office and|dock face|offices|display bay|sales floor|desk|lounge)/i
const LEAF = 3
const WIDE = 6

/**
 * @param {readonly Room[]} rooms
 * @param {string} [entry] the side on which one comes in
 */
export function doorsOf(rooms, entry = 'south') {
  /** @type {Door[]} */
  const doors = []
  const joined = new Set()
  /** @param {Room} one @param {Room} other @param {boolean} wide */
  const join = (one, other, wide) => {
    const wall = wallBetween(one, other)
    if (!wall) return
    joined.add(one).add(other)
    doors.push(wide ? centred(wall, WIDE) : { ...leafIn(wall, one), opens: wall.side })
  }
  const through = rooms.filter(({ name }) => WAY_THROUGH.test(name) && !isPrivate(name))
  through.forEach((one, index) => {
    for (const other of through.slice(index + 1)) {
      if (sharedWall(one, other) >= 3 && !(isOpenAir(one.name) && isOpenAir(other.name))) join(one, other, true)
    }
  })
  for (const room of rooms) {
    if (through.includes(room)) continue
    if (isOpenAir(room.name)) {
      for (const beside of rooms.filter((other) => opensToAir(other, room))) doors.push(doorToAir(beside, room))
      continue
    }
    const from = wayTo(room, rooms)
    if (from) join(room, from, false)
  }
  const entrance = entranceOf(rooms, entry)
  return entrance ? [...doors, entrance] : doors
}

/** A door with a leaf from one room into another, undefined where they do not meet. @param {Room} room @param {Room} from @returns {Door | undefined} */
export function doorBetween(room, from) {
  const wall = wallBetween(room, from)
  return wall ? { ...leafIn(wall, room), opens: wall.side } : undefined
}

/** @param {Room} other @param {Room} air */
function opensToAir(other, air) {
  if (isOpenAir(other.name) || sharedWall(other, air) < 4) return false
  if (isWayIn(air.name)) return /entrance|reception|dining/i.test(other.name)
  return /utility|kitchen/i.test(air.name)
    ? /kitchen|utility/i.test(other.name)
    : /bedroom|living|dining|sitting|stair|landing/i.test(other.name)
}

/** A sliding door beside one end of the wall, so that a window fits beside it. @param {Room} room @param {Room} air @returns {Door} */
function doorToAir(room, air) {
  const wall = /** @type {Wall} */ (wallBetween(room, air))
  return leafIn(wall, room, wall.w + wall.h >= 11 ? WIDE : LEAF)
}

/** @param {Room} room @param {readonly Room[]} rooms */
function wayTo(room, rooms) {
  const beside = rooms.filter((other) => other !== room && sharedWall(room, other) >= LEAF && !isOpenAir(other.name))
  const own = isBathroom(room.name) || /^dressing/i.test(room.name) ? ownerOf(room, beside) : undefined
  if (own) return own
  const crossable = beside.filter(
    ({ name }) => !isPrivate(name) && !/^(kitchen|utility|store|puja|study|staff|meeting|cabin)/i.test(name),
  )
  const { from } = /** @type {typeof WAYS[number]} */ (WAYS.find(({ to }) => to.test(room.name)))
  for (const pattern of from) {
    const found = (pattern.source === '.' ? crossable : beside).find(
      ({ name }) => pattern.test(name) && (!isPrivate(name) || /^dressing|^wardrobe/i.test(room.name)),
    )
    if (found) return found
  }
  return beside.find(({ name }) => !isPrivate(name))
}

/** The bedroom that a bathroom of the same number belongs to. @param {Room} bath @param {readonly Room[]} beside */
function ownerOf({ name }, beside) {
  const number = /\d+/.exec(name)?.[0] ?? ''
  const owner = beside.find((room) => number && /^bedroom/i.test(room.name) && /\d+/.exec(room.name)?.[0] === number)
  if (owner || !/^(bath|dressing)\b/i.test(name)) return owner
  return beside.some((room) => WAY_THROUGH.test(room.name))
    ? undefined
    : beside.find((room) => /^(bedroom|dressing)/i.test(room.name))
}

/** @param {readonly Room[]} rooms @param {string} entry @returns {Door | undefined} */
function entranceOf(rooms, entry) {
  const named = rooms.filter(({ name }) => /\b(entrance|foyer)\b/i.test(name) && !isOpenAir(name))
  const room = named[0] ?? rooms.find((each) => WORKPLACE_ENTRY.test(each.name) && outerWalls(each, rooms).length > 0)
  if (!room) return undefined
  const walls = outerWalls(room, rooms).filter(({ w, h }) => w + h >= LEAF + 0.5)
  const wall = walls.find(({ side }) => side === entry) ?? walls.find(({ side }) => side === 'north') ?? walls[0]
  return wall && { ...centred(wall, 3.5), opens: opposite(wall.side) }
}

/**
 * @param {readonly Room[]} rooms
 * @param {readonly Rectangle[]} shafts
 * @param {readonly Door[]} doors
 * @param {string} [party] first letters of the sides on which neighbours live
 */
export function windowsOf(rooms, shafts, doors, party = '') {
  const built = [...rooms, ...shafts]
  /** @type {Rectangle[]} */
  const windows = []
  for (const room of rooms) {
    if (isOpenAir(room.name) || (!isHabitable(room.name) && !wantsWindow(room.name))) continue
    const most = isBathroom(room.name) ? 2 : /bedroom|kitchen|study/i.test(room.name) ? 6 : 9
    const free = [...outerWalls(room, built), ...airWalls(room, rooms)]
      .filter(({ side }) => !party.includes(side[0]))
      .flatMap((wall) => withoutDoors(wall, doors))
      .filter(({ w, h }) => w + h >= 2.5)
      .sort((one, other) => other.w + other.h - one.w - one.h)
    const sides = isBathroom(room.name) ? free.slice(0, 1) : onePerSide(free)
    for (const wall of sides) windows.push(centred(wall, windowLength(wall.w + wall.h, most)))
  }
  return windows
}

/** Feet; a wall of a workplace is glazed along most of it. @param {number} wall @param {number} most */
function windowLength(wall, most) {
  const share = 0.6 * wall
  return wall > 28 ? share : Math.min(most, Math.max(2, share))
}

/** @param {string} name */
function wantsWindow(name) {
  return (
    isBathroom(name) ||
    joinsLevels(name) ||
    /reception|meeting|cabin|lounge|café|window|boardroom|library|baithak|pantry|training|utility/i.test(name)
  )
}

/** @param {readonly Wall[]} walls */
function onePerSide(walls) {
  return walls.filter(({ side }, index) => walls.findIndex((wall) => wall.side === side) === index)
}

/** What of a wall is free of doors, with half a foot beside each. @param {Wall} wall @param {readonly Door[]} doors @returns {Wall[]} */
function withoutDoors(wall, doors) {
  const lying = wall.h === 0
  const cuts = doors
    .filter((door) => (lying ? door.h === 0 && door.y === wall.y : door.w === 0 && door.x === wall.x))
    .map((door) => (lying ? [door.x - 0.5, door.x + door.w + 0.5] : [door.y - 0.5, door.y + door.h + 0.5]))
  const [start, end] = lying ? [wall.x, wall.x + wall.w] : [wall.y, wall.y + wall.h]
  return spans(start, end, cuts).map(([from, to]) =>
    lying ? { ...wall, x: from, w: to - from } : { ...wall, y: from, h: to - from },
  )
}

/** @param {number} start @param {number} end @param {number[][]} cuts @returns {[number, number][]} */
function spans(start, end, cuts) {
  /** @type {[number, number][]} */
  const free = []
  let from = start
  for (const [a, b] of cuts.filter(([a, b]) => b > start && a < end).sort((one, other) => one[0] - other[0])) {
    if (a > from) free.push([from, a])
    from = Math.max(from, b)
  }
  if (end > from) free.push([from, end])
  return free
}

/** The parts of a room's walls that nothing lies against. @param {Room} room @param {readonly Rectangle[]} all @returns {Wall[]} */
export function outerWalls(room, all) {
  return SIDES.flatMap((side) => {
    const line = edge(room, side)
    const beside = all.filter((other) => other !== room && touchesOn(room, other, side))
    const cuts = beside.map((other) => (line.h === 0 ? [other.x, other.x + other.w] : [other.y, other.y + other.h]))
    const [start, end] = line.h === 0 ? [line.x, line.x + line.w] : [line.y, line.y + line.h]
    return spans(start, end, cuts).map(([from, to]) =>
      line.h === 0 ? { ...line, x: from, w: to - from, side } : { ...line, y: from, h: to - from, side },
    )
  })
}

/** @param {Room} room @param {readonly Room[]} rooms @returns {Wall[]} */
function airWalls(room, rooms) {
  return rooms.flatMap((other) => {
    const wall = isOpenAir(other.name) ? wallBetween(other, room) : null
    return wall ? [wall] : []
  })
}

/** The wall between two rooms and where the first lies from it, or null. @param {Rectangle} one @param {Rectangle} other @returns {Wall | null} */
function wallBetween(one, other) {
  const side = SIDES.find((each) => touchesOn(one, other, each))
  if (!side) return null
  const line = edge(one, side)
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  const [right, bottom] = [Math.min(one.x + one.w, other.x + other.w), Math.min(one.y + one.h, other.y + other.h)]
  return line.h === 0
    ? { x, y: line.y, w: right - x, h: 0, side: opposite(side) }
    : { x: line.x, y, w: 0, h: bottom - y, side: opposite(side) }
}

/** @param {Rectangle} one @param {Rectangle} other @param {string} side */
function touchesOn(one, other, side) {
  const along = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)
  const across = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y)
  if (side === 'north') return along > 0 && other.y + other.h === one.y
  if (side === 'south') return along > 0 && one.y + one.h === other.y
  if (side === 'west') return across > 0 && other.x + other.w === one.x
  return across > 0 && one.x + one.w === other.x
}

/** @param {Rectangle} room @param {string} side @returns {Rectangle} */
function edge({ x, y, w, h }, side) {
  if (side === 'north') return { x, y, w, h: 0 }
  if (side === 'south') return { x, y: y + h, w, h: 0 }
  return { x: side === 'west' ? x : x + w, y, w: 0, h }
}

/** @param {string} side */
function opposite(side) {
  return SIDES[(SIDES.indexOf(side) + 2) % 4]
}

/** @param {Rectangle} wall @param {number} most @returns {Rectangle} */
function centred({ x, y, w, h }, most) {
  const long = Math.floor(Math.min(most, w + h - (w + h > 2 ? 1 : 0)) * 2) / 2
  return h === 0 ? { x: x + (w - long) / 2, y, w: long, h: 0 } : { x, y: y + (h - long) / 2, w: 0, h: long }
}

/** A leaf at the end of a wall that is nearer to a corner of the room. @param {Wall} wall @param {Room} room @param {number} [most] */
function leafIn({ x, y, w, h }, room, most = isBathroom(room.name) ? 2.5 : LEAF) {
  const long = Math.min(most, w + h)
  const spare = Math.min(0.5, (w + h - long) / 2)
  if (h === 0) {
    const atStart = x - room.x <= room.x + room.w - (x + w)
    return { x: atStart ? x + spare : x + w - long - spare, y, w: long, h: 0 }
  }
  const atStart = y - room.y <= room.y + room.h - (y + h)
  return { x, y: atStart ? y + spare : y + h - long - spare, w: 0, h: long }
}
