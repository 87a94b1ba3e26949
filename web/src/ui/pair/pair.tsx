import type { ReactNode } from 'react'
import styles from './pair.module.css'

interface PairProps {
  /** `first`: the first section is twice as wide as the second. */
  wide?: 'first'
  children: ReactNode
}

/** Two or three short sections of a page, side by side where there is space. A single one has the whole width. */
export function Pair({ wide, children }: PairProps) {
  return (
    <div className={styles.pair} data-wide={wide}>
      {children}
    </div>
  )
}
