import { keepTogether } from '../text/keep-together'
import styles from './steps.module.css'

export interface Step {
  title: string
  text: string
  /** How long it takes, in words. */
  takes?: string | undefined
}

/** What happens, in order, and how long each part takes. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <div className={styles.steps}>
      <ol className={styles.list}>
        {steps.map(({ title, text, takes }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{keepTogether(text)}</p>
            {takes ? <p className={styles.takes}>{takes}</p> : null}
          </li>
        ))}
      </ol>
    </div>
  )
}
