import type { Phrase } from '@/words/say'
import type { Matches, Offered } from '../lists/address'
import type { Area, Placed } from '../map/area'

/**
 * The value that a visitor has chosen for a filter, by the filter's kind. Empty text, empty lists, `null` and `false`
 * mean that the filter is not used.
 */
export interface FilterValues {
  /** One of the choices. */
  one: string
  /** Several choices; a record must match any one of them. */
  many: readonly string[]
  /** One of several ascending numbers; records up to it match. */
  latest: string
  /** A lower limit (`from`) or an upper one (`upTo`). */
  from: number | null
  upTo: number | null
  flag: boolean
  /** An area of the map. */
  area: Area | null
}

export type FilterKind = keyof FilterValues

/** The value of a record that a filter compares, by the filter's kind. Texts are the values of choices. */
export interface Compared {
  one: string | readonly string[]
  many: string | readonly string[]
  /** 0 when unknown, which matches. */
  latest: number
  /** `null` when unknown, which does not match. */
  from: number | null
  upTo: number | null
  flag: boolean
  area: Placed
}

interface Common<K extends FilterKind> {
  readonly kind: K
  /** Name of the parameter in the address. */
  readonly parameter: string
  /** The noun for messages to the visitor about unknown values: `city`. */
  readonly what: Phrase
}

interface Choosing<Source> {
  /** `value` is used in the address, `title` in the record. */
  readonly choices: (source: Source) => readonly Offered[]
  /** Whether a choice matches what was typed; by default its value must be equal, ignoring case. */
  readonly matches?: Matches
}

interface Stepping {
  /** The steps that the form offers, ascending. */
  readonly steps: readonly number[]
  /** For example `₹2 crore`. */
  readonly inWords: (value: number) => string
}

interface RowOfKind<Source> {
  one: Common<'one'> & Choosing<Source>
  many: Common<'many'> & Choosing<Source>
  /** For example `possession by 2027`. */
  latest: Common<'latest'> & Choosing<Source> & { readonly inWords: (value: string) => string }
  from: Common<'from'> & Stepping
  upTo: Common<'upTo'> & Stepping
  /** The title describes what the checkbox selects. */
  flag: Common<'flag'> & { readonly title: Phrase }
  area: Common<'area'> & { readonly title: Phrase }
}

/**
 * A row in the filter table of a list.
 *
 * @typeParam Source where the choices come from.
 */
export type FilterRow<K extends FilterKind, Source> = RowOfKind<Source>[K]

/** One active filter value in words, and the filter's value without it. */
export interface ActiveValue<K extends FilterKind> {
  /** The value in the address. */
  value: string
  /** For example `Pune` or `up to ₹2 crore`. */
  words: string
  rest: FilterValues[K]
}
