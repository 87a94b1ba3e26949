import type { CSSProperties } from 'react'
import { sayName } from '@/words/say'
import { daysOf } from './days-of'
import styles from './step-course.module.css'
import type { Step } from './steps'

/**
 * The steps as one row of stones, each as wide as its duration; on a narrow screen as lines, each with its name and a bar
 * that begins where the one before it ends. Nothing when fewer than two have a duration.
 */
export function StepCourse({ steps }: { steps: readonly Step[] }) {
  const days = steps.map(({ takes = '' }) => daysOf(takes))
  const known = days.filter((count) => count !== null)
  if (known.length < 2) return null
  const all = known.reduce((sum, count) => sum + count, 0)
  const shareOf = (count: number) => `${((100 * count) / all).toFixed(1)}%`
  const before = (index: number) => days.slice(0, index).reduce<number>((sum, count) => sum + (count ?? 0), 0)
  return (
    <div className={styles.course} aria-hidden="true">
      {steps.map(({ title, takes }, index) => (
        <span
          key={title}
          className={styles.stone}
          style={
            {
              flexGrow: days[index] ?? 0,
              '--from': shareOf(before(index)),
              '--share': shareOf(days[index] ?? 0),
            } as CSSProperties
          }
        >
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.name}>{title}</span>
          <span className={styles.takes}>{takes ? sayName(takes) : null}</span>
        </span>
      ))}
    </div>
  )
}
