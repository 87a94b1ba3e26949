import { Children, type ReactNode } from 'react'
import styles from './ashlar.module.css'

interface AshlarProps {
  children: ReactNode
  /**
   * How the stones of a course divide its length: `pairs` two to a course, long and short turn about; `triples` three
   * to a course, the long one moving along; `runs` as long as what they hold.
   */
  bond?: 'pairs' | 'triples' | 'runs'
  /** Stones that touch, with a drawn joint, or that stand apart. */
  joint?: 'drawn' | 'open'
  /** Names the list for those who do not see it. */
  label?: string
}

/**
 * The house's grid: stones of different lengths laid in courses, no joint above another. It recomposes with the width
 * of the place it stands in, down to one stone to a course. Each child is a stone, in reading order.
 */
export function Ashlar({ children, bond = 'triples', joint = 'drawn', label }: AshlarProps) {
  return (
    <div className={styles.place}>
      <ul className={styles.wall} data-bond={bond} data-joint={joint} aria-label={label}>
        {Children.toArray(children).map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a wall is laid once, on the server
          <li key={index} className={styles.stone} data-enter="">
            {child}
          </li>
        ))}
      </ul>
    </div>
  )
}
