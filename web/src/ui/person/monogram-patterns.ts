/** A rectangle of the drawing that a pattern fills. */
export interface StoneBox {
  x: number
  y: number
  width: number
  height: number
}

/** Space between two stones, in units of the drawing. */
export const JOINT = 2

/** Returns the path of a pattern in an area. */
type Pattern = (area: StoneBox, random: () => number) => string

/** Rounds to a tenth of a unit: finer than any screen, and it makes the page shorter. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${rounded(x)} ${rounded(y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}z`
}

/** Stones in rows, with no two gaps above each other by more than chance. */
const courses: Pattern = ({ x, y, width, height }, random) => {
  const rows = 3 + Math.floor(random() * 2)
  const stone = (height - JOINT * (rows - 1)) / rows
  return Array.from({ length: rows }, (_, row) => {
    const top = y + row * (stone + JOINT)
    const cut = width * (0.25 + 0.5 * random())
    const second = cut + JOINT
    return rectangle(x, top, cut, stone) + rectangle(x + second, top, width - second, stone)
  }).join('')
}

/** Steps that rise to the left or to the right. */
const stair: Pattern = ({ x, y, width, height }, random) => {
  const steps = 4 + Math.floor(random() * 2)
  const isLeft = random() < 0.5
  return Array.from({ length: steps }, (_, step) => {
    const length = (width / steps) * (step + 1)
    const rise = height / steps
    const gap = step < steps - 1 ? JOINT : 0
    return rectangle(isLeft ? x : x + width - length, y + rise * step, length, rise - gap)
  }).join('')
}

const arcade: Pattern = ({ x, y, width, height }, random) => {
  const arches = 2 + Math.floor(random() * 2)
  const span = (width - JOINT * (arches - 1)) / arches
  const radius = rounded(span / 2)
  const spring = rounded(y + height * 0.12 + radius)
  return Array.from({ length: arches }, (_, arch) => {
    const left = rounded(x + arch * (span + JOINT))
    const right = rounded(left + radius * 2)
    return `M${left} ${y + height}V${spring}A${radius} ${radius} 0 0 1 ${right} ${spring}V${y + height}z`
  }).join('')
}

/** A window of small stones, one of them open. */
const lattice: Pattern = ({ x, y, width, height }, random) => {
  const columns = 3
  const rows = 3 + Math.floor(random() * 2)
  const [wide, high] = [(width - JOINT * (columns - 1)) / columns, (height - JOINT * (rows - 1)) / rows]
  const open = Math.floor(random() * columns * rows)
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return index === open ? '' : rectangle(x + column * (wide + JOINT), y + row * (high + JOINT), wide, high)
  }).join('')
}

/** A dome over its base. */
const dome: Pattern = ({ x, y, width, height }, random) => {
  const radius = rounded(Math.min(width / 2, height * 0.62) - 1)
  const foot = y + height - 4 - Math.floor(random() * 3) * 4
  const left = rounded(x + width / 2 - radius)
  const base = foot + JOINT
  return `M${left} ${foot}a${radius} ${radius} 0 0 1 ${rounded(2 * radius)} 0z${rectangle(x, base, width, y + height - base)}`
}

/** Quarter rings around a corner at the foot. */
const fan: Pattern = ({ x, y, width, height }, random) => {
  const isLeft = random() < 0.5
  const reach = Math.min(width, height)
  const [corner, foot, side] = isLeft ? [x, y + height, 1] : [x + width, y + height, -1]
  const [outward, inward] = isLeft ? [1, 0] : [0, 1]
  return [
    [1, 0.74],
    [0.68, 0.42],
    [0.36, 0],
  ]
    .map(([outer = 0, inner = 0]) => {
      const [far, near] = [rounded(reach * outer), rounded(reach * inner)]
      const back = near > 0 ? `A${near} ${near} 0 0 ${inward} ${corner} ${rounded(foot - near)}` : ''
      const arc = `A${far} ${far} 0 0 ${outward} ${rounded(corner + side * far)} ${foot}`
      return `M${corner} ${rounded(foot - far)}${arc}H${rounded(corner + side * near)}${back}z`
    })
    .join('')
}

export const PATTERNS: readonly Pattern[] = [courses, stair, arcade, lattice, dome, fan]
