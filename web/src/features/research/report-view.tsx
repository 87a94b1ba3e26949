import { type ResearchReport, slugOf } from '@ashlar/contract'
import type { ReactNode } from 'react'
import type { ServiceDesk } from '@/content/readers/services'
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs'
import { Chart, ChartDrawing } from '@/ui/chart/chart'
import { formatDate } from '@/ui/date/format-date'
import { Figures } from '@/ui/figures/figures'
import { Fold } from '@/ui/fold/fold'
import { Person } from '@/ui/person/person'
import { Section } from '@/ui/section/section'
import { DatedSource } from '@/ui/text/dated-source'
import { keepTogether } from '@/ui/text/keep-together'
import { Paragraphs } from '@/ui/text/paragraphs'
import { say, sayName, sayNames } from '@/words/say'
import { FollowOffer } from '../follow-form/follow-form'
import { AskService } from '../services/ask-service'
import { Cover } from './cover'
import { coverChartOf } from './cover-chart'
import { REPORT_LIST } from './report-query'
import styles from './report-view.module.css'

/** The parent pages in the breadcrumb. */
export const REPORT_TRAIL = [{ label: 'Research reports', href: '/insights/research-reports' }]

interface ReportViewProps {
  report: ResearchReport
  /** The contact for the report's subject. */
  desk: ServiceDesk | null
  related: readonly ResearchReport[]
}

/** A report: findings, text, charts with their data, method and sources. */
export function ReportView({ report, desk, related }: ReportViewProps) {
  const charts = new Map(report.charts.map((chart) => [chart.key, chart]))
  const onCover = coverChartOf(report)
  const [first] = report.sources
  const source = first ? <DatedSource {...first} /> : undefined
  const follow = report.industry ? (
    <FollowOffer
      of={REPORT_LIST.hrefOf({ industry: report.industry })}
      summary={say('Tell me of new reports: {industry}', { industry: sayName(report.industry) })}
    />
  ) : null
  return (
    <main id="content" className={styles.sheet}>
      <article>
        <header className={`on-deep ${styles.head}`}>
          <div className={`page-width ${styles.headInside}`}>
            <div className="stack-4">
              <Breadcrumbs trail={REPORT_TRAIL} />
              <h1>{report.title}</h1>
              {report.subtitle ? <p className={`text-l soft ${styles.subtitle}`}>{report.subtitle}</p> : null}
              {report.authors.length > 0 ? (
                <p className="soft">{say('By {names}', { names: sayNames(report.authors.map(({ name }) => name)) })}</p>
              ) : null}
              <p className={`cluster ${styles.meta}`}>
                <time dateTime={report.publishedOn}>{formatDate(report.publishedOn)}</time>
                {report.industry ? <span>{sayName(report.industry)}</span> : null}
                {report.city ? <span>{sayName(report.city)}</span> : null}
                {report.readingMinutes ? (
                  <span>{say('{count} minutes to read', { count: report.readingMinutes })}</span>
                ) : null}
                <a href={`/api/research-reports/${report.slug}/report.pdf`}>{say('Report as PDF')}</a>
              </p>
            </div>
            {onCover ? (
              <a className={`quiet ${styles.cover}`} href={`#chart-${onCover.key}`}>
                <ChartDrawing chart={onCover} />
              </a>
            ) : null}
          </div>
        </header>
        <Findings report={report} source={source} />
        <div className={`page-width ${styles.body}`}>
          <Contents sections={report.sections} />
          <div className={`stack-8 ${styles.sections}`}>
            {report.sections.map((section) => {
              const chart = charts.get(section.chart)
              return (
                <section key={section.heading} className="stack-5" id={slugOf(section.heading)}>
                  <h2 className={styles.heading}>{section.heading}</h2>
                  <Paragraphs text={section.text} className={`prose ${styles.text}`} />
                  {chart ? <Chart chart={chart} {...(source ? { source } : {})} /> : null}
                </section>
              )
            })}
          </div>
        </div>
        <Section heading={say('Sources and method')} tone="course">
          <div className={styles.apparatus}>
            <div>
              <Note heading={say('Method')}>{report.method ? <p>{keepTogether(report.method)}</p> : null}</Note>
              <Note heading={say('Sources')}>
                {report.sources.length > 0 ? (
                  <ul className={styles.sources}>
                    {report.sources.map((one) => (
                      <li key={one.label}>
                        <DatedSource {...one} />
                      </li>
                    ))}
                  </ul>
                ) : null}
              </Note>
            </div>
            <div>
              <Note heading={say('How to cite')}>{report.cite ? <p>{keepTogether(report.cite)}</p> : null}</Note>
              <Note heading={say('PDF')}>
                <p>
                  <a href={`/api/research-reports/${report.slug}/report.pdf`}>
                    {say('Download the whole report with its charts')}
                  </a>
                </p>
              </Note>
              <Note heading={say('The data')}>
                {report.dataset.rows.length > 0 ? (
                  <p>
                    <a href={`/api/research-reports/${report.slug}/data.csv`} download>
                      {say('All {count} rows as CSV', { count: report.dataset.rows.length })}
                    </a>
                  </p>
                ) : null}
              </Note>
              <Note heading={say('Written by')}>
                {report.authors.length > 0 ? (
                  <ul className={`stack-3 ${styles.authors}`}>
                    {report.authors.map(({ name, role }) => (
                      <li key={name}>
                        <Person name={name} role={role} />
                      </li>
                    ))}
                  </ul>
                ) : null}
              </Note>
            </div>
          </div>
        </Section>
      </article>
      {desk ? <AskService desk={desk} tone="ground" /> : null}
      {related.length > 0 ? (
        <Section heading={say('Read next')} tone={desk ? 'course' : 'ground'}>
          <ul className={`stack-5 ${styles.related}`}>
            {related.map((other) => (
              <li key={other.slug}>
                <div className={styles.otherCover}>
                  <Cover title={other.title} tone={other.coverTone} motif={other.coverMotif} />
                </div>
                <a href={`/insights/research-reports/${other.slug}`}>{other.title}</a>
                <p>{other.summary}</p>
              </li>
            ))}
          </ul>
          {follow}
        </Section>
      ) : (
        <div className="page-width">{follow}</div>
      )}
    </main>
  )
}

function Findings({ report, source }: { report: ResearchReport; source: ReactNode }) {
  const { findings, pullFigure } = report
  if (findings.length === 0 && !pullFigure) return null
  return (
    <Section heading={say('Key findings')} tone="course">
      <div className={styles.found}>
        {findings.length > 0 ? (
          <ol className={styles.findings}>
            {findings.map((finding) => (
              <li key={finding}>{keepTogether(finding)}</li>
            ))}
          </ol>
        ) : null}
        {pullFigure ? <Figures figures={[{ ...pullFigure, source }]} /> : null}
      </div>
    </Section>
  )
}

/** A heading with what belongs to it; nothing when that is missing. */
function Note({ heading, children }: { heading: string; children: ReactNode }) {
  return children ? (
    <>
      <h3>{heading}</h3>
      {children}
    </>
  ) : null
}

/** Links to the sections; on a wide screen they stay beside the text and mark the one that is read. */
function Contents({ sections }: Pick<ResearchReport, 'sections'>) {
  if (sections.length < 2) return null
  return (
    <Fold summary={say('In this report')} className={styles.aside}>
      <nav aria-label={say('In this report')}>
        <ol className={styles.contents} data-section-bar="">
          {sections.map(({ heading }) => (
            <li key={heading}>
              <a className="quiet semibold" href={`#${slugOf(heading)}`}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </Fold>
  )
}
