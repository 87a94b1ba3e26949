import type { ReactNode } from 'react'
import { type Phrase, say } from '@/words/say'
import styles from './nothing-found.module.css'

interface NothingFoundProps {
  /** The name of a record, and the phrase for a number of them. */
  called: { one: Phrase; counted: Phrase }
  /** Changes that find something, the nearest first. */
  nearest: readonly { words: string; href: string; count: number }[]
  /** Further content below the suggestions. */
  children?: ReactNode
}

/** The message when nothing is found, with suggestions and their numbers of results. */
export function NothingFound({ called: { one, counted }, nearest, children }: NothingFoundProps) {
  return (
    <div className="prose text-l">
      <p>
        {say('No {thing} matches all of that.', { thing: say(one) })}
        {nearest.length > 0 ? ` ${say('Closest matches')}:` : ''}
      </p>
      {nearest.length > 0 ? (
        <ul className={`rule-below ${styles.nearest}`} aria-label={say('Closest matches')}>
          {nearest.map(({ words, href, count }) => (
            <li key={words}>
              <a href={href}>
                <span>{words.charAt(0).toUpperCase() + words.slice(1)}</span> <span>{say(counted, { count })}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {children ? <p>{children}</p> : null}
    </div>
  )
}
