import { roughly } from './year-courses'

/** Marks after the first one: more would stand too close on a phone. */
const MOST = 4
const SCALES = { weeks: { days: 7, apart: [1, 2, 4] }, months: { days: 30, apart: [1, 2, 3, 6, 12] } } as const

interface TimeMarks {
  unit: 'weeks' | 'months'
  /** Each with its place in the whole time, such as `40.0%`. */
  marks: { count: number; at: string }[]
}

/** The marks of a scale of weeks or months below which so many days lie. */
export function timeMarks(days: number): TimeMarks {
  const { unit } = roughly(days)
  const { days: length, apart } = SCALES[unit]
  const step = apart.find((count) => days / (length * count) < MOST + 1) ?? apart.at(-1) ?? 1
  const marks = Array.from({ length: Math.floor(days / (length * step)) + 1 }, (_, index) => index * step)
  return { unit, marks: marks.map((count) => ({ count, at: `${((100 * count * length) / days).toFixed(1)}%` })) }
}
