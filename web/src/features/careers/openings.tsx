import type { ListPage } from '@/content/pagination'
import type { ListedOpening } from '@/content/readers/openings'
import { Button } from '@/ui/button/button'
import { Note } from '@/ui/note/note'
import { Pagination } from '@/ui/pagination/pagination'
import { countOf } from '@/ui/text/count-of'
import { ChoiceFields } from '../filters/choice-fields'
import filters from '../lists/filters.module.css'
import { OpeningList } from './opening-list'
import { type CountedTitle, OPENING_LIST, type OpeningChoices, type OpeningQuery } from './opening-query'
import styles from './openings.module.css'

interface OpeningsProps {
  query: OpeningQuery
  ignored: readonly string[]
  choices: OpeningChoices
  found: ListPage<ListedOpening>
  open: number
}

/** The filters, how many fit, and the openings themselves. */
export function Openings({ query, ignored, choices, found, open }: OpeningsProps) {
  const isFiltered = OPENING_LIST.isAsked(query)
  return (
    <>
      <form className={filters.filters} action="/careers#openings" aria-label="Filter the openings">
        <ChoiceFields
          list={OPENING_LIST}
          asked={query}
          source={choices}
          shown={(name) => offered(choices[name], query[name])}
        />
        <div className={filters.apply}>
          <Button type="submit">Show openings</Button>
          {isFiltered ? <a href="/careers#openings">Clear</a> : null}
        </div>
      </form>
      <Note sentences={ignored} />
      <p className={styles.count}>
        <strong>{countOf(found.total, 'opening', 'openings')}</strong>
        {isFiltered && found.total > 0 ? ` of ${open}` : ''}
      </p>
      {found.total > 0 ? (
        <>
          <OpeningList openings={found.items} label="Openings" />
          <Pagination
            page={found.page}
            pages={found.pages}
            hrefOf={(page) => `${OPENING_LIST.hrefOf(query, page)}#openings`}
          />
        </>
      ) : (
        <Nothing query={query} open={open} />
      )}
    </>
  )
}

/** What leads to something, and what was asked for. */
function offered(choices: readonly CountedTitle[], asked: string) {
  return choices
    .filter(({ count, value }) => count > 0 || value === asked)
    .map(({ value, title, count }) => ({ value, title: `${title} (${count})` }))
}

function Nothing({ query, open }: { query: OpeningQuery; open: number }) {
  if (open === 0) {
    return (
      <p className={styles.nothing}>Nothing is open today. Openings are printed here before they are anywhere else.</p>
    )
  }
  return (
    <p className={styles.nothing}>
      Nothing open fits all of that today. Try{' '}
      {OPENING_LIST.relaxations(query).map(({ words, asked }) => (
        <span key={words}>
          <a href={`${OPENING_LIST.hrefOf(asked)}#openings`}>{words}</a>,{' '}
        </span>
      ))}
      or see <a href="/careers#openings">all openings</a>.
    </p>
  )
}
