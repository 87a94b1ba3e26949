import type { ChartPoint, ChartSpec } from './chart-data'

export type Side = 'right' | 'left' | 'top' | 'bottom'

/** The position of a mark in the drawing, and its name. */
interface ChartMark {
  left: number
  top: number
  words: string
}

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const SIDES: readonly Side[] = ['right', 'left', 'top', 'bottom']
/** Distance from the centre of a mark to its label, and half the size of a mark, in drawing units. */
export const LABEL_DISTANCE = 3
const HALF_MARK = 6
/** Estimated width of a letter in ems, rounded up. */
const LETTER = 0.56

/**
 * The labels of a series' points. When all names differ, each point is labelled. When the series have the same names,
 * such as half-years, the ends of each series are labelled, to show its direction.
 */
export function pointNamesOf({ series }: Pick<ChartSpec, 'series'>, points: readonly ChartPoint[]): readonly string[] {
  const all = series.flatMap((one) => one.points.map(({ label }) => label))
  const repeats = new Set(all).size < all.length
  return points.map(({ label = '' }, index) => (!repeats || index === 0 || index === points.length - 1 ? label : ''))
}

/**
 * The side of each mark for its label, so that the label covers no mark and no other label and stays inside the frame;
 * `null` when there is no such side. The outermost marks come first.
 */
export function placeLabels(marks: readonly ChartMark[], frame: Box, size: number): (Side | null)[] {
  const taken = marks.map(({ left, top }) => boxAround(left, top, HALF_MARK, HALF_MARK))
  const middle = { left: mean(marks.map(({ left }) => left)), top: mean(marks.map(({ top }) => top)) }
  const farthest = [...marks.entries()].toSorted(([, a], [, b]) => distance(b, middle) - distance(a, middle))
  const sides: (Side | null)[] = marks.map(() => null)
  for (const [index, mark] of farthest) {
    if (!mark.words) continue
    const free = SIDES.map((side) => ({ side, box: boxOf(mark, side, size) })).find(
      ({ box }) =>
        box.left >= frame.left &&
        box.right <= frame.right &&
        box.top >= frame.top &&
        box.bottom <= frame.bottom &&
        !taken.some((other) => boxesOverlap(box, other)),
    )
    if (!free) continue
    sides[index] = free.side
    taken.push(free.box)
  }
  return sides
}

function boxOf({ left, top, words }: ChartMark, side: Side, size: number): Box {
  const [halfWidth, halfHeight] = [(words.length * LETTER * size) / 2, size * 0.6]
  const [aside, above] = [HALF_MARK + LABEL_DISTANCE + halfWidth, HALF_MARK + LABEL_DISTANCE + halfHeight]
  switch (side) {
    case 'right':
      return boxAround(left + aside, top, halfWidth, halfHeight)
    case 'left':
      return boxAround(left - aside, top, halfWidth, halfHeight)
    case 'top':
      return boxAround(left, top - above, halfWidth, halfHeight)
    case 'bottom':
      return boxAround(left, top + above, halfWidth, halfHeight)
  }
}

function boxAround(left: number, top: number, halfWidth: number, halfHeight: number): Box {
  return { left: left - halfWidth, right: left + halfWidth, top: top - halfHeight, bottom: top + halfHeight }
}

export function boxesOverlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

function distance(a: Pick<ChartMark, 'left' | 'top'>, b: Pick<ChartMark, 'left' | 'top'>): number {
  return Math.hypot(a.left - b.left, a.top - b.top)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)
}

/** A text in lines of at most so many letters, where its words are not longer. */
export function atBlanks(text: string, most: number): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (longer.length <= most || lines.at(-1) === '') lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines.join('\n')
}
