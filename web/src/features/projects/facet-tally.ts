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
    if (this.#counts('propertyType', fails)) add(this.#propertyType, row.propertyType)
    if (this.#counts('place', fails)) {
      add(this.#city, row.city)
      if (row.locality) add(this.#locality, row.locality)
    }
    if (this.#counts('status', fails)) add(this.#status, row.status)
    if (this.#counts('year', fails)) this.#years.add(row.year)
    if (this.#counts('registered', fails) && row.registered) this.#registered++
    if (this.#counts('industry', fails)) for (const industry of row.industries) add(this.#industry, industry)
    this.#counts('area', fails)
  }

  /** Whether a project that fails this counts in a group. */
  #counts(group: Group, fails: number): boolean {
    if ((fails & ~GROUPS[group]) !== 0) return false
    this.#any[group]++
    return true
  }

  /**
   * A project counts once in a group, by the unit that goes farthest. This runs for every project of the list, so it
   * makes nothing that has to be thrown away.
   *
   * @param masks what each unit fails.
   */
  addUnits(units: readonly FacetUnit[], masks: readonly number[], wishes: number): void {
    for (const group of OF_UNITS) {
      const others = ~GROUPS[group]
      let has = (wishes & others) === 0
      let farthest = Number.NaN
      for (let at = 0; at < units.length; at++) {
        const unit = units[at]
        if (!unit || ((masks[at] ?? 0) & others) !== 0) continue
        has = true
        if (group === 'configuration') {
          if (isFirst(unit, units, masks, at, others)) add(this.#configuration, unit.configuration)
          continue
        }
        const value = group === 'priceMin' || group === 'priceMax' ? unit.price : unit.carpet
        if (value === null) continue
        const isLeast = group === 'priceMin' || group === 'carpetMin'
        // Not a number at first, which is on neither side of anything.
        if (!(isLeast ? value <= farthest : value >= farthest)) farthest = value
      }
      if (has) this.#any[group]++
      if (group !== 'configuration' && !Number.isNaN(farthest)) this.#spans[group].add(farthest)
    }
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

/** Whether no unit before it that counts is of the same configuration. */
function isFirst(
  { configuration }: FacetUnit,
  units: readonly FacetUnit[],
  masks: readonly number[],
  end: number,
  others: number,
): boolean {
  for (let at = 0; at < end; at++) {
    if (((masks[at] ?? 0) & others) === 0 && units[at]?.configuration === configuration) return false
  }
  return true
}

/** Counts what reaches each step of a span: each value at the last step it reaches, and all added up at the end. */
class Steps {
  readonly #steps: readonly number[]
  readonly #isLeast: boolean
  readonly #counts: number[]

  constructor(steps: readonly number[], bound: 'from' | 'up to') {
    this.#isLeast = bound === 'from'
    this.#steps = steps.toSorted((a, b) => (this.#isLeast ? b - a : a - b))
    this.#counts = steps.map(() => 0)
  }

  add(value: number): void {
    for (let at = 0; at < this.#steps.length; at++) {
      const step = this.#steps[at] ?? 0
      if (this.#isLeast ? value < step : value > step) continue
      this.#counts[at] = (this.#counts[at] ?? 0) + 1
      return
    }
  }

  counts(): Counts {
    let sum = 0
    return new Map(
      this.#steps.map((step, at) => {
        sum += this.#counts[at] ?? 0
        return [String(step), sum]
      }),
    )
  }
}

function add(counts: Map<string, number>, value: string): void {
  counts.set(value, (counts.get(value) ?? 0) + 1)
}
