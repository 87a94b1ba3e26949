import type { Page } from '@ashlar/contract'
import { Button } from '@/ui/button/button'
import { formatDate } from '@/ui/date/format-date'
import { Fold } from '@/ui/fold/fold'
import { Hero } from '@/ui/hero/hero'
import { Note } from '@/ui/note/note'
import { Pagination } from '@/ui/pagination/pagination'
import { WholeLink, wholeLinkPlace } from '@/ui/whole-link/whole-link'
import { say, sayName } from '@/words/say'
import { ActiveFilters } from '../filters/active-filters'
import { ChoiceFields } from '../filters/choice-fields'
import { NothingFound } from '../filters/nothing-found'
import { FollowOffer } from '../follow-form/follow-form'
import filters from '../lists/filters.module.css'
import { NothingYet } from '../lists/nothing-yet'
import { Cover } from './cover'
import styles from './report-list-view.module.css'
import { type FoundReports, REPORT_LIST, REPORTS_PATH } from './report-query'

interface ReportListViewProps {
  page: Page
  found: FoundReports
}

/** Every report, the newest first, filtered by year, industry and city. */
export function ReportListView({ page, found }: ReportListViewProps) {
  const { query, ignored, offer } = found
  const isEmpty = found.total === 0 && !REPORT_LIST.isAsked(query)
  const numbers = numbersOf(found)
  // A figure that is in the wall is not repeated in the list.
  const inWall = new Set(numbers.map(({ slug }) => slug))
  const rest = found.items.slice(FIRST)
  const follow = <FollowOffer of={REPORT_LIST.hrefOf(query)} summary={say('Tell me of new ones')} />
  return (
    <main id="content">
      <Hero name={page.title} heading={page.heading} lead={page.lead} picture={page.picture} />
      <div className={`page-width ${styles.body}`} id={REPORT_LIST.called.anchor}>
        {isEmpty ? (
          <NothingYet />
        ) : (
          <>
            <form
              className={`stack-4 ${filters.filters}`}
              action={REPORT_LIST.linkTo({})}
              aria-label={say('Filter the reports')}
            >
              <ChoiceFields list={REPORT_LIST} asked={query} facets={offer.facets} />
              <Button type="submit">{say('Show reports')}</Button>
            </form>
            <Note sentences={ignored} />
            <h2 className={`text-xl numbers ${styles.count}`}>{say('{count} reports', { count: found.total })}</h2>
            <ActiveFilters active={offer.active} clearHref={REPORT_LIST.linkTo({})} />
            {found.total === 0 ? follow : null}
            <Numbers numbers={numbers} />
            {found.total === 0 ? (
              <NothingFound called={REPORT_LIST.called} nearest={offer.nearest}>
                <a href={REPORT_LIST.linkTo({})}>{say('Show all reports')}</a>
              </NothingFound>
            ) : (
              <>
                <Reports reports={found.items.slice(0, FIRST)} inWall={inWall} />
                {rest.length > 0 ? (
                  <Fold summary={say('{count} earlier reports', { count: rest.length })}>
                    <Reports reports={rest} inWall={inWall} />
                  </Fold>
                ) : null}
              </>
            )}
            {found.total > 0 ? follow : null}
            <Pagination page={found.page} pages={found.pages} hrefOf={(number) => REPORT_LIST.linkTo(query, number)} />
          </>
        )}
      </div>
    </main>
  )
}

/** Reports that a narrow screen shows; the others unfold. */
const FIRST = 8

interface ReportsProps {
  reports: FoundReports['items']
  /** Slugs of the reports whose figure is in the wall. */
  inWall: ReadonlySet<string>
}

function Reports({ reports, inWall }: ReportsProps) {
  return (
    <ul className={styles.reports}>
      {reports.map((report) => (
        <li key={report.slug} className={`cluster rule-above ${styles.report} ${wholeLinkPlace}`} data-enter="">
          <div className={styles.cover}>
            <Cover title={report.title} tone={report.coverTone} motif={report.coverMotif} />
          </div>
          <div className={`stack-2 at-top ${styles.words}`}>
            <p className="meta">
              <time dateTime={report.publishedOn}>{formatDate(report.publishedOn)}</time>
              {report.industry ? <span>{sayName(report.industry)}</span> : null}
              {report.city ? <span>{sayName(report.city)}</span> : null}
            </p>
            <h3>
              <WholeLink href={`${REPORTS_PATH}/${report.slug}`}>{report.title}</WholeLink>
            </h3>
            {report.summary ? <p className={styles.summary}>{report.summary}</p> : null}
            {report.pullFigure && !inWall.has(report.slug) ? (
              <p className={styles.figure}>
                <strong>{sayName(report.pullFigure.value)}</strong> {report.pullFigure.label}
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Figures in the wall. */
const NUMBERS = 6

type Numbered = { slug: string; value: string; label: string }

/** One figure from each of the first reports that have one; none when there are fewer than three. */
function numbersOf({ items }: FoundReports): readonly Numbered[] {
  const known = items.flatMap(({ slug, pullFigure }) => (pullFigure ? [{ slug, ...pullFigure }] : [])).slice(0, NUMBERS)
  return known.length < 3 ? [] : known
}

/** Key figures as a wall, each with a link to its report. */
function Numbers({ numbers }: { numbers: readonly Numbered[] }) {
  if (numbers.length === 0) return null
  return (
    <ul className={`on-deep ${styles.numbers}`} aria-label={say('Numbers from these reports')}>
      {numbers.map(({ slug, value, label }) => (
        <li key={slug} className={`${styles.number} ${wholeLinkPlace}`}>
          <strong>{sayName(value)}</strong>
          <WholeLink href={`${REPORTS_PATH}/${slug}`}>{label}</WholeLink>
        </li>
      ))}
    </ul>
  )
}
