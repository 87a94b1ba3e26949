import { type ExternalAddress, resolveHref, type SearchPage } from '@ashlar/contract'
import { Button } from '@/ui/button/button'
import { Course } from '@/ui/course/course'
import { Ledger } from '@/ui/ledger/ledger'
import { TextLink } from '@/ui/link/text-link'
import { Note } from '@/ui/note/note'
import { Pagination } from '@/ui/pagination/pagination'
import { say } from '@/words/say'
import type { AskedProjects } from './asked-projects'
import { Result } from './result'
import type { Found } from './search'
import { SEARCH_PATH, searchHref } from './search-href'
import { QUERY_LIMIT, type Results } from './search-query'
import styles from './search-view.module.css'

interface SearchViewProps {
  words: string
  found: Found
  results: Results
  /** Kinds of content that cannot be searched at the moment. */
  missing: readonly string[]
  page: SearchPage | null
  addresses: readonly ExternalAddress[]
}

/** The results, the best first and then by kind, or suggestions when there are none. */
export function SearchView({ words, found, results, missing, page, addresses }: SearchViewProps) {
  const { total, alone, kinds } = results
  return (
    <main id="content" className={`page-width ${styles.page}`}>
      <header className={`stack-5 ${styles.head}`}>
        <h1 className={styles.heading}>
          {words ? say('Results for “{words}”', { words }) : (page?.heading ?? say('Search'))}
        </h1>
        {words || !page?.lead ? null : <p className="text-l measure">{page.lead}</p>}
        <search aria-label={say('Search the site')}>
          <form className={styles.form} action={SEARCH_PATH}>
            <label className="sr-only" htmlFor="search-again">
              {say('Looking for')}
            </label>
            <input
              id="search-again"
              name="searchTextFromHeader"
              type="search"
              defaultValue={words}
              maxLength={QUERY_LIMIT}
            />
            <Button type="submit">{say('Search')}</Button>
          </form>
          <label className={`caption row ${styles.shortcut}`} hidden>
            <input type="checkbox" data-slash-switch="" defaultChecked />
            <span>
              {say('The')} <kbd>/</kbd> {say('key leads to the search box on every page')}
            </span>
          </label>
        </search>
        <Note sentences={[...notesOf(missing), ...results.notes]} />
        {words ? (
          <p className="text-l numbers">
            {say('{count} results', { count: total })}
            {alone && kinds.length > 1 ? (
              <>
                {say('.')} <a href={searchHref(words)}>{say('All {count} results', { count: total })}</a>
              </>
            ) : null}
            {found.corrected ? (
              <>
                {say('. Did you mean')} <a href={searchHref(found.corrected)}>{found.corrected}</a>?
              </>
            ) : null}
          </p>
        ) : null}
        <Course
          label={say('Kinds of result')}
          stones={kinds.map(({ kind, title, count }) => ({
            label: say(title),
            href: searchHref(words, kind),
            size: count,
            of: count === 1 ? say('result') : say('results'),
            current: alone?.kind === kind,
          }))}
        />
      </header>
      {found.projects && (!alone || alone.kind === 'projects') ? <AskedFor projects={found.projects} /> : null}
      {total > 0 ? (
        <Groups words={words} results={results} />
      ) : (
        <Nothing asked={words !== ''} page={page} addresses={addresses} />
      )}
    </main>
  )
}

function notesOf(missing: readonly string[]): string[] {
  return missing.length > 0
    ? [say('Not searched, since it cannot be read just now: {what}.', { what: missing.join(', ') })]
    : []
}

/** A link to the project list with the filters of the query. */
function AskedFor({ projects: { href, filters, total } }: { projects: AskedProjects }) {
  return (
    <p className={`stack-1 ${styles.askedFor}`}>
      <a href={href}>
        {say('{count} projects', { count: total })}: {filters.join(', ')}
      </a>
      <span>
        {total === 0 ? say('See what comes near, and change the filters') : say('See them with prices and plans')}
      </span>
    </p>
  )
}

function Groups({ words, results: { alone, best, groups } }: { words: string; results: Results }) {
  if (alone) {
    const { part } = alone
    return (
      <>
        <Ledger term={say(alone.title)} id={alone.kind} note={pageOf(alone.count, part.page, part.pages)}>
          <ol>
            {part.items.map((hit) => (
              <Result key={hit.href} hit={hit} level="h3" />
            ))}
          </ol>
        </Ledger>
        <Pagination page={part.page} pages={part.pages} hrefOf={(page) => searchHref(words, alone.kind, page)} />
      </>
    )
  }
  return (
    <>
      <Ledger term={say('Best matches')} id="best">
        <ol>
          {best.map((hit) => (
            <Result key={hit.href} hit={hit} level="h3" />
          ))}
        </ol>
      </Ledger>
      {groups.map(({ kind, title, count, hits }) => (
        <Ledger
          key={kind}
          term={say('More: {kind}', { kind: say(title) })}
          id={kind}
          note={
            <a href={searchHref(words, kind)}>
              {count === 1 ? say('Show the result') : say('All {count} results', { count })}
            </a>
          }
        >
          <ol>
            {hits.map((hit) => (
              <Result key={hit.href} hit={hit} level="h3" brief />
            ))}
          </ol>
        </Ledger>
      ))}
    </>
  )
}

function pageOf(count: number, page: number, pages: number): string {
  const results = say('{count} results', { count })
  return pages > 1 ? `${results}, ${say('page {page} of {pages}', { page, pages })}` : results
}

function Nothing({ asked, page, addresses }: { asked: boolean } & Pick<SearchViewProps, 'page' | 'addresses'>) {
  const popular = (page?.popular ?? []).flatMap(({ name, link }) => {
    const href = resolveHref(link, addresses)
    return href ? [{ name, href }] : []
  })
  return (
    <section className={styles.nothing} aria-labelledby="starting-points">
      <div className="stack-3 at-top">
        <h2 id="starting-points">
          {asked ? (page?.emptyHeading ?? say('Nothing was found')) : say('Popular searches')}
        </h2>
        {asked && page?.emptyText ? <p>{page.emptyText}</p> : null}
      </div>
      <ul className={styles.popular}>
        {popular.map(({ name, href }) => (
          <li key={href}>
            <TextLink link={{ href, external: /^https?:/.test(href) }}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
