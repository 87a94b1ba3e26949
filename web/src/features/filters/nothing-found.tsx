import type { ReactNode } from 'react'
import { countOf } from '@/ui/text/count-of'
import { say, sayIfKnown } from '@/words/say'
import styles from './nothing-found.module.css'

interface NothingFoundProps {
  /** The names of the records: one and several. */
  called: { one: string; many: string }
  /** Changes that find something, the nearest first. */
  nearest: readonly { words: string; href: string; count: number }[]
  /** Further content below the suggestions. */
  children?: ReactNode
}

/** The message when nothing is found, with suggestions and their numbers of results. */
export function NothingFound({ called: { one, many }, nearest, children }: NothingFoundProps) {
  return (
    <div className={styles.nothing}>
      <p>
        {say('No {thing} matches all of that.', { thing: sayIfKnown(one) })}
        {nearest.length > 0 ? ` ${say('Closest matches')}:` : ''}
      </p>
      {nearest.length > 0 ? (
        <ul className={styles.nearest} aria-label={say('Closest matches')}>
          {nearest.map(({ words, href, count }) => (
            <li key={words}>
              <a href={href}>
                <span>{words.charAt(0).toUpperCase() + words.slice(1)}</span>{' '}
                <span>{countOf(count, sayIfKnown(one), sayIfKnown(many))}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {children ? <p>{children}</p> : null}
    </div>
  )
}
