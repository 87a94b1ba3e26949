/**
 * A plan as a developer draws it for buyers: walls with a thickness, doors, glass, furniture, and the outer sizes.
 *
 * @typedef {{ x: number, y: number, w: number, h: number }} Rectangle
 * @typedef {Rectangle & { name: string }} Room
 * @typedef {Rectangle & { opens?: string }} Door
 * @typedef {{ rooms: Room[], doors: Door[], windows: Rectangle[], shafts: Rectangle[] }} Plan
 */
const WALL = 0.55
/** Around the drawing, in feet: room for the sizes. */
const MARGIN = 7
const OPEN_AIR = /balcony|terrace|veranda|garden|court/i
/** @type {Record<string, [number, number]>} */
const STEPS = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] }

/** @param {Plan} plan @param {boolean} furnished workplaces have their rooms alone */
export function furnishedPlan(plan, furnished) {
  const { rooms, doors, windows, shafts } = plan
  const width = Math.max(...rooms.map(({ x, w }) => x + w))
  const height = Math.max(...rooms.map(({ y, h }) => y + h))
  // Offices are five times as large as homes: letters and lines grow with the drawing.
  const scale = Math.max(1, width / 60)
  const margin = MARGIN * scale
  const wall = WALL * scale
  const inner = rooms.filter(({ name }) => !OPEN_AIR.test(name))
  const outer = rooms.filter(({ name }) => OPEN_AIR.test(name))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${width + margin * 1.5} ${height + margin * 1.5}">
${inner.map((room) => box(room, `class="wall" stroke-width="${wall * 2}"`)).join('')}
${rooms.map((room) => box(room, `class="${kindOf(room.name)}"`)).join('')}
${inner.map((room) => box(room, `class="line" stroke-width="${wall}"`)).join('')}
${outer.map((room) => box(room, `class="rail" stroke-width="${wall / 3}"`)).join('')}
${shafts.map((shaft) => box(shaft, `class="shaft" stroke-width="${wall / 2}"`)).join('')}
${furnished ? inner.map((room) => furnitureOf(room, doors)).join('') : ''}
${[...doors, ...windows].map((gap) => line(gap, `class="gap" stroke-width="${wall * 1.6}"`)).join('')}
${windows.map((glass) => line(glass, `class="glass" stroke-width="${wall / 3}"`)).join('')}
${doors.map((door) => swing(door, scale)).join('')}
${rooms.map((room) => label(room, scale)).join('')}
${sizes(rooms, width, height, scale)}
</svg>`
}

/** @param {string} name */
function kindOf(name) {
  if (OPEN_AIR.test(name)) return 'air'
  if (/bath|powder|wash|utility|kitchen|pantry/i.test(name)) return 'wet'
  return /core|plant|store/i.test(name) ? 'service' : 'dry'
}

/** @param {Rectangle} rectangle @param {string} look */
function box({ x, y, w, h }, look) {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${look}/>`
}

/** @param {Rectangle} rectangle @param {string} look */
function line({ x, y, w, h }, look) {
  return `<path d="M${x} ${y}l${w} ${h}" ${look}/>`
}

/** The leaf of a door at a right angle to its wall, and the quarter circle that it takes. @param {Door} door @param {number} scale */
function swing({ x, y, w, h, opens }, scale) {
  const step = STEPS[opens ?? '']
  if (!step) return ''
  const long = w + h
  const [right, down] = [step[0] * long, step[1] * long]
  const turns = w > 0 ? down < 0 : right > 0
  const arc = `a${long} ${long} 0 0 ${turns ? 1 : 0} ${w - right} ${h - down}`
  return `<path d="M${x} ${y}l${right} ${down}" class="leaf" stroke-width="${0.18 * scale}"/><path d="M${x + right} ${y + down}${arc}" class="swing" stroke-width="${0.1 * scale}"/>`
}

/** @param {Room} room @param {number} scale */
function label({ name, x, y, w, h }, scale) {
  const turned = h > w * 1.6
  const letter = Math.min(1.05 * scale, (turned ? h : w) / (name.length * 0.64))
  const [middle, centre] = [x + w / 2, y + h / 2]
  const turn = turned ? ` transform="rotate(-90 ${middle} ${centre})"` : ''
  const small = Math.min(w, h) < 7 * scale && Math.max(w, h) < 9 * scale
  const size = small ? '' : `<tspan x="${middle}" dy="1.2em" class="size">${feet(w)} × ${feet(h)}</tspan>`
  return `<text x="${middle}" y="${centre + letter * (small ? 0.35 : -0.1)}" font-size="${letter}"${turn}>${name.replace(/ \((?:ground|upper)\)/, '')}${size}</text>`
}

/** `12′ 6″` @param {number} value */
function feet(value) {
  const inches = Math.round((value % 1) * 12)
  return `${Math.floor(value)}′ ${inches}″`
}

/** The sizes along the north and the west, from wall to wall. @param {readonly Room[]} rooms @param {number} width @param {number} height @param {number} scale */
function sizes(rooms, width, height, scale) {
  const letter = 0.95 * scale
  const off = -3.4 * scale
  const across = cuts(rooms.filter(({ y }) => y < 1).flatMap(({ x, w }) => [x, x + w]))
  const along = cuts(rooms.filter(({ x }) => x < 1).flatMap(({ y, h }) => [y, y + h]))
  const tick = 0.5 * scale
  const look = `class="size-line" stroke-width="${0.1 * scale}"`
  const stroke = `M0 ${off}h${width}M${off} 0v${height}${across.map((x) => `M${x} ${off - tick}v${2 * tick}`).join('')}${along.map((y) => `M${off - tick} ${y}h${2 * tick}`).join('')}`
  const above = between(across).map(
    ([from, to]) =>
      `<text class="size" font-size="${letter}" x="${(from + to) / 2}" y="${off - 0.8 * scale}">${feet(to - from)}</text>`,
  )
  const beside = between(along).map(([from, to]) => {
    const [x, y] = [off - 0.8 * scale, (from + to) / 2]
    return `<text class="size" font-size="${letter}" x="${x}" y="${y}" transform="rotate(-90 ${x} ${y})">${feet(to - from)}</text>`
  })
  return `<path d="${stroke}" ${look}/>${above.join('')}${beside.join('')}`
}

/** @param {readonly number[]} places */
function cuts(places) {
  return [...new Set(places)].sort((one, other) => one - other)
}

/** Pairs of neighbours that lie far enough apart for a number. @param {readonly number[]} places @returns {[number, number][]} */
function between(places) {
  return places.slice(1).flatMap((to, index) => {
    const from = places[index] ?? to
    return to - from >= 4 ? [[from, to]] : []
  })
}

/** Stands against the walls of a room that have no door. @param {Room} room @param {readonly Door[]} doors */
function furnitureOf(room, doors) {
  const kind = FURNITURE.find(([names]) => names.test(room.name))
  if (!kind) return ''
  // As seen from the freest wall, which lies above: the room is turned, furnished, and turned back.
  const side = freeWall(room, doors)
  const quarter = ['north', 'east', 'south', 'west'].indexOf(side)
  const [w, h] = quarter % 2 === 0 ? [room.w, room.h] : [room.h, room.w]
  const [middle, centre] = [room.x + room.w / 2, room.y + room.h / 2]
  const pieces = kind[1](w, h)
    .filter(({ x, y, w: wide, h: deep }) => x >= 0 && y >= 0 && x + wide <= w && y + deep <= h)
    .map((piece) => box(piece, `class="piece" rx="${piece.round ?? 0.2}" stroke-width="0.12"`))
  return `<g transform="translate(${middle} ${centre}) rotate(${quarter * 90}) translate(${-w / 2} ${-h / 2})">${pieces.join('')}</g>`
}

/** @param {Room} room @param {readonly Door[]} doors */
function freeWall(room, doors) {
  const { x, y, w, h } = room
  const walls = [
    {
      side: 'north',
      long: w,
      has: (/** @type {Door} */ door) => door.w > 0 && door.y === y && meets(door.x, door.w, x, w),
    },
    {
      side: 'south',
      long: w,
      has: (/** @type {Door} */ door) => door.w > 0 && door.y === y + h && meets(door.x, door.w, x, w),
    },
    {
      side: 'west',
      long: h,
      has: (/** @type {Door} */ door) => door.h > 0 && door.x === x && meets(door.y, door.h, y, h),
    },
    {
      side: 'east',
      long: h,
      has: (/** @type {Door} */ door) => door.h > 0 && door.x === x + w && meets(door.y, door.h, y, h),
    },
  ]
  const costs = walls.map(({ side, long, has }) => ({ side, cost: doors.filter(has).length * 100 - long }))
  return costs.sort((one, other) => one.cost - other.cost)[0]?.side ?? 'north'
}

/** @param {number} from @param {number} long @param {number} start @param {number} length */
function meets(from, long, start, length) {
  return from < start + length && from + long > start
}

/**
 * In feet, for a room whose free wall is above.
 *
 * @type {[RegExp, (w: number, h: number) => (Rectangle & { round?: number })[]][]}
 */
const FURNITURE = [
  [
    /^bedroom/i,
    (w) => [
      { x: w / 2 - 3, y: 0.5, w: 6, h: 6.6 },
      { x: w / 2 - 2.6, y: 0.9, w: 2.4, h: 1.4, round: 0.5 },
      { x: w / 2 + 0.2, y: 0.9, w: 2.4, h: 1.4, round: 0.5 },
      { x: w / 2 - 4.9, y: 0.5, w: 1.6, h: 1.5 },
      { x: w / 2 + 3.3, y: 0.5, w: 1.6, h: 1.5 },
    ],
  ],
  [
    /bath|powder/i,
    (w) => [
      { x: 0.5, y: 0.4, w: 1.9, h: 1.4, round: 0.5 },
      { x: w - 2.2, y: 0.4, w: 1.5, h: 2.1, round: 0.7 },
    ],
  ],
  [/^kitchen|^utility/i, (w) => [{ x: 0.3, y: 0.3, w: w - 0.6, h: 2 }]],
  [
    /^living|^sitting/i,
    (w, h) => [
      { x: w * 0.28 - 3.5, y: 0.5, w: 7, h: 2.8, round: 0.5 },
      { x: w * 0.28 - 2, y: 4.6, w: 4, h: 2, round: 0.3 },
      { x: w * 0.76 - 1.7, y: h / 2 - 3.2, w: 3.4, h: 6.4, round: 0.3 },
      ...[-2.4, -0.8, 0.8].flatMap((down) => [
        { x: w * 0.76 - 3.3, y: h / 2 + down, w: 1.4, h: 1.4, round: 0.3 },
        { x: w * 0.76 + 1.9, y: h / 2 + down, w: 1.4, h: 1.4, round: 0.3 },
      ]),
    ],
  ],
  [
    /^family|study/i,
    (w) => [
      { x: w / 2 - 3.5, y: 0.5, w: 7, h: 2.6, round: 0.5 },
      { x: w / 2 - 1.8, y: 4.4, w: 3.6, h: 1.8, round: 0.3 },
    ],
  ],
  [/^store|dressing/i, (w) => [{ x: 0.3, y: 0.3, w: w - 0.6, h: 1.8 }]],
]
