import type { Configuration, Project } from '@ashlar/contract'
import { formatMoney, formatSpan } from '@/ui/money/format-money'

type Unit = Pick<Configuration, 'price' | 'rent' | 'carpetArea'>
type Priced = Pick<Project, 'pricePerSqFt' | 'rentPerSqFt'> & { configurations: readonly Unit[] }

/** Price or monthly rent of a unit by its square foot, in whole rupees; `null` where one of the two is not told. */
export function perSquareFootOf({ price, rent, carpetArea }: Unit): number | null {
  const amount = price ?? rent
  return amount === null || carpetArea <= 0 ? null : Math.round(amount / carpetArea)
}

/**
 * From the cheapest square foot of a project to the dearest, as its units have it: a single average would contradict
 * the table of its page. The editors’ own figure stands in where no unit has a price.
 */
export function perSquareFootSpan({ configurations, pricePerSqFt, rentPerSqFt }: Priced): string {
  const known = configurations.map(perSquareFootOf).filter((amount) => amount !== null)
  const stated = pricePerSqFt ?? rentPerSqFt
  const [least, most] = known.length > 0 ? [Math.min(...known), Math.max(...known)] : [stated, stated]
  const span = formatSpan(least, most, formatMoney)
  return span && rentPerSqFt !== null ? `${span} a month` : span
}
