/**
 * Lays rooms in rows, sized so that they add up to a carpet area.
 *
 * A level is a list of rows from north to south, each a height and its rooms: `[13, 'Bedroom 1:12 | Bath 1/Bath 2=5.5 |
 * *Living:15']`. After `:` stands a width that grows with the home, after `=` one in feet. `A/B` divides a column in two
 * with a shaft between them, `A` on the outside. A room reaches into as many rows below as it has
 * `*` before it. A row `[4, 'Passage']` of one name without a width fills all that is left of it.
 *
 * @typedef {{ x: number, y: number, w: number, h: number }} Rectangle
 * @typedef {Rectangle & { name: string }} Room
 * @typedef {[height: number, rooms: string]} Row
 * @typedef {{ names: string[], width: number, fixed: boolean, tall: number }} Column
 * @typedef {{ rooms: Room[], shafts: Rectangle[] }} Level
 */
const SHAFT = 2
const HEIGHTS = [0.86, 0.9, 0.94, 0.97, 1, 1.03, 1.06, 1.1, 1.14]
/** Feet between two levels of a house that are drawn side by side. */
export const BETWEEN_LEVELS = 5

/**
 * @param {readonly (readonly Row[])[]} levels
 * @param {number} area square feet of carpet, all levels
 * @param {(name: string) => boolean} counts whether a room is part of the carpet area
 * @returns {Level[]} the levels, each from its own upper left corner
 */
export function layOut(levels, area, counts) {
  const widest = Math.max(...levels.flatMap((rows) => rows.map(([, text]) => widthOf(text))))
  const heights = levels.map((rows) => rows.reduce((sum, [height]) => sum + height, 0))
  const base = widest * heights.reduce((sum, height) => sum + height, 0)
  const grow = Math.sqrt(area / base)
  /** @type {{ laid: Level[], cost: number } | null} */
  let best = null
  for (const share of HEIGHTS) {
    const scaled = levels.map((rows) => scaledRows(rows, grow * share))
    level(scaled)
    for (let width = half(widest * grow * 0.75); width <= widest * grow * 1.35; width += 0.5) {
      const laid = scaled.map((rows) => layRows(rows, width))
      const off = Math.abs(sumOf(laid, counts) / area - 1)
      const cost = off * 40 + Math.abs(Math.log(share)) + 0.3 * Math.abs(Math.log(width / (widest * grow)))
      if (off < 0.009 && (!best || cost < best.cost)) best = { laid, cost }
    }
  }
  if (!best) throw new Error(`no sizes of these rooms come near ${area} sq ft`)
  return best.laid
}

/** Makes levels equally deep: what one lacks, its deepest row gets. @param {Row[][]} levels */
function level(levels) {
  const depths = levels.map((rows) => rows.reduce((sum, [height]) => sum + height, 0))
  const deepest = Math.max(...depths)
  for (const [index, rows] of levels.entries()) {
    const row = rows.reduce((most, each) => (each[0] > most[0] ? each : most))
    row[0] += deepest - depths[index]
  }
}

/** @param {readonly Row[]} rows @param {number} by @returns {Row[]} */
function scaledRows(rows, by) {
  return rows.map(([height, text]) => [height <= 6 ? height : half(height * by), text])
}

/** @param {string} text */
function widthOf(text) {
  return columnsOf(text).reduce((sum, { width }) => sum + width, 0)
}

/** @param {string} text @returns {Column[]} */
function columnsOf(text) {
  return text.split('|').map((part) => {
    const found = /^\s*(\**)(.*?)([:=])([\d.]+)\s*$/.exec(part)
    if (!found) return { names: [part.trim()], width: 0, fixed: false, tall: 0 }
    const [, tall, names, how, width] = found
    return { names: names.split('/'), width: Number(width), fixed: how === '=', tall: tall.length }
  })
}

/** @param {readonly Row[]} rows @param {number} width @returns {Level} */
function layRows(rows, width) {
  /** @type {Level} */
  const laid = { rooms: [], shafts: [] }
  /** Columns of rows above that reach into this one. @type {{ x: number, w: number, rows: number }[]} */
  let taken = []
  let y = 0
  rows.forEach(([height, text], index) => {
    const columns = columnsOf(text)
    const gaps = gapsOf(taken, width)
    taken = taken.filter((part) => --part.rows > 0)
    if (columns.length === 1 && columns[0].width === 0) {
      for (const { x, w } of gaps) laid.rooms.push({ name: columns[0].names[0], x, y, w, h: height })
    } else {
      const below = rows.slice(index + 1).map(([depth]) => depth)
      taken.push(...layColumns(laid, columns, { ...gaps[0], y, height, below }))
    }
    y += height
  })
  return laid
}

/**
 * @param {Level} laid
 * @param {Column[]} columns
 * @param {{ x: number, y: number, w: number, height: number, below: number[] }} row
 */
function layColumns(laid, columns, { x: from, y, w: width, height, below }) {
  const taken = []
  const flip = y > 0 && below.length === 0
  let x = from
  for (const [column, w] of columnWidths(columns, width)) {
    const h = below.slice(0, column.tall).reduce((sum, depth) => sum + depth, height)
    if (column.tall > 0) taken.push({ x, w, rows: column.tall })
    const [outer, inner] = column.names
    if (column.names.length === 1) {
      const room = { x, y, w, h }
      if (outer === 'Shaft') laid.shafts.push(room)
      else laid.rooms.push({ name: outer, ...room })
    } else {
      const first = half((h - SHAFT) / 2)
      const second = h - SHAFT - first
      laid.rooms.push({ name: flip ? inner : outer, x, y, w, h: first })
      laid.shafts.push({ x, y: y + first, w, h: SHAFT })
      laid.rooms.push({ name: flip ? outer : inner, x, y: y + first + SHAFT, w, h: second })
    }
    x += w
  }
  return taken
}

/** @param {Column[]} columns @param {number} width @returns {[Column, number][]} */
function columnWidths(columns, width) {
  const fixed = columns.filter((column) => column.fixed).reduce((sum, column) => sum + column.width, 0)
  const flexible = columns.reduce((sum, column) => sum + column.width, 0) - fixed
  const share = (width - fixed) / flexible
  /** @type {[Column, number][]} */
  const sized = columns.map((column) => [column, column.fixed ? column.width : half(column.width * share)])
  const last = sized.findLast(([column]) => !column.fixed)
  if (last) last[1] += width - sized.reduce((sum, [, w]) => sum + w, 0)
  return sized
}

/** What of a row is not taken. @param {readonly { x: number, w: number }[]} taken @param {number} width */
function gapsOf(taken, width) {
  const gaps = []
  let x = 0
  for (const part of [...taken, { x: width, w: 0 }]) {
    if (part.x > x) gaps.push({ x, w: part.x - x })
    x = part.x + part.w
  }
  return gaps
}

/** @param {readonly Level[]} levels @param {(name: string) => boolean} counts */
function sumOf(levels, counts) {
  return levels
    .flatMap(({ rooms }) => rooms)
    .filter(({ name }) => counts(name))
    .reduce((sum, { w, h }) => sum + w * h, 0)
}

/** @param {number} feet */
function half(feet) {
  return Math.round(feet * 2) / 2
}
