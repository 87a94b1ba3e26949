import type { ResearchReport } from '@ashlar/contract'
import { ChartDrawing } from '@/ui/chart/chart'
import { formatDate } from '@/ui/date/format-date'
import { Figures } from '@/ui/figures/figures'
import { Section } from '@/ui/section/section'
import { say } from '@/words/say'
import { coverChartOf } from '../research/cover-chart'
import styles from './evidence.module.css'
import type { Head } from './heads'

const REPORTS = '/insights/research-reports'
const FIGURES = 4

/** A chart of the newest report, and one figure from each of the newest, with a link to the report. */
export function Evidence({ head, reports }: { head: Head; reports: readonly ResearchReport[] }) {
  const [newest] = reports
  const chart = newest && coverChartOf(newest)
  const figures = reports.flatMap(({ pullFigure, title, publishedOn, slug }) =>
    pullFigure ? [{ ...pullFigure, source: `${title}, ${formatDate(publishedOn)}`, href: `${REPORTS}/${slug}` }] : [],
  )
  if (figures.length === 0) return null
  return (
    <Section {...head} tone="deep" more={{ href: REPORTS, label: say('All reports'), external: false }}>
      <div className={styles.evidence}>
        {chart ? <ChartDrawing chart={chart} /> : null}
        <Figures figures={figures.slice(0, FIGURES)} />
      </div>
    </Section>
  )
}
