import type { Phrase } from '@/words/say'
import type { Compared, FilterKind, FilterRow } from '../../filters/filter'
import type { FilteredProject, FilteredUnit, FilterSource, FormGroup, ProjectFilterValues } from './filter-table'
import type { Joint } from './place'

/** The place of a filter in the form, by its kind. */
interface FormPlace {
  one: { group: FormGroup; any: Phrase }
  many: { group: FormGroup }
  latest: { group: FormGroup; any: Phrase }
  from: { group: FormGroup; label: Phrase; any: Phrase }
  upTo: { group: FormGroup; label: Phrase; any: Phrase }
  flag: 'alone'
  area: 'hidden'
}

/** The values that a filter compares, of a project or of its units; all unit filters must match the same unit. */
type Comparing<K extends FilterKind> =
  | { readonly of: 'project'; readonly compared: (project: FilteredProject, source: FilterSource) => Compared[K] }
  | { readonly of: 'unit'; readonly compared: (unit: FilteredUnit, source: FilterSource) => Compared[K] }

interface Extras<K extends FilterKind> {
  readonly kind: K
  /** `hidden` when the value is not chosen in the form. */
  readonly form: FormPlace[K] | 'hidden'
  /** Whether the form shows the filter; by default it always does. */
  readonly isShown?: (asked: ProjectFilterValues) => boolean
  /** Whether the form shows a choice; by default it shows all. A chosen one is always shown. */
  readonly isOffered?: (value: string, asked: ProjectFilterValues, source: FilterSource) => boolean
  /** The parent filter that this one narrows: it is matched and counted together with it. */
  readonly within?: 'city'
  /** How it is matched together with the filter within it. */
  readonly joint?: Joint
  /** Values of other filters to change when one of its choices is removed. */
  readonly takesAlong?: (
    value: string,
    asked: ProjectFilterValues,
    source: FilterSource,
  ) => Partial<ProjectFilterValues>
  /** How the filter is removed when nothing is found. */
  readonly relaxed: {
    /** The label of the suggestion: `any status`. */
    readonly words: Phrase
    /**
     * The cost of removing it, compared with other relaxations: for most people the place matters most, the area of the
     * map least. Doubling a range costs 1, and one year later costs 1.
     */
    readonly cost: number
    /** The order of removal among filters with the same cost. */
    readonly turn: number
    readonly also?: Partial<ProjectFilterValues>
  }
}

/** A filter of the project list; its row defines everything that the list does with it. */
export type ProjectFilter<K extends FilterKind = FilterKind> = {
  [One in FilterKind]: FilterRow<One, FilterSource> & Comparing<One> & Extras<One>
}[K]
