import { GROUPS, type Group, OF_UNITS, type UnitGroup } from './facet-groups'
import type { FacetRow, FacetUnit } from './facet-rows'
import { CARPET_STEPS, PRICE_STEPS, type ProjectQuery } from './project-query'

/** How many projects there are of each choice: by the choice as it stands in the address. */
export type Counts = ReadonlyMap<string, number>

/** What the filters find, and what each choice would find if it took the place of its group's present one. */
export interface Facets {
  total: number
  /** Without any wish of the group. */
  any: Readonly<Record<Group, number>>
  propertyType: Counts
  /** A whole city, and a locality alone; the two are one group. */
  city: Counts
  locality: Counts
  status: Counts
  configuration: Counts
  /** By the end of a year. */
  year: Counts
  registered: number
  industry: Counts
  /** By steps. */
  priceMin: Counts
  priceMax: Counts
  carpetMin: Counts
  carpetMax: Counts
}

/** The steps that a span offers, and the asked one where it is another. */
export function stepsOf(steps: readonly number[], asked: number | null): readonly number[] {
  return asked === null || steps.includes(asked) ? steps : [...steps, asked].toSorted((a, b) => a - b)
}

/** Counts projects as they come by. */
export class Tally {
  #total = 0
  readonly #any = Object.fromEntries(Object.keys(GROUPS).map((group) => [group, 0])) as Record<Group, number>
  readonly #propertyType = new Map<string, number>()
  readonly #city = new Map<string, number>()
  readonly #locality = new Map<string, number>()
  readonly #status = new Map<string, number>()
  readonly #configuration = new Map<string, number>()
  readonly #industry = new Map<string, number>()
  #registered = 0
  readonly #years: Steps
  readonly #spans: Readonly<Record<Exclude<UnitGroup, 'configuration'>, Steps>>

  constructor(query: ProjectQuery, years: readonly string[]) {
    this.#years = new Steps(years.map(Number), 'up to')
    this.#spans = {
      priceMin: new Steps(stepsOf(PRICE_STEPS, query.priceMin), 'from'),
      priceMax: new Steps(stepsOf(PRICE_STEPS, query.priceMax), 'up to'),
      carpetMin: new Steps(stepsOf(CARPET_STEPS, query.carpetMin), 'from'),
      carpetMax: new Steps(stepsOf(CARPET_STEPS, query.carpetMax), 'up to'),
    }
  }

  /** @param fails nothing, or one group of those that a project fits as a whole. */
  addProject(row: FacetRow, fails: number): void {
    if (fails === 0) this.#total++
    const counts = (group: Group) => {
      if ((fails & ~GROUPS[group]) !== 0) return false
      this.#any[group]++
      return true
    }
    if (counts('propertyType')) add(this.#propertyType, row.propertyType)
    if (counts('place')) {
      add(this.#city, row.city)
      if (row.locality) add(this.#locality, row.locality)
    }
    if (counts('status')) add(this.#status, row.status)
    if (counts('year')) this.#years.add(row.year)
    if (counts('registered') && row.registered) this.#registered++
    if (counts('industry')) for (const industry of row.industries) add(this.#industry, industry)
    counts('area')
  }

  /** @param masks what each unit fails. */
  addUnits(units: readonly FacetUnit[], masks: readonly number[], wishes: number): void {
    for (const group of OF_UNITS) {
      const bit = GROUPS[group]
      const left = units.filter((_, at) => ((masks[at] ?? 0) & ~bit) === 0)
      if (left.length > 0 || (wishes & ~bit) === 0) this.#any[group]++
      if (left.length > 0) this.#addGroup(group, left)
    }
  }

  /** A project counts once, by the unit that goes farthest. */
  #addGroup(group: UnitGroup, units: readonly FacetUnit[]): void {
    if (group === 'configuration') {
      for (const value of new Set(units.map(({ configuration }) => configuration))) add(this.#configuration, value)
      return
    }
    const values =
      group === 'priceMin' || group === 'priceMax'
        ? units.flatMap(({ price }) => price ?? [])
        : units.map(({ carpet }) => carpet)
    if (values.length === 0) return
    const isLeast = group === 'priceMin' || group === 'carpetMin'
    this.#spans[group].add(isLeast ? Math.max(...values) : Math.min(...values))
  }

  facets(): Facets {
    const { priceMin, priceMax, carpetMin, carpetMax } = this.#spans
    return {
      total: this.#total,
      any: this.#any,
      propertyType: this.#propertyType,
      city: this.#city,
      locality: this.#locality,
      status: this.#status,
      configuration: this.#configuration,
      year: this.#years.counts(),
      registered: this.#registered,
      industry: this.#industry,
      priceMin: priceMin.counts(),
      priceMax: priceMax.counts(),
      carpetMin: carpetMin.counts(),
      carpetMax: carpetMax.counts(),
    }
  }
}

/** Counts what reaches each step of a span. */
class Steps {
  readonly #steps: readonly number[]
  readonly #bound: 'from' | 'up to'
  readonly #counts: number[]

  constructor(steps: readonly number[], bound: 'from' | 'up to') {
    this.#steps = steps
    this.#bound = bound
    this.#counts = steps.map(() => 0)
  }

  add(value: number): void {
    for (const [at, step] of this.#steps.entries()) {
      if (this.#bound === 'from' ? value >= step : value <= step) this.#counts[at] = (this.#counts[at] ?? 0) + 1
    }
  }

  counts(): Counts {
    return new Map(this.#steps.map((step, at) => [String(step), this.#counts[at] ?? 0]))
  }
}

function add(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1)
}
