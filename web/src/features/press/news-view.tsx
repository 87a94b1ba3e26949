import { type ExternalAddress, type Page, resolveHref } from '@ashlar/contract'
import type { ListedPressItem } from '@/content/readers/press'
import { formatDate } from '@/ui/date/format-date'
import { Hero } from '@/ui/hero/hero'
import { Ledger } from '@/ui/ledger/ledger'
import { TextLink } from '@/ui/link/text-link'
import { LinkBar } from '@/ui/link-bar/link-bar'
import { Note } from '@/ui/note/note'
import { Pagination } from '@/ui/pagination/pagination'
import { countOf } from '@/ui/text/count-of'
import filters from '../lists/filters.module.css'
import { grouped } from '../lists/grouped'
import { PageSections } from '../page/page-sections'
import { type FoundPress, NEWS_PATH, PRESS_LIST, pieceId, yearOf } from './find-press'
import styles from './news-view.module.css'

interface NewsViewProps {
  page: Page
  found: FoundPress
  addresses: readonly ExternalAddress[]
}

/** What papers wrote: year, headline, source, and no more. */
export function NewsView({ page, found, addresses }: NewsViewProps) {
  const { query, choices, items } = found
  return (
    <main id="content">
      <Hero heading={page.heading} lead={page.lead} picture={null} />
      <div className={`page-width ${filters.body}`}>
        <div className={styles.bars}>
          {PRESS_LIST.names.map((name) => {
            const { label, any, choices: choicesFrom } = PRESS_LIST.filters[name]
            return (
              <LinkBar
                key={name}
                label={label}
                links={[{ value: '', title: any }, ...choicesFrom(choices)].map(({ value, title }) => ({
                  label: title,
                  href: PRESS_LIST.hrefOf({ ...query, [name]: value }),
                  current: query[name] === value,
                }))}
              />
            )
          })}
        </div>
        <Note sentences={found.notes} />
        <p className={filters.count}>
          {countOf(found.total, 'piece', 'pieces')}
          {found.pages > 1 ? `, page ${found.page} of ${found.pages}` : ''}
          {found.total === 0 ? (
            <>
              . <a href={NEWS_PATH}>Show everything</a>
            </>
          ) : null}
        </p>
        {grouped(items, yearOf).map(([year, pieces]) => (
          <Ledger key={year} term={year} id={`year-${year}`}>
            <ol>
              {pieces.map((item) => (
                <Piece key={`${item.date} ${item.title}`} item={item} addresses={addresses} />
              ))}
            </ol>
          </Ledger>
        ))}
        <Pagination page={found.page} pages={found.pages} hrefOf={(number) => PRESS_LIST.hrefOf(query, number)} />
      </div>
      <PageSections page={page} addresses={addresses} />
    </main>
  )
}

/** A headline, its source and its day. One whose address leads nowhere is told without a link. */
function Piece({ item, addresses }: { item: ListedPressItem; addresses: readonly ExternalAddress[] }) {
  const href = resolveHref(item.link, addresses)
  return (
    <li className={styles.piece} id={pieceId(item)}>
      <h3 className={styles.title}>
        {href ? <TextLink link={{ href, external: true }}>{item.title}</TextLink> : item.title}
      </h3>
      {item.excerpt ? <p className={styles.excerpt}>{item.excerpt}</p> : null}
      <p className={styles.source}>
        <cite className={styles.publication}>{item.publication}</cite>
        <time dateTime={item.date}>{formatDate(item.date)}</time>
        <span>{item.category}</span>
      </p>
    </li>
  )
}
