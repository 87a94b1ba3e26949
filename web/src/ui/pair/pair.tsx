import type { ReactNode } from 'react'
import styles from './pair.module.css'

interface PairProps {
  children: ReactNode
}

/** Two or three short sections of a page, side by side where there is space. A single one has the whole width. */
export function Pair({ children }: PairProps) {
  return <div className={styles.pair}>{children}</div>
}
