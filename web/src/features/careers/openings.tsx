import { Button } from '@/ui/button/button'
import { SelectField } from '@/ui/field/select-field'
import { Note } from '@/ui/note/note'
import { Pagination } from '@/ui/pagination/pagination'
import filters from '../lists/filters.module.css'
import { OpeningList } from './opening-list'
import { type CountedChoice, type FoundOpenings, hrefOf, type OpeningChoices, type OpeningQuery } from './opening-query'
import styles from './openings.module.css'

interface OpeningsProps {
  query: OpeningQuery
  ignored: readonly string[]
  choices: OpeningChoices
  found: FoundOpenings
  open: number
}

const FILTERS = [
  { name: 'department', label: 'Department', any: 'All departments' },
  { name: 'city', label: 'City', any: 'All cities' },
  { name: 'type', label: 'Job type', any: 'All types' },
] as const

/** The filters, how many fit, and the openings themselves. */
export function Openings({ query, ignored, choices, found, open }: OpeningsProps) {
  const isFiltered = Boolean(query.department || query.city || query.type)
  return (
    <>
      <form className={filters.filters} action="/careers#openings" aria-label="Filter the openings">
        {FILTERS.map(({ name, label, any }) => (
          <SelectField
            key={name}
            label={label}
            name={name}
            value={query[name]}
            any={any}
            choices={offered(choices[name], query[name])}
          />
        ))}
        <div className={filters.apply}>
          <Button type="submit">Show openings</Button>
          {isFiltered ? <a href="/careers#openings">Clear</a> : null}
        </div>
      </form>
      <Note sentences={ignored} />
      <p className={styles.count}>
        <strong>{countOf(found.total)}</strong>
        {isFiltered && found.total > 0 ? ` of ${open}` : ''}
      </p>
      {found.total > 0 ? (
        <>
          <OpeningList openings={found.openings} label="Openings" />
          <Pagination
            page={found.page}
            pages={found.pages}
            hrefOf={(page) => `${hrefOf({ ...query, page })}#openings`}
          />
        </>
      ) : (
        <Nothing query={query} open={open} />
      )}
    </>
  )
}

/** What leads to something, and what was asked for. */
function offered(choices: readonly CountedChoice[], asked: string) {
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
  const wider = [
    { wish: query.city, words: 'any city', query: { ...query, city: '' } },
    { wish: query.department, words: 'any department', query: { ...query, department: '' } },
    { wish: query.type, words: 'any job type', query: { ...query, type: '' } },
  ].filter(({ wish }) => wish)
  return (
    <p className={styles.nothing}>
      Nothing open fits all of that today. Try{' '}
      {wider.map(({ words, query: next }) => (
        <span key={words}>
          <a href={`${hrefOf({ ...next, page: 1 })}#openings`}>{words}</a>,{' '}
        </span>
      ))}
      or see <a href="/careers#openings">everything that is open</a>.
    </p>
  )
}

function countOf(count: number): string {
  if (count === 0) return 'No opening'
  return count === 1 ? '1 opening' : `${count} openings`
}
