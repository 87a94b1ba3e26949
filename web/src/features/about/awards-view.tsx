import type { Award, ExternalAddress, Page } from '@ashlar/contract'
import { Course } from '@/ui/course/course'
import { Hero } from '@/ui/hero/hero'
import { Ledger } from '@/ui/ledger/ledger'
import { Note } from '@/ui/note/note'
import { Pagination } from '@/ui/pagination/pagination'
import { say, sayName } from '@/words/say'
import filters from '../lists/filters.module.css'
import { grouped } from '../lists/grouped'
import { NothingYet } from '../lists/nothing-yet'
import { PageSections } from '../page/page-sections'
import styles from './awards-view.module.css'
import { awardsHref, type FoundAwards } from './find-awards'

interface AwardsViewProps {
  page: Page
  found: FoundAwards
  addresses: readonly ExternalAddress[]
}

/** Awards by year, with the citations of their juries. */
export function AwardsView({ page, found, addresses }: AwardsViewProps) {
  const { items, category, categories, notes } = found
  const years = grouped(items, ({ year }) => (year ? String(year) : say('Undated')))
  return (
    <main id="content">
      <Hero name={page.title} heading={page.heading} lead={page.lead} picture={page.picture} />
      <div className={`page-width ${filters.body}`}>
        <Course
          label={say('Fields of work')}
          stones={[
            { label: say('All fields'), href: awardsHref(''), size: 1, current: category === '' },
            ...categories.map(({ value, title, count }) => ({
              label: sayName(title),
              href: awardsHref(value),
              size: count,
              of: count === 1 ? say('award') : say('awards'),
              current: category === value,
            })),
          ]}
        />
        <Note sentences={notes} />
        {found.total === 0 ? (
          <NothingYet />
        ) : (
          <>
            <p className={`text-l numbers ${filters.count}`}>{say('{count} awards', { count: found.total })}</p>
            {years.map(([year, given]) => (
              <Ledger
                key={year}
                term={year}
                id={`year-${year.toLowerCase()}`}
                note={say('{count} awards', { count: given.length })}
              >
                <ul>
                  {given.map((award) => (
                    <Entry key={`${award.title} ${award.by}`} award={award} />
                  ))}
                </ul>
              </Ledger>
            ))}
          </>
        )}
        <Pagination page={found.page} pages={found.pages} hrefOf={(number) => awardsHref(category, number)} />
      </div>
      <PageSections page={page} addresses={addresses} />
    </main>
  )
}

function Entry({ award }: { award: Award }) {
  return (
    <li className={styles.award}>
      <div>
        <h3 className={styles.title}>{award.title}</h3>
        {award.by ? <p className={`caption ${styles.by}`}>{award.by}</p> : null}
      </div>
      <div className="measure">
        {award.citation ? <p>{award.citation}</p> : null}
        {award.category ? <p className={`caption ${styles.by}`}>{sayName(award.category)}</p> : null}
      </div>
    </li>
  )
}
