import type { ExternalAddress, Page } from '@ashlar/contract'
import { PageSections } from '@/features/page/page-sections'
import { Hero } from '@/ui/hero/hero'
import { Answered } from './answered'
import styles from './figures-view.module.css'
import { FIGURE_DAYS, type PartFigures, type SiteFigures } from './find-figures'
import { ownResults } from './own-results'
import type { PagePart, VitalName } from './report'
import { TestResults } from './test-results'

const PART_NAMES: Readonly<Record<PagePart, string>> = {
  home: 'Home page',
  services: 'Services',
  projects: 'Projects',
  insights: 'Insights',
  about: 'About us',
  blog: 'Blog',
  careers: 'Careers',
  technology: 'Technology',
  'in-the-news': 'In the news',
  other: 'Other pages',
}

const COLUMNS: readonly { name: VitalName; label: string; say: (value: number | null) => string }[] = [
  { name: 'lcp', label: 'Main content shown', say: (ms) => (ms === null ? 'over 10 s' : `within ${ms / 1000} s`) },
  { name: 'inp', label: 'Answers a click or key', say: (ms) => (ms === null ? 'over 1 s' : `within ${ms} ms`) },
  { name: 'cls', label: 'Layout shift', say: (shift) => (shift === null ? 'over 0.5' : `at most ${shift}`) },
]

interface FiguresViewProps {
  page: Page
  figures: SiteFigures
  addresses: readonly ExternalAddress[]
}

/** The site as its visitors met it: which requests were answered, and the 75th percentile of each value of its speed. */
export function FiguresView({ page, figures, addresses }: FiguresViewProps) {
  const { answered, all, parts } = figures
  return (
    <main id="content">
      <Hero name={page.title} heading={page.heading} lead={page.lead} picture={page.picture} />
      <section className={`page-width ${styles.figures}`} aria-label="Measured">
        <Answered counts={answered} days={FIGURE_DAYS} />
        {all ? (
          <>
            <p>
              From {all.visits.toLocaleString('en-IN')} measured visits of the last {FIGURE_DAYS} days. Three of four
              were at least as good as the table says; the share of good ones stands beside it. Scripts failed{' '}
              {all.faultsPerThousand} times in a thousand visits.
            </p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
            <section className={styles.scroll} tabIndex={0} aria-label="Figures by part of the site, scrolls sideways">
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">Part of the site</th>
                    {COLUMNS.map(({ name, label }) => (
                      <th scope="col" key={name}>
                        {label}
                      </th>
                    ))}
                    <th scope="col">Visits</th>
                  </tr>
                </thead>
                <tbody>
                  <Row label="Whole site" figures={all} />
                  {parts.map(({ part, figures: ofPart }) => (
                    <Row key={part} label={PART_NAMES[part]} figures={ofPart} />
                  ))}
                </tbody>
              </table>
            </section>
          </>
        ) : (
          <p>Nothing has been measured during the last {FIGURE_DAYS} days.</p>
        )}
      </section>
      <div className="page-width">
        <TestResults results={ownResults} show="everything" />
      </div>
      <PageSections page={page} addresses={addresses} />
    </main>
  )
}

function Row({ label, figures }: { label: string; figures: PartFigures }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {COLUMNS.map(({ name, say }) => {
        const figure = figures.vitals[name]
        return (
          <td key={name}>
            {figure ? (
              <>
                {say(figure.threeOfFour)}{' '}
                <span className={styles.good}>
                  {Math.floor(figure.good * 100)}
                  {'\u00a0'}% good
                </span>
              </>
            ) : (
              'not measured'
            )}
          </td>
        )
      })}
      <td>{figures.visits.toLocaleString('en-IN')}</td>
    </tr>
  )
}
