import { say } from '@/words/say'
import { wholeTimeOf } from './days-of'
import type { Step } from './steps'
import { timeMarks } from './time-marks'
import styles from './time-scale.module.css'

/** The weeks or months above the bars of steps; nothing when a step has no duration. */
export function TimeScale({ steps }: { steps: readonly Step[] }) {
  const days = wholeTimeOf(steps)
  if (days === null) return null
  const { unit, marks } = timeMarks(days)
  return (
    <span className={`caption numbers ${styles.scale}`} aria-hidden="true">
      {marks.map(({ count, at }) => (
        <span key={count} className={styles.mark} style={{ insetInlineStart: at }}>
          {count === 0 ? `0 ${say(unit)}` : count}
        </span>
      ))}
    </span>
  )
}
