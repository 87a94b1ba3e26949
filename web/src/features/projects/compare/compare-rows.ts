import { dayInIndia, isLand, type ProjectSummary } from '@ashlar/contract'
import { formatMonth } from '@/ui/date/format-date'
import { formatArea, formatMoney, formatRupees, formatSpan } from '@/ui/money/format-money'
import { localityAndCity } from '@/ui/text/locality-and-city'
import { say, sayName } from '@/words/say'
import { areaLabelOfAll, perSquareFootLabelOf } from '../card/area-label'
import { leastPerSquareFoot, perSquareFootSpan } from '../card/per-square-foot'
import { priceOf } from '../card/project-card'
import { type ComparedTotal, totalInWords } from './compared-totals'

/** The groups of the rows, in the order of the page. */
export const ROW_GROUPS = ['Price and area', 'Dates and registration', 'Kind and place'] as const

/** One property of each project, in the order of the projects. */
export interface CompareRow {
  group: (typeof ROW_GROUPS)[number]
  /** In the language of the page. */
  label: string
  /** The lines of each project; none when the value is unknown. */
  cells: readonly (readonly string[])[]
  /** Whether the projects differ. */
  differs: boolean
  /** The indexes of the projects whose figure is the best for a buyer, and the word that marks it. */
  best: readonly number[]
  word: Best['word']
  /** What each project has the best figure of, in words; empty where it has not, and where another row says so. */
  leads: readonly string[]
  /** How far each project is from the best, in words; empty where that is not known, and for the best itself. */
  apart: readonly string[]
}

/** What makes the least figure of a row the best one (of areas, the least below zero); not known where figures cannot be compared. */
interface Best {
  word: 'Lowest' | 'Earliest' | 'Largest'
  of: (project: ProjectSummary) => number | null
  /** Only projects with the same answer are compared: a home of one bedroom is cheaper than one of four. */
  alike: (project: ProjectSummary) => string
  /** What a project leads in. */
  lead: (project: ProjectSummary) => string
  /** How far a figure is from the least one, in words. */
  inWords: (figure: number, least: number) => string
}

/** Whether some are for sale and some to let: a price and a rent are not the same figure. */
export function isMixed(projects: readonly ProjectSummary[]): boolean {
  return new Set(projects.map(isToLet)).size > 1
}

function isToLet({ rentPerSqFt }: ProjectSummary): boolean {
  return rentPerSqFt !== null
}

/** The deal and the kind of what is sold: prices of homes, plots and workplaces are not the same figure. */
function kindOf(project: ProjectSummary): string {
  return `${isToLet(project)} ${project.propertyType} ${isLand(project)}`
}

/** The same, with the configuration that the lowest price is for. */
function smallestOf(project: ProjectSummary): string {
  if (isToLet(project)) return kindOf(project)
  const unit = project.configurations.find(({ price }) => price === project.priceFrom)
  return `${kindOf(project)} ${unit?.areaConfiguration || (unit?.name ?? '')}`
}

/**
 * The properties that a buyer compares, those that differ first; a row without any value is left out.
 *
 * @param totals of the projects whose total cost is known, by slug.
 * @param today in India, as `2026-12-01`.
 */
export function compareRows(
  projects: readonly ProjectSummary[],
  totals: ReadonlyMap<string, ComparedTotal> = new Map(),
  today = dayInIndia(),
): readonly CompareRow[] {
  const rowsOf =
    (group: CompareRow['group']) =>
    (label: string, of: (project: ProjectSummary) => string | readonly string[], best?: Best): CompareRow => {
      const cells = projects.map((project) => [of(project)].flat().filter(Boolean))
      const differs = new Set(cells.map((lines) => lines.join('\n'))).size > 1
      const found = bestOf(projects, best)
      const leads = projects.map((project, index) => (found.best.includes(index) ? (best?.lead(project) ?? '') : ''))
      return { group, label, cells, differs, leads, ...found }
    }
  const cost = rowsOf('Price and area')
  const paper = rowsOf('Dates and registration')
  const kind = rowsOf('Kind and place')
  // Of plots and workplaces, the largest is not what most look for.
  const areHomes = projects.every((project) => project.propertyType === 'Residential' && !isLand(project))
  const more = (figure: number, least: number) => say('{amount} more', { amount: formatMoney(figure - least) })
  const [now, someAreReady] = [monthsOf(today), projects.some(isReady)]
  const byTotal: Best = {
    word: 'Lowest',
    of: ({ slug }) => totals.get(slug)?.total ?? null,
    alike: (project) => `${smallestOf(project)} ${totals.get(project.slug)?.without}`,
    lead: () => say('Lowest total cost'),
    inWords: more,
  }
  const cheapest = bestOf(projects, byTotal).best.map((index) => projects[index])
  const rows = [
    cost(say(isMixed(projects) ? 'Price or rent' : projects.every(isToLet) ? 'Rent' : 'Price'), priceOf, {
      word: 'Lowest',
      of: ({ priceFrom, rentPerSqFt }) => priceFrom ?? rentPerSqFt,
      alike: smallestOf,
      // The total says more.
      lead: (project) => (cheapest.includes(project) ? '' : say(isToLet(project) ? 'Lowest rent' : 'Lowest price')),
      inWords: more,
    }),
    cost(
      say('Total cost'),
      (project) => {
        const known = totals.get(project.slug)
        if (known) return [formatRupees(known.total), totalInWords(known)]
        return totals.size > 0 && isToLet(project) ? say('To let, so there is no total') : ''
      },
      byTotal,
    ),
    cost(
      areaLabelOfAll(projects),
      ({ carpetAreaFrom, carpetAreaTo }) => formatSpan(carpetAreaFrom, carpetAreaTo, formatArea),
      {
        word: 'Largest',
        of: ({ carpetAreaTo }) => (areHomes && carpetAreaTo !== null ? -carpetAreaTo : null),
        alike: () => '',
        lead: () => say('Largest homes'),
        inWords: () => '',
      },
    ),
    cost(perSquareFootLabelOf(projects), perSquareFootSpan, {
      word: 'Lowest',
      of: leastPerSquareFoot,
      alike: kindOf,
      // A rent is one per square foot already.
      lead: (project) => (isToLet(project) ? '' : say('Lowest price per sq\u00a0ft')),
      inWords: more,
    }),
    paper(say('Possession'), (project) => (isReady(project) ? say('Ready now') : formatMonth(project.possession)), {
      word: 'Earliest',
      of: (project) => (isReady(project) ? now : monthsOf(project.possession)),
      alike: () => '',
      lead: (project) => (isReady(project) ? say('Ready now') : say('Earliest possession')),
      inWords: (figure, least) =>
        someAreReady
          ? say('{count} months from now', { count: figure - least })
          : say('{count} months later', { count: figure - least }),
    }),
    paper(say('Status'), ({ status }) => say(status)),
    paper('RERA', ({ registrations }) => registrations.map(({ number }) => number)),
    kind(say('Configurations'), ({ configurations }) =>
      [...new Set(configurations.map(({ areaConfiguration }) => areaConfiguration).filter(Boolean))]
        .map((name) => sayName(name).replaceAll(' ', '\u00a0'))
        .join(', '),
    ),
    kind(say('Kind'), ({ category }) => sayName(category)),
    kind(say('Place'), localityAndCity),
    kind(say('Developer'), ({ developer }) => developer),
    kind(say('Units'), ({ units }) => (units === null ? '' : String(units))),
  ].filter(({ cells }) => cells.some(({ length }) => length > 0))
  return rows.toSorted((a, b) => Number(b.differs) - Number(a.differs))
}

function isReady({ status }: ProjectSummary): boolean {
  return status === 'Ready to move in'
}

/** Months from year 0, so that two dates are whole months apart; `null` without a date. */
function monthsOf(date: string): number | null {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return year > 0 && month > 0 ? year * 12 + month : null
}

/** The least figures, each among the projects that are alike. */
function bestOf(projects: readonly ProjectSummary[], best?: Best): Pick<CompareRow, 'best' | 'word' | 'apart'> {
  if (!best) return { best: [], word: 'Lowest', apart: projects.map(() => '') }
  const figures = projects.map(best.of)
  const kinds = projects.map(best.alike)
  const least = new Map(
    kinds.map((kind) => [kind, leastOf(figures.map((figure, index) => (kinds[index] === kind ? figure : null)))]),
  )
  const apart = figures.map((figure, index) => {
    const lowest = figures[least.get(kinds[index] ?? '')?.[0] ?? -1] ?? null
    return figure === null || lowest === null || figure === lowest ? '' : best.inWords(figure, lowest)
  })
  return { best: [...least.values()].flat().toSorted((a, b) => a - b), word: best.word, apart }
}

/** The indexes of the least figure; none where all are the same, or fewer than two are known. */
function leastOf(figures: readonly (number | null)[]): number[] {
  const known = figures.filter((figure) => figure !== null)
  const least = Math.min(...known)
  if (known.length < 2 || least === Math.max(...known)) return []
  return figures.flatMap((figure, index) => (figure === least ? [index] : []))
}

/** Amenities that all projects have, those that several have, with who has them, and those of each project alone. */
export function compareAmenities(projects: readonly ProjectSummary[]): {
  shared: readonly string[]
  some: readonly { amenity: string; has: readonly boolean[] }[]
  alone: readonly (readonly string[])[]
} {
  const sets = projects.map(({ amenities }) => new Set(amenities.map((amenity) => amenity.toLowerCase())))
  const byName = new Map(projects.flatMap(({ amenities }) => amenities).map((one) => [one.toLowerCase(), one]))
  const all = [...byName].map(([key, amenity]) => ({ amenity, has: sets.map((set) => set.has(key)) }))
  const isShared = ({ has }: (typeof all)[number]) => has.every(Boolean)
  const isAlone = ({ has }: (typeof all)[number]) => has.filter(Boolean).length === 1
  return {
    shared: all.filter(isShared).map(({ amenity }) => amenity),
    some: all.filter((one) => !isShared(one) && !isAlone(one)),
    alone: projects.map((_, index) =>
      all.filter((one) => !isShared(one) && isAlone(one) && one.has[index]).map(({ amenity }) => amenity),
    ),
  }
}
