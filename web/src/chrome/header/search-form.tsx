import type { InputHTMLAttributes, ReactNode } from 'react'
import { SEARCH_PATH } from '@/features/search/search-href'
import { SearchIcon } from '@/ui/icons/icons'
import { say } from '@/words/say'
import styles from './search-form.module.css'

/** Attributes that the plain field and the field with suggestions share. */
export const SEARCH_FIELD = {
  className: styles.field,
  id: 'site-search',
  name: 'searchTextFromHeader',
  type: 'search',
  autoComplete: 'off',
  enterKeyHint: 'search',
  maxLength: 200,
  'aria-keyshortcuts': '/ Control+K',
} as const satisfies InputHTMLAttributes<HTMLInputElement>

/** The placeholder of the field. */
export function searchExample(): string {
  return say('Residential, Land, Commercial')
}

/**
 * A plain form: Enter or the icon opens the results.
 *
 * @param field the input; the plain one by default.
 * @param action the address of the results, in the language of the page.
 */
export function SearchForm({
  field = <input {...SEARCH_FIELD} placeholder={searchExample()} />,
  action = SEARCH_PATH,
}: {
  field?: ReactNode
  action?: string
}) {
  return (
    <search className={styles.search}>
      <form className={styles.form} action={action}>
        <label className={styles.label} htmlFor={SEARCH_FIELD.id}>
          {say('Looking for')}
        </label>
        {field}
        <button className={styles.button} type="submit">
          <SearchIcon />
          <span className="sr-only">{say('Search')}</span>
        </button>
      </form>
    </search>
  )
}
