import { capitalised } from '@/words/capitalised'
import { say, sayName } from '@/words/say'
import styles from './active-filters.module.css'

interface ActiveFiltersProps {
  /** The active filter values in words, such as `Pune`, each with the address of the list without it. */
  active: readonly { words: string; href: string }[]
  /** The address of the list without filters. */
  clearHref: string
}

/** The active filters of a list as chips; each can be removed alone, or all together. */
export function ActiveFilters({ active, clearHref }: ActiveFiltersProps) {
  if (active.length === 0) return null
  return (
    <ul className={`cluster ${styles.active}`} aria-label={say('Active filters')} data-active-filters="">
      {active.map(({ words, href }) => (
        <li key={words}>
          <a className={`text-s semibold ${styles.chip}`} href={href}>
            <span className="sr-only">{say('Remove {what}', { what: '' })}</span>
            <span>{capitalised(sayName(words))}</span>
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <path d="m1.5 1.5 9 9M10.5 1.5l-9 9" fill="none" stroke="currentColor" strokeWidth="1.75" />
            </svg>
          </a>
        </li>
      ))}
      <li>
        <a className={styles.clear} href={clearHref}>
          {say('Clear all')}
        </a>
      </li>
    </ul>
  )
}
