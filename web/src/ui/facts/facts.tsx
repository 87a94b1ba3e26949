import type { ReactNode } from 'react'
import { keepTogether } from '../text/keep-together'
import styles from './facts.module.css'

export interface Fact {
  label: string
  value: ReactNode
}

interface FactsProps {
  facts: readonly Fact[]
  /** `rows`: one fact a row; `cells`: short facts side by side, at least `--cell` wide, each value under its label. */
  layout?: 'rows' | 'cells'
}

/** A list of labels and values; without any, nothing, because the list has rules of its own. */
export function Facts({ facts, layout = 'rows' }: FactsProps) {
  if (facts.length === 0) return null
  return (
    <dl className={layout === 'cells' ? styles.cells : styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? keepTogether(value) : value}</dd>
        </div>
      ))}
    </dl>
  )
}
