import { keepTogether } from '../text/keep-together'
import styles from './figures.module.css'

/** Up to how many letters a row has its largest and its second size: what is longer would run into its neighbour. */
const SHORT = 7
const MIDDLE = 9

export interface Figure {
  value: string
  label: string
  /** Where the number comes from and when. */
  source?: string | undefined
  /** Where the source can be read. */
  href?: string | undefined
}

/** Numbers worth a look, each with what it counts and where it comes from; those of a row are of one size. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const longest = Math.max(...figures.map(({ value }) => value.length))
  const length = longest <= SHORT ? 'short' : longest <= MIDDLE ? 'middle' : 'long'
  return (
    <dl className={styles.figures} data-four={figures.length === 4 ? '' : undefined} data-length={length}>
      {figures.map(({ value, label, source, href }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {source ? (
            <dd className={styles.source}>{href ? <a href={href}>{keepTogether(source)}</a> : keepTogether(source)}</dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}
