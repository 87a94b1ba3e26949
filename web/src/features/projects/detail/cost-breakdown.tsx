import type { Project, TaxRate } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { formatDate } from '@/ui/date/format-date'
import { Fold } from '@/ui/fold/fold'
import { TextLink } from '@/ui/link/text-link'
import { formatRupees } from '@/ui/money/format-money'
import { Section } from '@/ui/section/section'
import { type SumLine, SumTable } from '@/ui/sum-table/sum-table'
import { say, sayName } from '@/words/say'
import styles from './cost-breakdown.module.css'
import { type CountedDuty, totalCostOf } from './project-duties'

interface CostBreakdownProps {
  project: Project
  rates: readonly TaxRate[]
  /** The calculators beside the sum. */
  sums?: ReactNode
}

/**
 * The cost of the smallest unit with the duties whose rates are known, to the rupee; the sum says what it does not
 * include. A lease has monthly amounts, deposits and one-time payments, which must not be
 * added up.
 */
export function CostBreakdown({ project, rates, sums }: CostBreakdownProps) {
  const { costComponents } = project
  if (costComponents.length === 0)
    return sums ? (
      <Section heading={say('Work it out')} id="cost">
        {sums}
      </Section>
    ) : null
  const lines = costComponents.map(({ label, amount, note }) => ({
    label: sayName(label),
    note,
    value: formatRupees(amount),
  }))
  const caption = say('Cost of the smallest unit of {project}', { project: project.name })
  if (project.rentPerSqFt !== null) {
    return (
      <Section
        heading={say('Cost of a lease')}
        id="cost"
        lead={say('For the smallest unit. GST on the rent comes extra.')}
      >
        <div className={styles.split}>
          <Fold summary={caption}>
            <SumTable caption={caption} lines={lines} />
          </Fold>
          {sums}
        </div>
      </Section>
    )
  }
  const { total, duties, without } = totalCostOf(project, rates)
  const last = {
    label: without ? say('Total, without {charges}', { charges: without }) : say('Total'),
    value: formatRupees(total),
    total: true,
  }
  return (
    <Section heading={say('Total cost')} id="cost">
      <div className={styles.split}>
        <Fold
          className={styles.total}
          open
          summary={
            <>
              {last.label}: {last.value}{' '}
              <span className={`caption ${styles.unit}`}>{say('For the smallest unit.')}</span>
            </>
          }
        >
          <SumTable caption={caption} lines={[...lines, ...duties.map(lineOf), last]} />
        </Fold>
        {sums}
      </div>
    </Section>
  )
}

function lineOf({ charge, amount, rate }: CountedDuty): SumLine {
  const dated = rate.publishedOn ? `, ${formatDate(rate.publishedOn)}` : ''
  return {
    label: sayName(charge),
    value: formatRupees(amount),
    note: (
      <>
        {rate.rate === 0
          ? say('{scope} Source:', { scope: rate.appliesTo })
          : say('{rate}\u00a0% of the agreement value. {scope} Source:', {
              rate: rate.rate ?? '',
              scope: rate.appliesTo,
            })}{' '}
        {rate.sourceUrl ? (
          <TextLink link={{ href: rate.sourceUrl, external: true }}>{rate.source}</TextLink>
        ) : (
          rate.source
        )}
        {dated}
        {say('.')}
      </>
    ),
  }
}
