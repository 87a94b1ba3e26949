import type { Project } from '@ashlar/contract'
import { formatRupees } from '@/ui/money/format-money'
import { Section } from '@/ui/section/section'
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
  return (
    <Section
      heading={leased ? 'What a lease here costs' : 'The cost, added up'}
      id="cost"
      lead="For the smallest unit. Duty, registration and GST come extra and differ by state and status."
    >
      <table className={styles.table}>
        <caption className="visually-hidden">Cost of the smallest unit of {project.name}</caption>
        <tbody>
          {costComponents.map(({ label, amount, note }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {note ? <span className={styles.note}>{note}</span> : null}
              </th>
              <td>{formatRupees(amount)}</td>
            </tr>
          ))}
        </tbody>
        {leased ? null : (
          <tfoot>
            <tr>
              <th scope="row">Together</th>
              <td>{formatRupees(total)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </Section>
  )
}
