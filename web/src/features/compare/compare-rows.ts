import type { Project } from '@ashlar/contract'
import { formatMonth } from '@/ui/date/format-month'
import { formatArea, formatMoney, formatSpan } from '@/ui/money/format-money'
import { priceOf } from '../projects/project-card'

/** One thing about each project, in the order of the projects. */
export interface CompareRow {
  label: string
  cells: readonly string[]
  /** Whether they are not all the same. */
  differs: boolean
}

/** What a buyer sets side by side; a row that nobody fills is left out. */
export function compareRows(projects: readonly Project[]): readonly CompareRow[] {
  const row = (label: string, of: (project: Project) => string): CompareRow => {
    const cells = projects.map(of)
    return { label, cells, differs: new Set(cells).size > 1 }
  }
  return [
    row('Price or rent', priceOf),
    row('Carpet area', ({ carpetAreaFrom, carpetAreaTo }) => formatSpan(carpetAreaFrom, carpetAreaTo, formatArea)),
    row('Per sq\u00a0ft of carpet', perSquareFoot),
    row('Possession', ({ possession }) => formatMonth(possession)),
    row('Status', ({ status }) => status),
    row('RERA', ({ registrations }) => registrations.map(({ number }) => number).join(', ')),
    row('Configurations', ({ configurations }) =>
      [...new Set(configurations.map(({ areaConfiguration }) => areaConfiguration).filter(Boolean))].join(', '),
    ),
    row('Kind', ({ category }) => category),
    row('Place', ({ locality, city }) => [locality, city].filter(Boolean).join(', ')),
    row('Developer', ({ developer }) => developer),
    row('Units', ({ units }) => (units === null ? '' : String(units))),
  ].filter(({ cells }) => cells.some(Boolean))
}

function perSquareFoot({ pricePerSqFt, rentPerSqFt }: Project): string {
  if (pricePerSqFt !== null) return formatMoney(pricePerSqFt)
  return rentPerSqFt === null ? '' : `${formatMoney(rentPerSqFt)} a month`
}

/** Amenities that all have, and those that are one’s own or of some. */
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
