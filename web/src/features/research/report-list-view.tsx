import type { Page } from '@ashlar/contract'
import { Button } from '@/ui/button/button'
import { formatDate } from '@/ui/date/format-date'
import { SelectField } from '@/ui/field/select-field'
import { Hero } from '@/ui/hero/hero'
import { Pagination } from '@/ui/pagination/pagination'
import { WholeLink, wholeLinkPlace } from '@/ui/whole-link/whole-link'
import filters from '../lists/filters.module.css'
import { Cover } from './cover'
import styles from './report-list-view.module.css'
import { type FoundReports, REPORTS_PATH, reportsHref } from './report-query'

interface ReportListViewProps {
  page: Page
  found: FoundReports
}

/** Every report, the newest first, filtered by year, industry and city. */
export function ReportListView({ page, found }: ReportListViewProps) {
  const { query, ignored, choices } = found
  const asChoices = (values: readonly string[]) => values.map((value) => ({ value, title: value }))
  return (
    <main id="content">
      <Hero heading={page.heading} lead={page.lead} picture={page.picture} />
      <div className={`page-width ${styles.body}`}>
        <form className={filters.filters} action={REPORTS_PATH} aria-label="Filter the reports">
          <SelectField label="Year" name="year" value={query.year} any="All years" choices={asChoices(choices.years)} />
          <SelectField
            label="Industry"
            name="industry"
            value={query.industry}
            any="All industries"
            choices={asChoices(choices.industries)}
          />
          <SelectField
            label="City"
            name="city"
            value={query.city}
            any="All cities"
            choices={asChoices(choices.cities)}
          />
          <Button type="submit">Show reports</Button>
        </form>
        {ignored.length > 0 ? (
          <p className={styles.ignored} role="status">
            {ignored.join(' ')}
          </p>
        ) : null}
        <h2 className={styles.count}>{countOf(found.total)}</h2>
        <ul className={styles.reports}>
          {found.items.map((report) => (
            <li key={report.slug} className={`${styles.report} ${wholeLinkPlace}`} data-enter="">
              <div className={styles.cover}>
                <Cover title={report.title} tone={report.coverTone} motif={report.coverMotif} />
              </div>
              <div className={styles.words}>
                <p className={styles.meta}>
                  <time dateTime={report.publishedOn}>{formatDate(report.publishedOn)}</time>
                  <span>{report.industry}</span>
                  <span>{report.city}</span>
                </p>
                <h3>
                  <WholeLink href={`/insights/research-reports/${report.slug}`}>{report.title}</WholeLink>
                </h3>
                <p className={styles.summary}>{report.summary}</p>
                {report.pullFigure ? (
                  <p className={styles.figure}>
                    <strong>{report.pullFigure.value}</strong> {report.pullFigure.label}
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
        <Pagination page={found.page} pages={found.pages} hrefOf={(number) => reportsHref(query, number)} />
      </div>
    </main>
  )
}

function countOf(count: number): string {
  if (count === 0) return 'No report fits all of that'
  return count === 1 ? '1 report' : `${count} reports`
}
