import type { ReactNode } from 'react'
import { countOf } from '@/ui/text/count-of'
import styles from './nothing-found.module.css'

interface NothingFoundProps {
  /** What is listed: one record and several. */
  called: { one: string; many: string }
  /** What finds something, the nearest first. */
  nearest: readonly { words: string; href: string; count: number }[]
  /** Another way on. */
  children?: ReactNode
}

/** Says what to ask a list for instead of what finds nothing, and how much there is of it. */
export function NothingFound({ called: { one, many }, nearest, children }: NothingFoundProps) {
  return (
    <div className={styles.nothing}>
      <p>
        No {one} matches all of that.{nearest.length > 0 ? ' Closest matches:' : ''}
      </p>
      {nearest.length > 0 ? (
        <ul className={styles.nearest} aria-label="Closest matches">
          {nearest.map(({ words, href, count }) => (
            <li key={words}>
              <a href={href}>
                <span>{words.charAt(0).toUpperCase() + words.slice(1)}</span> <span>{countOf(count, one, many)}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {children ? <p>{children}</p> : null}
    </div>
  )
}
