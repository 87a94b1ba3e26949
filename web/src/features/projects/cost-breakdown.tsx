import type { Project } from '@ashlar/contract'
import { formatRupees } from '@/ui/money/format-money'
import { Section } from '@/ui/section/section'
import { SumTable } from '@/ui/sum-table/sum-table'
import styles from './cost-breakdown.module.css'

/**
 * What the smallest unit costs beside its price, to the rupee; duty and tax are not in it, and it says so. A lease has
 * monthly sums, deposits and sums paid once, which nobody should add up.
 */
export function CostBreakdown({ project }: { project: Project }) {
  const { costComponents } = project
  if (costComponents.length === 0) return null
  const leased = project.rentPerSqFt !== null
  const total = costComponents.reduce((sum, { amount }) => sum + amount, 0)
  const lines = costComponents.map(({ label, amount, note }) => ({ label, note, value: formatRupees(amount) }))
  return (
    <Section
      heading={leased ? 'What a lease here costs' : 'The cost, added up'}
      id="cost"
      lead="For the smallest unit. Duty, registration and GST come extra and differ by state and status."
    >
      <div className={styles.sum}>
        <SumTable
          caption={`Cost of the smallest unit of ${project.name}`}
          lines={leased ? lines : [...lines, { label: 'Together', value: formatRupees(total), total: true }]}
        />
      </div>
    </Section>
  )
}
