import { readDay, typedText } from '@ashlar/contract'

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
  chooser: 'date' | 'datetime-local'
  /** The value as the chooser has it, and back. */
  toChooser(value: string): string
  fromChooser(text: string): string | null
}

/** A time behind a day: `10:30`, `10:30 pm`, `6 pm`. */
const DAY_AND_TIME = /^(.{6,30}?)(?:t|,? (?:at )?)(\d{1,2})(?:[:.](\d{2}))?(?::00)?(?: ?([ap])\.?m\.?)?$/
/** As the backend sends it. */
const STORED = /^\d{4}-\d{2}-\d{2}t\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?z$/

const INDIA_MS = 5.5 * 60 * 60 * 1000
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
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

/**
 * Reads a day with a time, which are those of India: `15/11/2026 10:30`, `15 Nov 2026, 6 pm`; a day alone begins at
 * midnight.
 *
 * @returns the moment in ISO form; `null` when it is not understood.
 */
export function readMoment(text: string): string | null {
  const plain = typedText(text)
  if (STORED.test(plain)) return isoOf(plain.toUpperCase())
  const day = readDay(plain)
  if (day) return isoOf(`${day}T00:00:00+05:30`)
  const [, written = '', hours = '', minutes, half] = DAY_AND_TIME.exec(plain) ?? []
  if (minutes === undefined && half === undefined) return null
  const hour = half === undefined ? Number(hours) : hourOf(Number(hours), half)
  const time = `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
  return isoOf(`${readDay(written)}T${time}:00+05:30`)
}

/** @returns an hour of the day from one of the clock; 99 where the clock has none. */
function hourOf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return 99
  return (hour % 12) + (half === 'p' ? 12 : 0)
}

function isoOf(text: string): string | null {
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
