import { sayName } from '@/words/say'
import { keepTogether } from '../text/keep-together'
import { barsOf } from './step-bars'
import styles from './steps.module.css'
import { TimeScale } from './time-scale'

export interface Step {
  title: string
  text: string
  /** Its duration as text. */
  takes?: string | undefined
}

/** The steps of a process in order, each with its duration and a bar that shows when it is in the whole time. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const bars = barsOf(steps)
  return (
    <div className={styles.steps}>
      {bars ? (
        <div className={styles.scale}>
          <TimeScale steps={steps} />
        </div>
      ) : null}
      <ol className={styles.list}>
        {steps.map(({ title, text, takes }, index) => (
          <li key={title} className={`at-top rule-above ${styles.step}`} style={bars?.[index]}>
            <span className={`heading-face numbers ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={`text-l ${styles.title}`}>{title}</h3>
            <p className={`measure ${styles.text}`}>{keepTogether(text)}</p>
            {takes ? <p className={`caption semibold ${styles.takes}`}>{sayName(takes)}</p> : null}
          </li>
        ))}
      </ol>
    </div>
  )
}
