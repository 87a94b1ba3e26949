import { isRecord, numberInWords, type RecordFault } from '@ashlar/contract'
import type { Fields } from '../publishing/faults'
import { asNumber, recordsOf, textOf } from '../publishing/walk'

/** Words for whole buildings, and for what is sold or let in them. */
const BUILDINGS = ['buildings', 'towers', 'blocks', 'sheds', 'slabs']
const UNITS = ['homes', 'houses', 'villas', 'plots', 'flats', 'apartments', 'offices', 'shops', 'suites', 'units']
const COUNTED = [...BUILDINGS, ...UNITS, 'bedrooms']
/** What may follow a count that is that of a part: `six homes a floor`, `four homes on a landing`. */
const OF_A_PART = ['a', 'each', 'on', 'to', 'around', 'with']
/** The texts that speak of a project as a whole; a description tells of its parts too. */
const TEXTS = ['headline', 'summary', 'searchTitle', 'searchDescription', 'brochureHighlights']
/** Most words between a number and what it counts: `three round-cornered towers`. */
const MOST_BETWEEN = 2

const NUMBERS = new Map(Array.from({ length: 998 }, (_, at) => [numberInWords(at + 2), at + 2]))

/** Something that a text counts: `18` and `houses` in `Eighteen houses by the sea`. */
export interface Count {
  value: number
  of: string
}

/** The counts of buildings, units and bedrooms in an English text that speaks of a whole project. */
export function countsIn(text: string): Count[] {
  const words = text.replaceAll('hundred and ', 'hundred ').split(/[ \n\u00a0]/)
  const counts: Count[] = []
  for (let at = 0; at < words.length; at += 1) {
    const { value, length } = numberAt(words, at)
    if (value === null) continue
    at += length - 1
    const of = countedBy(words.slice(at + 1))
    if (of) counts.push({ value, of })
  }
  return counts
}

/** What the number before these words counts in the whole project; undefined when it is nothing that a record counts. */
function countedBy(words: readonly string[]): string | undefined {
  const near = words.slice(0, MOST_BETWEEN + 1)
  const place = near.findIndex((word) => COUNTED.includes(bare(word)))
  const [noun = '', next = ''] = words.slice(place)
  const isOfPart = UNITS.includes(noun.toLowerCase()) && OF_A_PART.includes(next)
  const isNear = place >= 0 && near.slice(0, place).every((word) => /^[a-z-]+$/.test(word))
  return isNear && !isOfPart ? bare(noun) : undefined
}

/** The longest number that begins at a word: `one hundred forty`. */
function numberAt(words: readonly string[], at: number): { value: number | null; length: number } {
  for (const length of [3, 2, 1]) {
    const written = words
      .slice(at, at + length)
      .join(' ')
      .toLowerCase()
    const value = /^[1-9]\d*$/.test(written) ? Number(written) : NUMBERS.get(written)
    if (value !== undefined) return { value, length }
  }
  return { value: null, length: 0 }
}

/** A word without its capital and the mark after it. */
function bare(word: string): string {
  return word.toLowerCase().replace(/[.,:;!?]$/, '')
}

/**
 * The counts in a project's texts that none of its figures has. It is a hint and no rule, because a text may count what
 * the record does not: `two blocks from the station`.
 */
export function countHints(project: Fields): RecordFault[] {
  const figures = figuresOf(project)
  return TEXTS.flatMap((field) => {
    const value = project[field]
    const texts = Array.isArray(value)
      ? value.map((text, at) => ({ path: [field, at], text }))
      : [{ path: [field], text: value }]
    return texts.flatMap(({ path, text }) =>
      countsIn(textOf(text))
        .filter(({ value: count, of }) => !isFigure(count, of, figures))
        .map(({ value: count, of }) => ({ path, message: `says ${count} ${of}, which no figure of this project is` })),
    )
  })
}

interface Figures {
  buildings: number[]
  units: number[]
  bedrooms: number[]
}

function figuresOf(project: Fields): Figures {
  const configurations = recordsOf(project.configurations)
  const numbersOf = (field: string) => configurations.flatMap((one) => asNumber(one[field]) ?? [])
  const buildings = asNumber(project.buildings) ?? 0
  const whole = configurations
    .filter(({ areaConfiguration }) => textOf(areaConfiguration) === 'Whole building')
    .flatMap(({ total }) => asNumber(total) ?? [])
  return {
    buildings: [buildings, ...whole, ...whole.map((count) => buildings - count)],
    units: [
      asNumber(project.units) ?? 0,
      sumOf(numbersOf('available')),
      ...numbersOf('total'),
      ...numbersOf('available'),
    ],
    bedrooms: configurations.map(bedroomsOf),
  }
}

/** The rooms of its plan that are named so, or else what its name says; 0 where neither says anything. */
function bedroomsOf({ plan, name }: Fields): number {
  const rooms = recordsOf(isRecord(plan) ? plan.rooms : null)
  const drawn = rooms.filter((room) => textOf(room.name).startsWith('Bedroom')).length
  return drawn || Number(/(\d) (?:BHK|bedroom)/.exec(textOf(name))?.[1] ?? 0)
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}

/** Where the record has no figure of the kind, nothing can be compared. */
function isFigure(count: number, of: string, { buildings, units, bedrooms }: Figures): boolean {
  const known = BUILDINGS.includes(of) ? buildings : UNITS.includes(of) ? units : bedrooms
  return known.includes(count) || known.every((one) => one === 0)
}
