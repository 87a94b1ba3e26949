import type { ReactNode } from 'react'
import styles from './pair.module.css'

/** Two short bands of a page, side by side where there is room. One alone has the whole width. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
