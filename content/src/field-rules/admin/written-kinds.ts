import { readDay, readMoment, readMonth } from '@ashlar/contract'

/** A kind of value that people write in many ways, and that the browser can also let them choose. */
export interface WrittenKind {
  /** @returns the value as it is stored; `null` when the text is not understood. */
  read(text: string): string | null
  show(value: string): string
  example: string
  /** What is wrong with a text that is not understood, behind the text. */
  fault: string
  /** Behind the hint of the field. */
  note?: string
  chooser: 'date' | 'month' | 'datetime-local'
  /** The value as the chooser has it, and back. */
  toChooser(value: string): string
  fromChooser(text: string): string | null
}

const INDIA_MS = 5.5 * 60 * 60 * 1000
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const momentFormat = new Intl.DateTimeFormat('en-IN', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  timeZone: 'Asia/Kolkata',
})

/** A day: `15/11/2026` (the day first), `2026-11-15`, `15 Nov 2026`. */
export const DAY: WrittenKind = {
  read: readDay,
  show: (day) => dayFormat.format(new Date(day)),
  example: '15/11/2026',
  fault: 'is no day. Write it like 15/11/2026, 2026-11-15 or 15 Nov 2026.',
  chooser: 'date',
  toChooser: (day) => day,
  fromChooser: readDay,
}

/** A month: `03/2029`, `2029-03`, `March 2029`. */
export const MONTH: WrittenKind = {
  read: readMonth,
  show: (month) => monthFormat.format(new Date(month)),
  example: '03/2029',
  fault: 'is no month. Write it like March 2029, 03/2029 or 2029-03.',
  chooser: 'month',
  toChooser: (month) => month,
  fromChooser: readMonth,
}

/** A day with a time, in India. */
export const MOMENT: WrittenKind = {
  read: readMoment,
  show: (moment) => momentFormat.format(new Date(moment)),
  example: '15/11/2026 10:30',
  fault: 'is no day with a time. Write it like 15/11/2026 10:30 or 15 Nov 2026, 6 pm.',
  note: 'Indian time.',
  chooser: 'datetime-local',
  toChooser: (moment) => new Date(Date.parse(moment) + INDIA_MS).toISOString().slice(0, 16),
  fromChooser: readMoment,
}
