import { SearchIcon } from '@/ui/icons/icons'
import styles from './search-form.module.css'

/** A plain form: Enter or the icon goes to the results. */
export function SearchForm({ onSubmit }: { onSubmit?: (form: HTMLFormElement) => void }) {
  return (
    <search className={styles.search}>
      <form
        className={styles.form}
        action="/search-result"
        {...(onSubmit ? { onSubmit: (event) => onSubmit(event.currentTarget) } : {})}
      >
        <label className={styles.label} htmlFor="site-search">
          Looking for
        </label>
        <input
          className={styles.field}
          id="site-search"
          name="searchTextFromHeader"
          type="search"
          placeholder="Residential, Land, Commercial"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
        <button className={styles.button} type="submit">
          <SearchIcon />
          <span className="visually-hidden">Search</span>
        </button>
      </form>
    </search>
  )
}
