import { sayName } from '@/words/say'
import { daysOf } from './days-of'
import styles from './step-course.module.css'
import type { Step } from './steps'

/** Width of the shortest stone, as a share of all: its number must fit. */
const SHORTEST = 0.05

/** The steps as one row of stones, each as wide as its duration; nothing when fewer than two have a duration. */
export function StepCourse({ steps }: { steps: readonly Step[] }) {
  const days = steps.map(({ takes = '' }) => daysOf(takes))
  const known = days.filter((count) => count !== null)
  if (known.length < 2) return null
  const all = known.reduce((sum, count) => sum + count, 0)
  return (
    <div className={styles.course} aria-hidden="true">
      {steps.map(({ title, takes }, index) => (
        <span
          key={title}
          className={styles.stone}
          style={{ flexGrow: Math.round(100 * Math.max(SHORTEST, (days[index] ?? 0) / all)) }}
        >
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.takes}>{takes ? sayName(takes) : null}</span>
        </span>
      ))}
    </div>
  )
}
