import type { Project } from '@ashlar/contract'
import { formatMonth } from '@/ui/date/format-date'
import { formatArea, formatSpan } from '@/ui/money/format-money'
import { localityAndCity } from '@/ui/text/locality-and-city'
import { sayIfKnown } from '@/words/say'
import { areaLabelOfAll, perSquareFootLabelOf } from '../card/area-label'
import { perSquareFootSpan } from '../card/per-square-foot'
import { priceOf } from '../card/project-card'

/** One property of each project, in the order of the projects. */
export interface CompareRow {
  label: string
  /** The lines of each project; none when the value is unknown. */
  cells: readonly (readonly string[])[]
  /** Whether the projects differ. */
  differs: boolean
}

/** The properties that a buyer compares; a row without any value is left out. */
export function compareRows(projects: readonly Project[]): readonly CompareRow[] {
  const row = (label: string, of: (project: Project) => string | readonly string[]): CompareRow => {
    const cells = projects.map((project) => [of(project)].flat().filter(Boolean))
    return { label, cells, differs: new Set(cells.map((lines) => lines.join('\n'))).size > 1 }
  }
  return [
    row('Price or rent', priceOf),
    row(areaLabelOfAll(projects), ({ carpetAreaFrom, carpetAreaTo }) =>
      formatSpan(carpetAreaFrom, carpetAreaTo, formatArea),
    ),
    row(perSquareFootLabelOf(projects), perSquareFootSpan),
    row('Possession', ({ possession }) => formatMonth(possession)),
    row('Status', ({ status }) => sayIfKnown(status)),
    row('RERA', ({ registrations }) => registrations.map(({ number }) => number)),
    row('Configurations', ({ configurations }) =>
      [...new Set(configurations.map(({ areaConfiguration }) => areaConfiguration).filter(Boolean))].join(', '),
    ),
    row('Kind', ({ category }) => sayIfKnown(category)),
    row('Place', localityAndCity),
    row('Developer', ({ developer }) => developer),
    row('Units', ({ units }) => (units === null ? '' : String(units))),
  ].filter(({ cells }) => cells.some(({ length }) => length > 0))
}

/** Amenities that all projects have, and those that only some have. */
export function compareAmenities(projects: readonly Project[]): {
  shared: readonly string[]
  own: readonly string[][]
} {
  const sets = projects.map(({ amenities }) => new Set(amenities.map((amenity) => amenity.toLowerCase())))
  const inAll = (amenity: string) => sets.every((set) => set.has(amenity.toLowerCase()))
  return {
    shared: projects.length > 1 ? (projects[0]?.amenities ?? []).filter(inAll) : [],
    own: projects.map(({ amenities }) => amenities.filter((amenity) => projects.length === 1 || !inAll(amenity))),
  }
}
