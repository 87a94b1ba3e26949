import type { ProjectSummary } from '@ashlar/contract'
import { formatMonth } from '@/ui/date/format-date'
import { formatArea, formatSpan } from '@/ui/money/format-money'
import { localityAndCity } from '@/ui/text/locality-and-city'
import { say, sayName } from '@/words/say'
import { areaLabelOfAll, perSquareFootLabelOf } from '../card/area-label'
import { leastPerSquareFoot, perSquareFootSpan } from '../card/per-square-foot'
import { priceOf } from '../card/project-card'

/** One property of each project, in the order of the projects. */
interface CompareRow {
  /** In the language of the page. */
  label: string
  /** The lines of each project; none when the value is unknown. */
  cells: readonly (readonly string[])[]
  /** Whether the projects differ. */
  differs: boolean
  /** The indexes of the projects whose figure is the best for a buyer, and the word that marks it. */
  best: readonly number[]
  word: Best['word']
}

/** What makes the least figure of a row the best one; not known where figures cannot be compared. */
interface Best {
  word: 'Lowest' | 'Earliest'
  of: (project: ProjectSummary) => number | null
}

/** The properties that a buyer compares, those that differ first; a row without any value is left out. */
export function compareRows(projects: readonly ProjectSummary[]): readonly CompareRow[] {
  const row = (label: string, of: (project: ProjectSummary) => string | readonly string[], best?: Best): CompareRow => {
    const cells = projects.map((project) => [of(project)].flat().filter(Boolean))
    const differs = new Set(cells.map((lines) => lines.join('\n'))).size > 1
    return { label, cells, differs, best: best ? leastOf(projects.map(best.of)) : [], word: best?.word ?? 'Lowest' }
  }
  // A price and a rent are not the same figure.
  const toLet = projects.filter(({ rentPerSqFt }) => rentPerSqFt !== null).length
  const comparable = toLet === 0 || toLet === projects.length
  const rows = [
    row(say('Price or rent'), priceOf, {
      word: 'Lowest',
      of: ({ priceFrom, rentPerSqFt }) => (comparable ? (priceFrom ?? rentPerSqFt) : null),
    }),
    row(areaLabelOfAll(projects), ({ carpetAreaFrom, carpetAreaTo }) =>
      formatSpan(carpetAreaFrom, carpetAreaTo, formatArea),
    ),
    row(perSquareFootLabelOf(projects), perSquareFootSpan, {
      word: 'Lowest',
      of: (project) => (comparable ? leastPerSquareFoot(project) : null),
    }),
    row(say('Possession'), ({ possession }) => formatMonth(possession), {
      word: 'Earliest',
      of: ({ possession }) => Date.parse(possession) || null,
    }),
    row(say('Status'), ({ status }) => say(status)),
    row('RERA', ({ registrations }) => registrations.map(({ number }) => number)),
    row(say('Configurations'), ({ configurations }) =>
      [...new Set(configurations.map(({ areaConfiguration }) => areaConfiguration).filter(Boolean))].join(', '),
    ),
    row(say('Kind'), ({ category }) => sayName(category)),
    row(say('Place'), localityAndCity),
    row(say('Developer'), ({ developer }) => developer),
    row(say('Units'), ({ units }) => (units === null ? '' : String(units))),
  ].filter(({ cells }) => cells.some(({ length }) => length > 0))
  return rows.toSorted((a, b) => Number(b.differs) - Number(a.differs))
}

/** The indexes of the least figure; none where all are the same, or fewer than two are known. */
function leastOf(figures: readonly (number | null)[]): number[] {
  const known = figures.filter((figure) => figure !== null)
  const least = Math.min(...known)
  if (known.length < 2 || least === Math.max(...known)) return []
  return figures.flatMap((figure, index) => (figure === least ? [index] : []))
}

/** Amenities that all projects have, and those that only some have, with who has them. */
export function compareAmenities(projects: readonly ProjectSummary[]): {
  shared: readonly string[]
  some: readonly { amenity: string; has: readonly boolean[] }[]
} {
  const sets = projects.map(({ amenities }) => new Set(amenities.map((amenity) => amenity.toLowerCase())))
  const byName = new Map(projects.flatMap(({ amenities }) => amenities).map((one) => [one.toLowerCase(), one]))
  const all = [...byName].map(([key, amenity]) => ({ amenity, has: sets.map((set) => set.has(key)) }))
  return {
    shared: all.filter(({ has }) => has.every(Boolean)).map(({ amenity }) => amenity),
    some: all.filter(({ has }) => !has.every(Boolean)),
  }
}
