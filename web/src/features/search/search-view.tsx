import type { Hit } from './search'
import styles from './search-view.module.css'

const POPULAR = [
  { href: '/projects?propertytype=Residential', label: 'Residential projects' },
  { href: '/services', label: 'All services' },
  { href: '/insights/research-reports', label: 'Research reports' },
  { href: '/about/contact-us', label: 'Offices and desks' },
] as const

/** What was found, or what to try instead. */
export function SearchView({ query, hits }: { query: string; hits: readonly Hit[] }) {
  return (
    <main id="content" className={`page-width ${styles.page}`}>
      <h1>{query ? `Results for “${query}”` : 'Search'}</h1>
      <search aria-label="Search the site">
        <form className={styles.form} action="/search-result">
          <label className="visually-hidden" htmlFor="search-again">
            Looking for
          </label>
          <input id="search-again" name="searchTextFromHeader" type="search" defaultValue={query} maxLength={200} />
          <button type="submit">Search</button>
        </form>
      </search>
      {query ? <p className={styles.count}>{countOf(hits.length)}</p> : null}
      {hits.length > 0 ? (
        <ol className={styles.hits}>
          {hits.map((hit) => (
            <li key={`${hit.kind} ${hit.href} ${hit.title}`} className={styles.hit}>
              <p className={styles.kind}>{hit.kind}</p>
              <h2 className={styles.title}>
                <a href={hit.href}>{hit.title}</a>
              </h2>
              <p className={styles.excerpt}>{hit.excerpt}</p>
            </li>
          ))}
        </ol>
      ) : (
        <section className={styles.empty}>
          <h2 className={styles.title}>{query ? 'Try fewer or other words, or start here' : 'Often looked for'}</h2>
          <ul>
            {POPULAR.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}

function countOf(count: number): string {
  if (count === 0) return 'Nothing found.'
  return count === 1 ? '1 result' : `${count} results`
}
