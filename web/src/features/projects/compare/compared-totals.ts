import type { Project, TaxRate } from '@ashlar/contract'
import { sayName } from '@/words/say'
import { totalCostOf } from '../detail/project-duties'
import type { ComparedTotal } from './compare-rows'

/** The total cost of the smallest unit of each project for sale that names its charges, by slug. */
export function comparedTotals(
  projects: readonly Project[],
  rates: readonly TaxRate[],
): ReadonlyMap<string, ComparedTotal> {
  return new Map(
    projects.flatMap((project) => {
      const unit = project.configurations.find(({ price }) => price !== null && price === project.priceFrom)
      if (!unit || project.costComponents.length === 0) return []
      const { total, without } = totalCostOf(project, rates)
      return [[project.slug, { total, unit: sayName(unit.name), without }] as const]
    }),
  )
}
