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

/** A year of another one, such as 0026, is a slip. */
const CENTURIES = ['19', '20', '21']
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/
const WITH_NAME = /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]{0,3}([\p{L}\p{M}]{3,10})\.?[-/., ]{0,3}(\d{4}|\d{2})$/u
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
