import { type Phrase, say } from '@/words/say'
import { type Address, titleIn } from '../lists/address'
import { formatMapArea, isWithin, parseMapArea } from '../map/area'
import type { ActiveValue, Compared, FilterKind, FilterRow, FilterValues } from './filter'

const NUMBER_LIMIT = 1_000_000_000_000

/** The value of a checked box in the address. */
export const YES = 'yes'

/** How many records each choice has, by the value in the address. */
export type Counts = ReadonlyMap<string, number>

/** The behaviour that follows from the kind of a filter. */
export interface KindRules<K extends FilterKind> {
  /** The value when the filter is not used. */
  readonly none: FilterValues[K]
  isAsked(asked: FilterValues[K]): boolean
  read<Source>(row: FilterRow<K, Source>, address: Address, source: Source): FilterValues[K]
  /** The values of the parameter in the address. */
  write(asked: FilterValues[K]): readonly string[]
  active<Source>(row: FilterRow<K, Source>, asked: FilterValues[K], source: Source): readonly ActiveValue<K>[]
  /** The predicate: returns a function that tells whether a record's value matches. */
  matcher(asked: FilterValues[K]): (compared: Compared[K]) => boolean
  /**
   * How many of the records each choice would find, by the same predicate.
   *
   * @param valuesOf the values of a record: one, or one for each of its parts. It may give the same list each time.
   */
  count<Source, Item>(
    row: FilterRow<K, Source>,
    asked: FilterValues[K],
    source: Source,
    items: readonly Item[],
    valuesOf: (item: Item) => readonly Compared[K][],
  ): Counts
}

/** The steps that a range offers, and the chosen value when it is not one of them. */
export function rangeSteps(steps: readonly number[], asked: number | null): readonly number[] {
  return asked === null || steps.includes(asked) ? steps : [...steps, asked].toSorted((a, b) => a - b)
}

/** Each text of a record is a choice that finds it; an empty one is no choice. This runs for every record of a list. */
function countTexts<Item>(
  items: readonly Item[],
  valuesOf: (item: Item) => readonly (string | readonly string[])[],
): Counts {
  const counts = new Map<string, number>()
  const addEach = (texts: readonly unknown[]) => {
    for (let at = 0; at < texts.length; at++) {
      const text = texts[at]
      if (typeof text === 'string' && texts.indexOf(text) === at) counts.set(text, (counts.get(text) ?? 0) + 1)
    }
  }
  for (const item of items) {
    const values = valuesOf(item)
    const [first] = values
    addEach(typeof first === 'string' ? values : (first ?? []))
  }
  counts.delete('')
  return counts
}

/**
 * How many records each step finds: of the values of a record, the farthest tells.
 *
 * @param isFarther whether a value reaches more steps than another.
 */
function countSteps<Item>(
  steps: readonly number[],
  matcher: (step: number) => (value: number) => boolean,
  isFarther: (value: number, other: number) => boolean,
  items: readonly Item[],
  valuesOf: (item: Item) => readonly (number | null)[],
): Counts {
  const farthest: number[] = []
  for (const item of items) {
    let far: number | null = null
    for (const value of valuesOf(item)) if (value !== null && (far === null || isFarther(value, far))) far = value
    if (far !== null) farthest.push(far)
  }
  return new Map(
    steps.map((step) => {
      const fits = matcher(step)
      let count = 0
      for (const value of farthest) if (fits(value)) count++
      return [String(step), count]
    }),
  )
}

const isLarger = (value: number, other: number) => value > other
const isSmaller = (value: number, other: number) => value < other

/** One active value, such as `from ₹2 crore`; without it the filter has the value `rest`. */
function alone<A>(value: string, words: string, rest: A) {
  return [{ value, words, rest }]
}

const ENDS = {
  from: (value: string) => say('from {value}', { value }),
  upTo: (value: string) => say('up to {value}', { value }),
}

/** The message for a value that is not of a filter's kind, such as a price without digits. */
function notOfKind(typed: string, what: Phrase): string {
  return say('“{typed}” is no {what}; it was left out.', { typed, what: say(what) })
}

function isUpTo(last: number): (number: number) => boolean {
  return (number) => number <= last
}

function endOfRange<K extends 'from' | 'upTo'>(kind: K): KindRules<K> {
  const matcher = (asked: number | null): ((number: number | null) => boolean) => {
    if (asked === null) return () => true
    return kind === 'from'
      ? (number) => number !== null && number >= asked
      : (number) => number !== null && number <= asked
  }
  return {
    none: null,
    isAsked: (asked) => asked !== null,
    read: ({ parameter, what }, address) =>
      address.wholeNumber(parameter, NUMBER_LIMIT, (typed) => notOfKind(typed, what)),
    write: (asked) => (asked === null ? [] : [String(asked)]),
    active: ({ inWords }, asked) => (asked === null ? [] : alone(String(asked), ENDS[kind](inWords(asked)), null)),
    matcher,
    count: ({ steps }, asked, _source, items, valuesOf) =>
      countSteps(rangeSteps(steps, asked), matcher, kind === 'from' ? isLarger : isSmaller, items, valuesOf),
  }
}

export const FILTER_KINDS: { readonly [K in FilterKind]: KindRules<K> } = {
  one: {
    none: '',
    isAsked: (asked) => asked !== '',
    read: (row, address, source) => address.oneOf(row.parameter, row.choices(source), row.what, row.matches),
    write: (asked) => (asked === '' ? [] : [asked]),
    active: ({ choices }, asked, source) => {
      const title = titleIn(choices(source), asked)
      return title === '' ? [] : alone(asked, title, '')
    },
    matcher: (asked) => (has) => (typeof has === 'string' ? has === asked : has.includes(asked)),
    count: (_row, _asked, _source, items, valuesOf) => countTexts(items, valuesOf),
  },
  many: {
    none: [],
    isAsked: (asked) => asked.length > 0,
    read: (row, address, source) => address.manyOf(row.parameter, row.choices(source), row.what, row.matches),
    write: (asked) => asked,
    active: ({ choices }, asked, source) =>
      asked.flatMap((value) => {
        const words = titleIn(choices(source), value)
        return words === '' ? [] : { value, words, rest: asked.filter((other) => other !== value) }
      }),
    matcher: (asked) => (has) =>
      typeof has === 'string' ? asked.includes(has) : has.some((one) => asked.includes(one)),
    count: (_row, _asked, _source, items, valuesOf) => countTexts(items, valuesOf),
  },
  latest: {
    none: '',
    isAsked: (asked) => asked !== '',
    read: (row, address, source) => address.oneOf(row.parameter, row.choices(source), row.what, row.matches),
    write: (asked) => (asked === '' ? [] : [asked]),
    active: ({ inWords }, asked) => (asked === '' ? [] : alone(asked, inWords(asked), '')),
    matcher: (asked) => isUpTo(Number(asked)),
    count: ({ choices }, _asked, source, items, valuesOf) =>
      countSteps(
        choices(source).map(({ value }) => Number(value)),
        isUpTo,
        isSmaller,
        items,
        valuesOf,
      ),
  },
  from: endOfRange('from'),
  upTo: endOfRange('upTo'),
  flag: {
    none: false,
    isAsked: (asked) => asked,
    read: ({ parameter, what, title }, address) => address.oneOf(parameter, [{ value: YES, title }], what) === YES,
    write: (asked) => (asked ? [YES] : []),
    active: ({ title }, asked) => (asked ? alone(YES, title, false) : []),
    matcher: () => (has) => has,
    count: (_row, _asked, _source, items, valuesOf) =>
      new Map([[YES, items.filter((item) => valuesOf(item).includes(true)).length]]),
  },
  area: {
    none: null,
    isAsked: (asked) => asked !== null,
    read: ({ parameter, what }, address) => {
      const typed = address.words(parameter)
      if (typed === '') return null
      const area = parseMapArea(typed)
      if (!area) address.notes.push(notOfKind(typed, what))
      return area
    },
    write: (asked) => (asked ? [formatMapArea(asked)] : []),
    active: ({ title }, asked) => (asked ? alone(formatMapArea(asked), title, null) : []),
    matcher: (asked) => (place) => !asked || isWithin(place, asked),
    count: () => new Map(),
  },
}
