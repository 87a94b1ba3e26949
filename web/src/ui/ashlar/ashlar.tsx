import { Children, type ReactNode } from 'react'
import styles from './ashlar.module.css'

interface AshlarProps {
  children: ReactNode
  /**
   * How many stones a course has where there is room: two, long and short by turns; three, the long one moving along; four, the long ones at the ends;
   * `fit` as many as fit, each as long as what it holds.
   */
  perCourse?: 2 | 3 | 4 | 'fit'
  /** Stones that touch, with a drawn joint, or that stand apart. */
  joint?: 'drawn' | 'open'
  /** On a narrow screen one stone below another, or a row that is moved sideways. */
  narrow?: 'stack' | 'strip'
  /** Names the list for those who do not see it. */
  label?: string
}

/**
 * Ashlar is masonry of dressed stones laid in courses. Here it is the name of the layout, whoever's brand the site bears.
 *
 * The house's grid: stones of different lengths laid in courses, no joint above another. It recomposes with the width
 * of the place it stands in, down to one stone to a course. Each child is a stone, in reading order.
 */
export function Ashlar({ children, perCourse = 3, joint = 'drawn', narrow = 'stack', label }: AshlarProps) {
  return (
    <div className={styles.place}>
      <ul
        className={styles.wall}
        data-per-course={perCourse}
        data-joint={joint}
        data-narrow={narrow}
        aria-label={label}
      >
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
