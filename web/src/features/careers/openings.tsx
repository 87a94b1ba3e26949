import type { Opening } from '@ashlar/contract'
import { Button } from '@/ui/button/button'
import { Course } from '@/ui/course/course'
import { Fold } from '@/ui/fold/fold'
import { Note } from '@/ui/note/note'
import { Pagination } from '@/ui/pagination/pagination'
import { say, sayName } from '@/words/say'
import { ActiveFilters } from '../filters/active-filters'
import { ChoiceFields } from '../filters/choice-fields'
import { NothingFound } from '../filters/nothing-found'
import filters from '../lists/filters.module.css'
import type { ListPage } from '../lists/list-page'
import { OpeningList } from './opening-list'
import { OPENING_LIST, type OpeningOffer, type OpeningQuery } from './opening-query'
import styles from './openings.module.css'

export interface OpeningsProps {
  query: OpeningQuery
  ignored: readonly string[]
  offer: OpeningOffer
  found: ListPage<Opening>
  /** Number of open openings, without filters. */
  open: number
}

/** The filters, the number of results, and the openings. */
export function Openings({ query, ignored, offer, found, open }: OpeningsProps) {
  if (open === 0 && !OPENING_LIST.isAsked(query)) return <NoOpenings nearest={[]} open={0} />
  return (
    <>
      <Fold summary={say('Filter the openings')}>
        <form
          className={`stack-4 ${filters.filters}`}
          action={OPENING_LIST.linkTo({})}
          aria-label={say('Filter the openings')}
        >
          <ChoiceFields list={OPENING_LIST} asked={query} facets={offer.facets} hidden={['city']} />
          <Button type="submit">{say('Show openings')}</Button>
        </form>
      </Fold>
      <Cities query={query} offer={offer} />
      <Note sentences={ignored} />
      <p className={`soft numbers ${styles.count}`}>
        <strong>{say('{count} openings', { count: found.total })}</strong>
        {OPENING_LIST.isAsked(query) && found.total > 0 ? ` ${say('of {whole}', { whole: open })}` : ''}
        {found.total > 1 ? <span className={styles.order}>{say('Those that close first come first')}</span> : null}
      </p>
      <ActiveFilters active={offer.active} clearHref={OPENING_LIST.linkTo({})} />
      {found.total > 0 ? (
        <>
          <OpeningList openings={found.items} label={say('Openings')} />
          <Pagination page={found.page} pages={found.pages} hrefOf={(page) => OPENING_LIST.linkTo(query, page)} />
        </>
      ) : (
        <NoOpenings nearest={offer.nearest} open={open} />
      )}
    </>
  )
}

/** Openings by city, the only filter by place: the width of each city shows its number of openings. */
function Cities({ query, offer }: Pick<OpeningsProps, 'query' | 'offer'>) {
  return (
    <div className={`to-edges ${styles.cities}`}>
      <Course
        label={say('Openings by city')}
        stones={offer.facets.city.choices.map(({ value, title, count }) => ({
          label: sayName(title),
          href: OPENING_LIST.linkTo({ ...query, city: value }),
          size: count,
          of: count === 1 ? say('opening') : say('openings'),
          current: query.city === value,
        }))}
      />
    </div>
  )
}

function NoOpenings({ nearest, open }: Pick<OpeningOffer, 'nearest'> & Pick<OpeningsProps, 'open'>) {
  if (open === 0) {
    return (
      <p className="text-l measure">
        {say('Nothing is open today. Openings are printed here before they are anywhere else.')}
      </p>
    )
  }
  return (
    <NothingFound called={OPENING_LIST.called} nearest={nearest}>
      {say('Or see')} <a href={OPENING_LIST.linkTo({})}>{say('all openings')}</a>
      {say('.')}
    </NothingFound>
  )
}
