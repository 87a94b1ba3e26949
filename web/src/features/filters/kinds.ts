import { type Filter, type Filters, listHolding } from '@ashlar/contract'
import { type Phrase, say } from '@/words/say'
import { type Address, titleIn } from '../lists/address'
import { formatMapArea, isWithin, parseMapArea } from '../map/area'
import { type Counter, FlagCounter, NoCounter, StepCounter, TextCounter, YES } from './counter'
import type { ActiveValue, Asked, Compared, FilterKind, FilterRow } from './filter'

const NUMBER_LIMIT = 1_000_000_000_000

/** The behaviour that follows from the kind of a filter. */
export interface KindRules<K extends FilterKind> {
  /** The value when the filter is not used. */
  readonly none: Asked[K]
  isAsked(asked: Asked[K]): boolean
  read<Source>(row: FilterRow<K, Source>, address: Address, source: Source): Asked[K]
  /** The values of the parameter in the address. */
  write(asked: Asked[K]): readonly string[]
  active<Source>(row: FilterRow<K, Source>, asked: Asked[K], source: Source): readonly ActiveValue<K>[]
  /** The filter for the backend. */
  filters<Source>(row: FilterRow<K, Source>, asked: Asked[K], source: Source): Filters
  /** Returns a function that tells whether a record's value matches. */
  matcher(asked: Asked[K]): (compared: Compared[K]) => boolean
  counter<Source>(row: FilterRow<K, Source>, asked: Asked[K], source: Source): Counter<Compared[K]>
  /** Whether the filter has endless possible values, so that an answer is not worth keeping. */
  isEndless<Source>(row: FilterRow<K, Source>, asked: Asked[K]): boolean
}

/** The steps that a range offers, and the chosen value when it is not one of them. */
export function rangeSteps(steps: readonly number[], asked: number | null): readonly number[] {
  return asked === null || steps.includes(asked) ? steps : [...steps, asked].toSorted((a, b) => a - b)
}

/** The condition for a row that only names a field; `configurations.price` is the field of a part. */
function at<A, Source>(
  backend: string | ((asked: A, source: Source) => Filters),
  asked: A,
  source: Source,
  condition: () => Filter,
): Filters {
  if (typeof backend === 'function') return backend(asked, source)
  const [field = '', ...inner] = backend.split('.')
  return { [field]: inner.reduceRight<Filter>((filter, name) => ({ [name]: filter }), condition()) }
}

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

function endOfRange<K extends 'from' | 'upTo'>(kind: K, operator: '$gte' | '$lte'): KindRules<K> {
  return {
    none: null,
    isAsked: (asked) => asked !== null,
    read: ({ parameter, what }, address) =>
      address.wholeNumber(parameter, NUMBER_LIMIT, (typed) => notOfKind(typed, what)),
    write: (asked) => (asked === null ? [] : [String(asked)]),
    active: ({ say: inWords }, asked) => (asked === null ? [] : alone(String(asked), ENDS[kind](inWords(asked)), null)),
    filters: ({ backend }, asked, source) =>
      asked === null ? {} : at(backend, asked, source, () => ({ [operator]: asked })),
    matcher: (asked) => {
      if (asked === null) return () => true
      return kind === 'from'
        ? (number) => number !== null && number >= asked
        : (number) => number !== null && number <= asked
    },
    counter: ({ steps }, asked) => new StepCounter(rangeSteps(steps, asked), kind),
    isEndless: ({ steps }, asked) => asked !== null && !steps.includes(asked),
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
    filters: ({ backend, choices, isList }, asked, source) =>
      at(backend, asked, source, () => {
        const title = titleIn(choices(source), asked)
        return isList ? listHolding(title) : { $eq: title }
      }),
    matcher: (asked) => (has) => (typeof has === 'string' ? has === asked : has.includes(asked)),
    counter: () => new TextCounter(),
    isEndless: () => false,
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
    filters: ({ backend, choices, isList }, asked, source) => {
      const titles = choices(source).flatMap(({ value, title }) => (asked.includes(value) ? title : []))
      if (isList && typeof backend === 'string')
        return { $and: [{ $or: titles.map((title) => ({ [backend]: listHolding(title) })) }] }
      return at(backend, asked, source, () => ({ $in: titles }))
    },
    matcher: (asked) => (has) =>
      typeof has === 'string' ? asked.includes(has) : has.some((one) => asked.includes(one)),
    counter: () => new TextCounter(),
    isEndless: (_, asked) => asked.length > 1,
  },
  latest: {
    none: '',
    isAsked: (asked) => asked !== '',
    read: (row, address, source) => address.oneOf(row.parameter, row.choices(source), row.what, row.matches),
    write: (asked) => (asked === '' ? [] : [asked]),
    active: ({ say }, asked) => (asked === '' ? [] : alone(asked, say(asked), '')),
    filters: ({ backend }, asked, source) => backend(asked, source),
    matcher: (asked) => {
      const last = Number(asked)
      return (number) => number <= last
    },
    counter: ({ choices }, _, source) =>
      new StepCounter(
        choices(source).map(({ value }) => Number(value)),
        'upTo',
      ),
    isEndless: () => false,
  },
  from: endOfRange('from', '$gte'),
  upTo: endOfRange('upTo', '$lte'),
  flag: {
    none: false,
    isAsked: (asked) => asked,
    read: ({ parameter, what, title }, address) => address.oneOf(parameter, [{ value: YES, title }], what) === YES,
    write: (asked) => (asked ? [YES] : []),
    active: ({ title }, asked) => (asked ? alone(YES, title, false) : []),
    filters: ({ backend }, asked, source) => backend(asked, source),
    matcher: () => (has) => has,
    counter: () => new FlagCounter(),
    isEndless: () => false,
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
    filters: ({ backend }, asked, source) => (asked ? backend(asked, source) : {}),
    matcher: (asked) => (place) => !asked || isWithin(place, asked),
    counter: () => new NoCounter(),
    isEndless: (_, asked) => asked !== null,
  },
}
