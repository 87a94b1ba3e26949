import { keepTogether } from '../text/keep-together'
import styles from './figures.module.css'

/** Longer ones are set smaller, or they would run into their neighbours. */
const SHORT_VALUE = 7

export interface Figure {
  value: string
  label: string
  /** Where the number comes from and when. */
  source?: string | undefined
  /** Where the source can be read. */
  href?: string | undefined
}

/** Numbers worth a look, each with what it counts and where it comes from. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures} data-four={figures.length === 4 ? '' : undefined}>
      {figures.map(({ value, label, source, href }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} data-long={value.length > SHORT_VALUE ? '' : undefined}>
            {value}
          </dd>
          {source ? (
            <dd className={styles.source}>{href ? <a href={href}>{keepTogether(source)}</a> : keepTogether(source)}</dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}
