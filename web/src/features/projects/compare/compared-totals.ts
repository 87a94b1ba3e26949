import type { Project, TaxRate } from '@ashlar/contract'
import { say, sayName } from '@/words/say'
import { totalCostOf } from '../detail/project-duties'

/** What the smallest unit of a project costs with duties. */
export interface ComparedTotal {
  /** In rupees. */
  total: number
  /** In the language of the page. */
  unit: string
  /** The charges that the total lacks, in words: `GST`; empty when it lacks none. */
  without: string
  /** Whether no GST is due: on a plot, and on a completed home. */
  gstFree: boolean
}

/** The total cost of the smallest unit; `null` when the project names no charges, or is not for sale. */
export function smallestTotal(project: Project, rates: readonly TaxRate[]): ComparedTotal | null {
  const unit = project.configurations.find(({ price }) => price !== null && price === project.priceFrom)
  if (!unit || project.costComponents.length === 0) return null
  const { total, duties, without } = totalCostOf(project, rates)
  const gstFree = duties.some(({ charge, amount }) => charge === 'GST' && amount === 0)
  return { total, unit: sayName(unit.name), without, gstFree }
}

/** The totals of projects by slug, where they are known. */
export function comparedTotals(
  projects: readonly Project[],
  rates: readonly TaxRate[],
): ReadonlyMap<string, ComparedTotal> {
  return new Map(
    projects.flatMap((project) => {
      const known = smallestTotal(project, rates)
      return known ? [[project.slug, known] as const] : []
    }),
  )
}

/** What a total is of: `2 BHK, with duties and GST`. */
export function totalInWords({ unit, without, gstFree }: ComparedTotal): string {
  if (without) return say('{unit}, without {charges}', { unit, charges: without })
  return gstFree ? say('{unit}, with duties, no GST', { unit }) : say('{unit}, with duties and GST', { unit })
}
