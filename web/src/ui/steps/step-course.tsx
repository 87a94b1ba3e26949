import { sayName } from '@/words/say'
import { barsOf } from './step-bars'
import styles from './step-course.module.css'
import type { Step } from './steps'
import { TimeScale } from './time-scale'

/**
 * The steps of a process as lines, for a narrow screen: each with its name and a bar as long as its duration, which
 * begins where the one before it ends. Nothing when fewer than two have a duration.
 */
export function StepCourse({ steps }: { steps: readonly Step[] }) {
  const bars = barsOf(steps)
  if (!bars) return null
  return (
    <div className={styles.course} aria-hidden="true">
      <TimeScale steps={steps} />
      {steps.map(({ title, takes }, index) => (
        <span key={title} className={styles.stone} style={bars[index]}>
          <span className="heading-face numbers">{index + 1}</span>
          <span className="semibold">{title}</span>
          <span className="text-s">{takes ? sayName(takes) : null}</span>
        </span>
      ))}
    </div>
  )
}
