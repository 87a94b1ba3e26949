import type { InputHTMLAttributes, ReactNode } from 'react'
import { SearchIcon } from '@/ui/icons/icons'
import styles from './search-form.module.css'

/** The field, whoever draws it. */
export const FIELD = {
  className: styles.field,
  id: 'site-search',
  name: 'searchTextFromHeader',
  type: 'search',
  placeholder: 'Residential, Land, Commercial',
  autoComplete: 'off',
  enterKeyHint: 'search',
  maxLength: 200,
  'aria-keyshortcuts': '/ Control+K',
} as const satisfies InputHTMLAttributes<HTMLInputElement>

/**
 * A plain form: Enter or the icon goes to the results.
 *
 * @param field plain unless something else is to be drawn in its place.
 */
export function SearchForm({ field = <input {...FIELD} /> }: { field?: ReactNode }) {
  return (
    <search className={styles.search}>
      <form className={styles.form} action="/search-result">
        <label className={styles.label} htmlFor={FIELD.id}>
          Looking for
        </label>
        {field}
        <button className={styles.button} type="submit">
          <SearchIcon />
          <span className="sr-only">Search</span>
        </button>
      </form>
    </search>
  )
}
