import type { Configuration, Project } from '@ashlar/contract'
import { formatMoney, formatSpan } from '@/ui/money/format-money'
import { say } from '@/words/say'

type Unit = Pick<Configuration, 'price' | 'rent' | 'carpetArea'>
type Priced = Pick<Project, 'pricePerSqFt' | 'rentPerSqFt'> & { configurations: readonly Unit[] }

/** Price or monthly rent of a unit per square foot, in whole rupees; `null` where one of the two is unknown. */
export function perSquareFootOf({ price, rent, carpetArea }: Unit): number | null {
  const amount = price ?? rent
  return amount === null || carpetArea <= 0 ? null : Math.round(amount / carpetArea)
}

/**
 * The range from the cheapest to the dearest square foot of a project's units: an average would contradict the table on
 * its page. The editors’ own figure is used when no unit has a price.
 */
export function perSquareFootSpan({ configurations, pricePerSqFt, rentPerSqFt }: Priced): string {
  const known = configurations.map(perSquareFootOf).filter((amount) => amount !== null)
  const stated = pricePerSqFt ?? rentPerSqFt
  const [least, most] = known.length > 0 ? [Math.min(...known), Math.max(...known)] : [stated, stated]
  const span = formatSpan(least, most, formatMoney)
  return span && rentPerSqFt !== null ? say('{price} a month', { price: span }) : span
}
