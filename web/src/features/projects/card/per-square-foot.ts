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
export function perSquareFootSpan(project: Priced): string {
  const figures = figuresOf(project)
  const [least, most] = figures.length > 0 ? [Math.min(...figures), Math.max(...figures)] : [null, null]
  const span = formatSpan(least, most, formatMoney)
  return span && project.rentPerSqFt !== null ? say('{price} a month', { price: span }) : span
}

/** The cheapest square foot of a project. */
export function leastPerSquareFoot(project: Priced): number | null {
  const figures = figuresOf(project)
  return figures.length > 0 ? Math.min(...figures) : null
}

function figuresOf({ configurations, pricePerSqFt, rentPerSqFt }: Priced): number[] {
  const known = configurations.map(perSquareFootOf).filter((amount) => amount !== null)
  return known.length > 0 ? known : [pricePerSqFt ?? rentPerSqFt].filter((amount) => amount !== null)
}
