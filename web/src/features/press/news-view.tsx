import { type ExternalAddress, type Page, type PressItem, resolveHref } from '@ashlar/contract'
import { formatDate } from '@/ui/date/format-date'
import { Hero } from '@/ui/hero/hero'
import { Ledger } from '@/ui/ledger/ledger'
import { TextLink } from '@/ui/link/text-link'
import { Note } from '@/ui/note/note'
import { Pagination } from '@/ui/pagination/pagination'
import { say, sayName } from '@/words/say'
import { ActiveFilters } from '../filters/active-filters'
import { ChoiceBar } from '../filters/choice-bar'
import { NothingFound } from '../filters/nothing-found'
import filters from '../lists/filters.module.css'
import { grouped } from '../lists/grouped'
import { NothingYet } from '../lists/nothing-yet'
import { PageSections } from '../page/page-sections'
import { type FoundPress, PRESS_LIST, pieceId, yearOf } from './find-press'
import styles from './news-view.module.css'

interface NewsViewProps {
  page: Page
  found: FoundPress
  addresses: readonly ExternalAddress[]
}

/** Press coverage: year, headline and source. */
export function NewsView({ page, found, addresses }: NewsViewProps) {
  const { query, offer, items } = found
  const isEmpty = found.total === 0 && !PRESS_LIST.isAsked(query)
  return (
    <main id="content">
      <Hero name={page.title} heading={page.heading} lead={page.lead} picture={null} />
      <div className={`page-width ${filters.body}`} id={PRESS_LIST.called.anchor}>
        {isEmpty ? (
          <NothingYet />
        ) : (
          <>
            <div className="stack-3">
              {PRESS_LIST.names.map((name) => (
                <ChoiceBar key={name} list={PRESS_LIST} name={name} asked={query} facets={offer.facets} />
              ))}
            </div>
            <Note sentences={found.notes} />
            <p className={`text-l numbers ${filters.count}`}>
              {say('{count} pieces', { count: found.total })}
              {found.pages > 1 ? `, ${say('page {page} of {pages}', { page: found.page, pages: found.pages })}` : ''}
            </p>
            <ActiveFilters active={offer.active} clearHref={PRESS_LIST.linkTo({})} />
            {found.total === 0 ? (
              <NothingFound called={PRESS_LIST.called} nearest={offer.nearest}>
                <a href={PRESS_LIST.linkTo({})}>{say('Show all pieces')}</a>
              </NothingFound>
            ) : null}
            {grouped(items, yearOf).map(([year, pieces]) => (
              <Ledger key={year} term={year} id={`year-${year}`}>
                <ol>
                  {pieces.map((item) => (
                    <Piece key={`${item.date} ${item.title}`} item={item} addresses={addresses} />
                  ))}
                </ol>
              </Ledger>
            ))}
            <Pagination page={found.page} pages={found.pages} hrefOf={(number) => PRESS_LIST.linkTo(query, number)} />
          </>
        )}
      </div>
      <PageSections page={page} addresses={addresses} />
    </main>
  )
}

/** Headline, source and date. An item whose link cannot be resolved has no link. */
function Piece({ item, addresses }: { item: PressItem; addresses: readonly ExternalAddress[] }) {
  const href = resolveHref(item.link, addresses)
  return (
    <li className={styles.piece} id={pieceId(item)}>
      <h3 className={styles.title}>
        {href ? <TextLink link={{ href, external: true }}>{item.title}</TextLink> : item.title}
      </h3>
      {item.excerpt ? <p className={`soft measure ${styles.excerpt}`}>{item.excerpt}</p> : null}
      <p className={`meta ${styles.source}`}>
        <cite className={styles.publication}>{item.publication}</cite>
        <time dateTime={item.date}>{formatDate(item.date)}</time>
        <span>{sayName(item.category)}</span>
      </p>
    </li>
  )
}
