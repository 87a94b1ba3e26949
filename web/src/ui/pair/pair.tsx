import type { ReactNode } from 'react'
import styles from './pair.module.css'

/** Two short sections of a page, side by side where there is space. A single one has the whole width. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
