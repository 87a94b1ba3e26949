import { type ExternalAddress, resolveHref, type SearchPage } from '@ashlar/contract'
import { Button, ButtonLink } from '@/ui/button/button'
import { CloseIcon } from '@/ui/icons/icons'
import { Ledger } from '@/ui/ledger/ledger'
import { TextLink } from '@/ui/link/text-link'
import { LinkBar } from '@/ui/link-bar/link-bar'
import { Note } from '@/ui/note/note'
import { Pagination } from '@/ui/pagination/pagination'
import { capitalised } from '@/words/capitalised'
import { say } from '@/words/say'
import type { AskedProjects } from './asked-projects'
import { Result } from './result'
import type { Found, Hit } from './search'
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

/** What was asked for first, then the best of everything else and more by kind, or what helps when there is nothing. */
export function SearchView({ words, found, results, missing, page, addresses }: SearchViewProps) {
  const { total, alone, kinds } = results
  const [asked, isAsked] = [found.projects, !alone || alone.kind === 'projects']
  return (
    <main id="content" className={`page-width ${styles.page}`}>
      <header className={styles.head}>
        {/* The field says it too, as large as a heading, so that a question is changed where it stands. */}
        <h1 className={words ? 'sr-only' : styles.heading}>
          {words ? say('Results for “{words}”', { words }) : (page?.heading ?? say('Search'))}
        </h1>
        <search className={words ? styles.asked : styles.again} aria-label={say('Search the site')}>
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
            {words ? (
              <a className={styles.clear} href={SEARCH_PATH}>
                <CloseIcon />
                <span className="sr-only">{say('Clear')}</span>
              </a>
            ) : null}
            <Button type="submit">{say('Search')}</Button>
          </form>
        </search>
        {words || !page?.lead ? null : <p className="text-l measure">{page.lead}</p>}
        <Note sentences={[...notesOf(missing), ...results.notes]} />
        <div className={`cluster numbers ${styles.count}`}>
          {words ? <p>{say('{count} results', { count: total })}</p> : null}
          {found.corrected ? (
            <a href={searchHref(found.corrected)}>{say('Did you mean “{words}”?', { words: found.corrected })}</a>
          ) : null}
          <label className={`caption row ${styles.shortcut}`} hidden>
            <input type="checkbox" data-slash-switch="" defaultChecked />
            <span>{say('The / key leads to the search box on every page')}</span>
          </label>
        </div>
        {kinds.length > 1 ? (
          <div className={`to-edges ${styles.kinds}`}>
            <LinkBar
              label={say('Kinds of result')}
              links={[
                { label: say('All'), href: searchHref(words), current: !alone, count: counted(total) },
                ...kinds.map(({ kind, title, count }) => ({
                  label: say(title),
                  href: searchHref(words, kind),
                  current: alone?.kind === kind,
                  count: counted(count),
                })),
              ]}
            />
          </div>
        ) : null}
      </header>
      {asked && isAsked ? <AskedFor projects={asked} hits={results.asked} /> : null}
      {total > 0 ? (
        <Groups words={words} results={results} isRest={found.projects?.certain ?? false} />
      ) : (
        <Nothing asked={words !== ''} page={page} addresses={addresses} />
      )}
    </main>
  )
}

function counted(number: number): { number: number; of: string } {
  return { number, of: number === 1 ? say('result') : say('results') }
}

function notesOf(missing: readonly string[]): string[] {
  return missing.length > 0
    ? [say('Not searched, since it cannot be read just now: {what}.', { what: missing.join(', ') })]
    : []
}

/** The projects that match the filters of the query, with a link to their list; without any, what comes near. */
function AskedFor({
  projects: { href, filters, total, nearest },
  hits,
}: {
  projects: AskedProjects
  hits: readonly Hit[]
}) {
  return (
    <section className={styles.askedFor} aria-labelledby="asked-for">
      <h2 className="text-xl" id="asked-for">
        <a href={href}>
          {say('{count} projects', { count: total })}: {filters.join(', ')}
        </a>
      </h2>
      {hits.length > 0 ? (
        <ul className={styles.cards}>
          {hits.map((hit) => (
            <Result key={hit.href} hit={hit} level="h3" shape="card" />
          ))}
        </ul>
      ) : null}
      {total > 0 ? (
        <p className={styles.all}>
          <ButtonLink link={{ href, label: say('See them with prices and plans'), external: false }} tone="quiet" />
        </p>
      ) : null}
      {total === 0 ? (
        <ul className="stack-2" aria-label={say('Closest matches')}>
          {nearest().map((near) => (
            <li key={near.words}>
              <a href={near.href}>
                {capitalised(near.words)}: {say('{count} projects', { count: near.count })}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

interface GroupsProps {
  words: string
  results: Results
  /** Whether what was asked for is shown above. */
  isRest: boolean
}

function Groups({ words, results: { alone, asked, best, groups }, isRest }: GroupsProps) {
  if (alone) {
    const { part } = alone
    return (
      <div className={styles.groups}>
        <Ledger term={say(alone.title)} id={alone.kind} note={pageOf(alone.count, part.page, part.pages)}>
          <ol>
            {part.items.map((hit) => (
              <Result key={hit.href} hit={hit} level="h3" shape="full" />
            ))}
          </ol>
        </Ledger>
        <Pagination page={part.page} pages={part.pages} hrefOf={(page) => searchHref(words, alone.kind, page)} />
      </div>
    )
  }
  return (
    <div className={styles.groups}>
      {best.length > 0 ? (
        <Ledger term={isRest && asked.length > 0 ? say('Also found') : say('Best matches')} id="best">
          <ol>
            {best.map((hit, index) => (
              <Result
                key={hit.href}
                hit={hit}
                level="h3"
                shape={index === 0 && asked.length === 0 ? 'answer' : 'entry'}
              />
            ))}
          </ol>
        </Ledger>
      ) : null}
      <div className={styles.kindsOfRest}>
        {groups.map(({ kind, title, count, hits }) => (
          <section key={kind} id={kind} aria-labelledby={`${kind}-term`}>
            <h2 className="text-l" id={`${kind}-term`}>
              {say(title)}
            </h2>
            <ol>
              {hits.map((hit) => (
                <Result key={hit.href} hit={hit} level="h3" shape="brief" />
              ))}
            </ol>
            {count > hits.length ? (
              <a className="text-s semibold" href={searchHref(words, kind)}>
                {say('All {count} results', { count })}
              </a>
            ) : null}
          </section>
        ))}
      </div>
    </div>
  )
}

function pageOf(count: number, page: number, pages: number): string {
  const results = say('{count} results', { count })
  return pages > 1 ? `${results}, ${say('page {page} of {pages}', { page, pages })}` : results
}

/** Queries that show what the search understands, in the language of the page. */
const EXAMPLES = ['3 BHK under 2 crore in Pune', 'Offices in Bengaluru', 'Stamp duty'] as const

function Nothing({ asked, page, addresses }: { asked: boolean } & Pick<SearchViewProps, 'page' | 'addresses'>) {
  const popular = (page?.popular ?? []).flatMap(({ name, link }) => {
    const href = resolveHref(link, addresses)
    return href ? [{ name, href }] : []
  })
  return (
    <section className={styles.nothing} aria-labelledby="starting-points">
      <div className="stack-4 at-top">
        <h2 id="starting-points">
          {asked ? (page?.emptyHeading ?? say('Nothing was found')) : say('Popular searches')}
        </h2>
        {asked && page?.emptyText ? <p>{page.emptyText}</p> : null}
        <LinkBar
          label={say('Try one of these')}
          links={EXAMPLES.map((example) => ({ label: say(example), href: searchHref(say(example)), current: false }))}
        />
        {asked ? (
          <p>
            <a href="/about/contact-us#enquiry">{say('Tell us what you look for, and we will look for you')}</a>
          </p>
        ) : null}
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
