import type { ReactNode } from 'react'
import { keepTogether } from '../text/keep-together'
import styles from './facts.module.css'

export interface Fact {
  label: string
  value: ReactNode
}

/** A list of labels and values in two columns. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{typeof value === 'string' ? keepTogether(value) : value}</dd>
        </div>
      ))}
    </dl>
  )
}
