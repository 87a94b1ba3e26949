import type { Filters } from '@ashlar/contract'
import type { Matches, Offered } from '../lists/address'
import type { Area, Placed } from '../map/area'

/** What is asked of a filter, by its kind. Empty text and lists, `null` and `false` ask for nothing. */
export interface Asked {
  /** One of the choices. */
  one: string
  /** Some of the choices; any of them will do. */
  many: readonly string[]
  /** One of ascending numbers among the choices; all up to it will do. */
  latest: string
  /** The ends of a range. */
  from: number | null
  upTo: number | null
  flag: boolean
  /** A part of the map. */
  area: Area | null
}

export type FilterKind = keyof Asked

/** What a filter compares of a record, by its kind. Texts are the values of choices. */
export interface Compared {
  one: string | readonly string[]
  many: string | readonly string[]
  /** 0 where it is not known, which fits. */
  latest: number
  /** `null` where it is not known, which does not fit. */
  from: number | null
  upTo: number | null
  flag: boolean
  area: Placed
}

interface Common<K extends FilterKind, Source> {
  readonly kind: K
  /** Its name in the address. */
  readonly parameter: string
  /** What the visitor is told that there is none of: `city`. */
  readonly what: string
  /** What the backend is asked for; it is called only when something is asked of the filter. */
  readonly backend: (asked: NonNullable<Asked[K]>, source: Source) => Filters
}

/** A filter whose condition follows from its kind needs to say no more than the field, with a dot where it is a part's. */
type AtField<K extends FilterKind, Source> = Omit<Common<K, Source>, 'backend'> & {
  readonly backend: string | Common<K, Source>['backend']
}

interface Choosing<Source> {
  /** The value stands in the address, the title in the record. */
  readonly choices: (source: Source) => readonly Offered[]
  /** Whether a choice is what was typed; by default whatever the case of its value. */
  readonly matches?: Matches
  /** Whether the field is a list of texts, kept as JSON. */
  readonly isList?: boolean
}

interface Stepping {
  /** What the form offers, ascending. */
  readonly steps: readonly number[]
  /** `₹2 crore` */
  readonly say: (value: number) => string
}

interface RowOfKind<Source> {
  one: AtField<'one', Source> & Choosing<Source>
  many: AtField<'many', Source> & Choosing<Source>
  /** `possession by 2027` */
  latest: Common<'latest', Source> & Choosing<Source> & { readonly say: (value: string) => string }
  from: AtField<'from', Source> & Stepping
  upTo: AtField<'upTo', Source> & Stepping
  /** The title names what a ticked box asks for. */
  flag: Common<'flag', Source> & { readonly title: string }
  area: Common<'area', Source> & { readonly title: string }
}

/**
 * A filter as it stands in the table of its list.
 *
 * @typeParam Source where its choices come from.
 */
export type FilterRow<K extends FilterKind, Source> = RowOfKind<Source>[K]

/** One thing that a list is narrowed to, in words, and what is asked of the filter without it. */
export interface ActiveValue<K extends FilterKind> {
  /** As it stands in the address. */
  value: string
  /** `Pune`, `up to ₹2 crore` */
  words: string
  rest: Asked[K]
}
