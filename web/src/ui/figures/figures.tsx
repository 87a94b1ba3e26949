import type { ReactNode } from 'react'
import { sayName } from '@/words/say'
import { keepTogether } from '../text/keep-together'
import styles from './figures.module.css'

/** The most characters for a row's largest and second font size: longer figures would touch their neighbours. */
const SHORT = 6
const MIDDLE = 9

export interface Figure {
  value: string
  label: string
  /** Source and date of the number. */
  source?: ReactNode
  /** Address of the source. */
  href?: string | undefined
}

/** Key figures, each with its label and source; all of a row have one font size. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const longest = Math.max(...figures.map(({ value }) => value.length))
  const length = longest <= SHORT ? 'short' : longest <= MIDDLE ? 'middle' : 'long'
  return (
    <dl
      className={styles.figures}
      data-four={figures.length === 4 ? '' : undefined}
      data-even={figures.length % 2 === 0 ? '' : undefined}
      data-length={length}
    >
      {figures.map(({ value, label, source: given, href }) => {
        const source = typeof given === 'string' ? keepTogether(given) : given
        return (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{keepTogether(label)}</dt>
            <dd className={`heading-face numbers ${styles.value}`}>{sayName(value)}</dd>
            {source ? (
              <dd className={`caption ${styles.source}`}>{href ? <a href={href}>{source}</a> : source}</dd>
            ) : null}
          </div>
        )
      })}
    </dl>
  )
}
