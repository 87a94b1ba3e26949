import type { FilteredProject } from '@/content/readers/project-lists'
import type { Compared, FilterKind, FilterRow } from '../../filters/filter'
import type { AskedOfProjects, FilteredUnit, FilterSource, FormGroup } from './filter-table'
import type { Joint } from './place'

/** Where a filter stands in the form, by its kind. */
interface FormPlace {
  one: { group: FormGroup; any: string }
  many: { group: FormGroup }
  latest: { group: FormGroup; any: string }
  from: { group: FormGroup; label: string; any: string }
  upTo: { group: FormGroup; label: string; any: string }
  flag: 'alone'
  area: 'hidden'
}

/** What a filter compares, of a project or of one of its units; what is asked of units one and the same must have. */
type Comparing<K extends FilterKind> =
  | { readonly of: 'project'; readonly compared: (project: FilteredProject, source: FilterSource) => Compared[K] }
  | { readonly of: 'unit'; readonly compared: (unit: FilteredUnit, source: FilterSource) => Compared[K] }

interface Extras<K extends FilterKind> {
  readonly kind: K
  /** `hidden` where something else than the form chooses it. */
  readonly form: FormPlace[K] | 'hidden'
  /** Whether the form shows it, where it does not always. */
  readonly isShown?: (asked: AskedOfProjects) => boolean
  /** Whether the form shows one of its choices, where it does not show all. One that is asked for is always shown. */
  readonly isOffered?: (value: string, asked: AskedOfProjects, source: FilterSource) => boolean
  /** The filter that it narrows: it is matched, counted and asked of the backend as a part of it. */
  readonly within?: 'city'
  /** How it is matched and asked of the backend together with the filter that narrows it. */
  readonly joint?: Joint
  /** What is asked of other filters no longer when one of its choices is taken back. */
  readonly takesAlong?: (value: string, asked: AskedOfProjects, source: FilterSource) => Partial<AskedOfProjects>
  /** How it is given up where nothing is found. */
  readonly relaxed: {
    /** What is offered then: `any status`. */
    readonly words: string
    /**
     * What giving it up costs beside widening another: for most people the place matters most, the map's edge least. A
     * range that is widened to twice as much costs 1, a year later costs 1.
     */
    readonly cost: number
    /** The order in which they are given up, which tells apart what costs the same. */
    readonly turn: number
    readonly also?: Partial<AskedOfProjects>
  }
}

/** A filter of the project list: all that the list does with it follows from its row. */
export type ProjectFilter<K extends FilterKind = FilterKind> = {
  [One in FilterKind]: FilterRow<One, FilterSource> & Comparing<One> & Extras<One>
}[K]
