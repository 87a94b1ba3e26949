/**
 * The parts a site plan is made of, in metres: x from the west edge of the land, y from its north edge.
 *
 * @typedef {'road' | 'path' | 'green' | 'court' | 'water' | 'parking' | 'plot' | 'building'} Kind
 * @typedef {{ turn?: number, round?: number, floors?: number }} More
 * @typedef {{ kind: Kind, name: string, x: number, y: number, w: number, h: number } & More} Part
 * @typedef {{ width: number, depth: number, parts: Part[] }} SitePlan
 * @typedef {SitePlan & { onFoot?: boolean }} Draft `onFoot`: houses on streets without cars
 * @typedef {Part | Several[]} Several
 * @typedef {(x: number, y: number, w: number, h: number, name?: string, more?: More) => Part} Make
 */

/**
 * @param {Kind} kind
 * @returns {Make}
 */
const of =
  (kind) =>
  (x, y, w, h, name = '', more = {}) => ({
    kind,
    name,
    x: half(x),
    y: half(y),
    w: half(w),
    h: half(h),
    ...more,
  })

export const road = of('road')
export const path = of('path')
export const green = of('green')
export const court = of('court')
export const water = of('water')
export const parking = of('parking')
export const plot = of('plot')
/** A clubhouse, a gatehouse, a substation: what is not counted among the project’s buildings. */
export const hut = of('building')

/**
 * A building of the project, `floors` counted from the ground.
 *
 * @param {number} floors
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 * @param {string} [name]
 * @param {More} [more]
 */
export const block = (floors, x, y, w, h, name = '', more = {}) => hut(x, y, w, h, name, { ...more, floors })

/**
 * The same part by its middle, which is what it is turned about.
 *
 * @param {Make} make
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 * @param {number} [turn]
 * @param {string} [name]
 * @param {More} [more]
 */
export const about = (make, x, y, w, h, turn = 0, name = '', more = {}) =>
  make(x - w / 2, y - h / 2, w, h, name, turn === 0 ? more : { ...more, turn: Math.round(turn) })

/**
 * A strip along a line of points, its bends rounded.
 *
 * @param {Make} make
 * @param {number} width
 * @param {[number, number][]} points
 * @param {string} [name] goes to the first stretch
 */
export function strip(make, width, points, name = '') {
  return points.slice(1).map(([x2, y2], index) => {
    const [x1, y1] = /** @type {[number, number]} */ (points[index])
    const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
    const length = Math.hypot(x2 - x1, y2 - y1) + width
    const named = index === 0 ? name : ''
    return about(make, (x1 + x2) / 2, (y1 + y2) / 2, length, width, angle, named, { round: half(width / 2) })
  })
}

/**
 * @template T
 * @param {number} count
 * @param {(index: number) => T | T[]} make
 */
export const times = (count, make) => Array.from({ length: count }, (_, index) => make(index)).flat()

/**
 * @param {number} width
 * @param {number} depth
 * @param {Several[]} parts
 * @param {{ onFoot?: boolean }} [eased]
 * @returns {Draft}
 */
export const land = (width, depth, parts, eased = {}) => ({ width, depth, parts: flat(parts), ...eased })

/** @param {Several} several @returns {Part[]} */
function flat(several) {
  return Array.isArray(several) ? several.flatMap(flat) : [several]
}

/** @param {number} value */
export function half(value) {
  return Math.round(value * 2) / 2
}
