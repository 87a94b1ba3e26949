import { Children, type ReactNode } from 'react'
import styles from './masonry.module.css'

interface AshlarProps {
  children: ReactNode
  /**
   * Stones per row where there is space. Two: long and short alternately. Three: the long one changes its position.
   * Four: the long ones are at the ends. `fit`: as many as fit, each as wide as its content. `even`: equal ones. `level`:
   * three equal ones, for long lists of project cards: each part of a card is as high as that of its neighbours.
   */
  perCourse?: 2 | 3 | 4 | 'fit' | 'even' | 'level'
  /** `drawn`: stones touch, with a line between them. `open`: stones have a gap. */
  joint?: 'drawn' | 'open'
  /** On a narrow screen: `stack` puts stones below one another, `strip` scrolls them sideways. */
  narrow?: 'stack' | 'strip'
  /** Accessible name of the list. */
  label?: string
}

/**
 * Ashlar is masonry of dressed stones laid in courses. Here it is the name of the layout, whatever the brand. The grid
 * of the design system: stones of different widths in rows, with no two gaps above each other. It adapts to the width
 * of its container, down to one stone per row. Each child is a stone, in reading order.
 */
export function Ashlar({ children, perCourse = 3, joint = 'drawn', narrow = 'stack', label }: AshlarProps) {
  return (
    <div className={styles.place}>
      <ul
        className={`stack ${styles.wall}`}
        data-per-course={perCourse}
        data-joint={joint}
        data-narrow={narrow}
        aria-label={label}
      >
        {Children.toArray(children).map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, on the server
          <li key={index} className={`stack ${styles.stone}`} data-enter="">
            {child}
          </li>
        ))}
      </ul>
    </div>
  )
}
