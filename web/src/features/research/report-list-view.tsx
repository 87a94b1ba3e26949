import type { Page, ResearchReport } from '@ashlar/contract'
import { Button } from '@/ui/button/button'
import { formatDate } from '@/ui/date/format-date'
import { SelectField } from '@/ui/field/select-field'
import { Hero } from '@/ui/hero/hero'
import { Cover } from './cover'
import styles from './report-list-view.module.css'
import type { ReportQuery } from './report-query'

interface ReportListViewProps {
  page: Page
  query: ReportQuery
  ignored: readonly string[]
  found: readonly ResearchReport[]
  /** What the filters offer: the years, industries and cities that reports have. */
  choices: { years: readonly string[]; industries: readonly string[]; cities: readonly string[] }
}

/** Every report, the newest first, filtered by year, industry and city. */
export function ReportListView({ page, query, ignored, found, choices }: ReportListViewProps) {
  const asChoices = (values: readonly string[]) => values.map((value) => ({ value, title: value }))
  return (
    <main id="content">
      <Hero heading={page.heading} lead={page.lead} picture={page.picture} />
      <div className={`page-width ${styles.body}`}>
        <form className={styles.filters} action="/insights/research-reports" aria-label="Filter the reports">
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
            {ignored.join('. ')}: it was left out.
          </p>
        ) : null}
        <h2 className={styles.count}>{countOf(found.length)}</h2>
        <ul className={styles.reports}>
          {found.map((report) => (
            <li key={report.slug} className={styles.report} data-enter="">
              <div className={styles.cover}>
                <Cover title={report.title} tone={report.coverTone} motif={report.coverMotif} />
              </div>
              <div className={styles.words}>
                <p className={styles.meta}>
                  <time dateTime={report.publishedOn}>{formatDate(report.publishedOn)}</time>
                  <span>{report.industry}</span>
                  <span>{report.city}</span>
                </p>
                <h3 className={styles.title}>
                  <a href={`/insights/research-reports/${report.slug}`}>{report.title}</a>
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
      </div>
    </main>
  )
}

function countOf(count: number): string {
  if (count === 0) return 'No report fits all of that'
  return count === 1 ? '1 report' : `${count} reports`
}
