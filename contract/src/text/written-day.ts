import { typedText } from './digits.js'

/** Names of months, the English first; Hindi has two spellings of some. */
const MONTHS: readonly (readonly [string, ...string[]])[] = [
  ['january', 'जनवरी'],
  ['february', 'फ़रवरी', 'फरवरी'],
  ['march', 'मार्च'],
  ['april', 'अप्रैल'],
  ['may', 'मई'],
  ['june', 'जून'],
  ['july', 'जुलाई'],
  ['august', 'अगस्त'],
  ['september', 'सितंबर', 'सितम्बर'],
  ['october', 'अक्टूबर', 'अक्तूबर'],
  ['november', 'नवंबर', 'नवम्बर'],
  ['december', 'दिसंबर', 'दिसम्बर'],
]

/** A year of another century, such as 0026, is a slip. */
const CENTURIES = ['19', '20', '21']
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/
const WITH_NAME = /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]{0,3}([\p{L}\p{M}]{3,10})\.?[-/., ]{0,3}(\d{4}|\d{2})$/u
const MONTH_ALONE = /^(?:(\d{4})[-/. ](\d{1,2})|(\d{1,2})[-/. ](\d{4}))$/
const MONTH_NAMED = /^(?:([\p{L}\p{M}]{3,10})\.?[-/., ]{0,3}(\d{4})|(\d{4})[-/., ]{0,3}([\p{L}\p{M}]{3,10})\.?)$/u
/** A time behind a day: `10:30`, `10:30 pm`, `6 pm`. */
const DAY_AND_TIME = /^(.{6,30}?)(?:t|,? (?:at )?)(\d{1,2})(?:[:.](\d{2}))?(?::00)?(?: ?([ap])\.?m\.?)?$/
/** A moment as the backend sends it. */
const STORED = /^(\d{4}-\d{2}-\d{2})t(?:[01]\d|2[0-3]):\d{2}:\d{2}(?:\.\d{1,6})?z$/
const NAME_FIRST = /^([\p{L}\p{M}]{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u

/**
 * Reads a day as people in India write it: `15/11/2026` (the day first), `2026-11-15`, `15 Nov 2026`, `Nov 15, 2026`,
 * `15-Nov-26`, `१५/११/२०२६`, `15 नवंबर 2026`.
 *
 * @returns the day as `2026-11-15`; `null` when it is not understood, or there is no such day within three centuries.
 */
export function readDay(text: string): string | null {
  const plain = typedText(text)
  const yearFirst = YEAR_FIRST.exec(plain)
  if (yearFirst) return dayFrom(yearFirst[1], yearFirst[2], yearFirst[3])
  const dayFirst = DAY_FIRST.exec(plain)
  if (dayFirst) return dayFrom(dayFirst[3], dayFirst[2], dayFirst[1])
  const withName = WITH_NAME.exec(plain)
  if (withName) return dayFrom(withName[3], monthOf(withName[2]), withName[1])
  const nameFirst = NAME_FIRST.exec(plain)
  return nameFirst ? dayFrom(nameFirst[3], monthOf(nameFirst[1]), nameFirst[2]) : null
}

/**
 * Reads a month as people in India write it: `2029-03`, `03/2029`, `March 2029`, `Mar-2029`, `२०२९-०३`, `मार्च 2029`. A
 * whole day is no month.
 *
 * @returns the month as `2029-03`; `null` when it is not understood.
 */
export function readMonth(text: string): string | null {
  const plain = typedText(text)
  const [, year, month, monthFirst, yearLast] = MONTH_ALONE.exec(plain) ?? []
  const [, name, yearOfName, yearFirst, nameLast] = MONTH_NAMED.exec(plain) ?? []
  const named = name ?? nameLast
  const number = month ?? monthFirst ?? (named === undefined ? undefined : monthOf(named))
  return dayFrom(year ?? yearLast ?? yearOfName ?? yearFirst, number, '1')?.slice(0, 7) ?? null
}

/**
 * Reads a day with a time, which are those of India: `15/11/2026 10:30`, `15 Nov 2026, 6 pm`; a day alone begins at
 * midnight. A day ends at 23:59: `24:00` could be the midnight before or after it.
 *
 * @returns the moment in ISO form; `null` when it is not understood.
 */
export function readMoment(text: string): string | null {
  const plain = typedText(text)
  const stored = STORED.exec(plain)
  if (stored) return readDay(stored[1] ?? '') === null ? null : isoOf(plain.toUpperCase())
  const day = readDay(plain)
  if (day) return isoOf(`${day}T00:00:00+05:30`)
  const [, written = '', hours = '', minutes, half] = DAY_AND_TIME.exec(plain) ?? []
  if (minutes === undefined && half === undefined) return null
  const hour = half === undefined ? Number(hours) : hourOf(Number(hours), half)
  if (hour > 23) return null
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

/** An English name may be cut short (`sept`); a longer word that begins with one (`maybe`) is none. */
function monthOf(name = ''): string {
  return String(MONTHS.findIndex(([english, ...others]) => english.startsWith(name) || others.includes(name)) + 1)
}

function dayFrom(year = '', month = '', day = ''): string | null {
  const whole = year.length === 2 ? `20${year}` : year
  const iso = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  if (!CENTURIES.includes(whole.slice(0, 2))) return null
  // JavaScript makes the third of March of a thirtieth of February.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}
