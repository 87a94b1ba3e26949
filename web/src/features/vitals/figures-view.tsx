import type { ExternalAddress, Page } from '@ashlar/contract'
import { PageSections } from '@/features/page/page-sections'
import { Hero } from '@/ui/hero/hero'
import { type Phrase, say } from '@/words/say'
import { Answered } from './answered'
import styles from './figures-view.module.css'
import { FIGURE_DAYS, type PartFigures, type SiteFigures } from './find-figures'
import { ownResults } from './own-results'
import type { PagePart, VitalName } from './report'
import { TestResults } from './test-results'

const PART_NAMES: Readonly<Record<PagePart, Phrase>> = {
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

/** `slowest` stands for a value above those that are told apart. */
const COLUMNS: readonly { name: VitalName; label: Phrase; slowest: string; inWords: (value: number) => string }[] = [
  {
    name: 'lcp',
    label: 'Main content shown',
    slowest: '10\u00a0s',
    inWords: (ms) => say('within {time}', { time: `${ms / 1000}\u00a0s` }),
  },
  {
    name: 'inp',
    label: 'Answers a click or key',
    slowest: '1\u00a0s',
    inWords: (ms) => say('within {time}', { time: `${ms}\u00a0ms` }),
  },
  { name: 'cls', label: 'Layout shift', slowest: '0.5', inWords: (shift) => say('at most {value}', { value: shift }) },
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
      <section className={`page-width stack-5 ${styles.figures}`} aria-label={say('Measured')}>
        <Answered counts={answered} days={FIGURE_DAYS} />
        {all ? (
          <>
            <p>
              {say(
                'From {visits} measured visits of the last {days} days. Three of four were at least as good as the table says; the share of good ones stands beside it. Scripts failed {faults} times in a thousand visits.',
                {
                  visits: all.visits.toLocaleString('en-IN'),
                  days: FIGURE_DAYS,
                  faults: all.faultsPerThousand,
                },
              )}
            </p>
            <section
              className={styles.scroll}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
              tabIndex={0}
              aria-label={say('Figures by part of the site, scrolls sideways')}
            >
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{say('Part of the site')}</th>
                    {COLUMNS.map(({ name, label }) => (
                      <th scope="col" key={name}>
                        {say(label)}
                      </th>
                    ))}
                    <th scope="col">{say('Visits')}</th>
                  </tr>
                </thead>
                <tbody>
                  <Row label={say('Whole site')} figures={all} />
                  {parts.map(({ part, figures: ofPart }) => (
                    <Row key={part} label={say(PART_NAMES[part])} figures={ofPart} />
                  ))}
                </tbody>
              </table>
            </section>
          </>
        ) : (
          <p>{say('Nothing has been measured during the last {days} days.', { days: FIGURE_DAYS })}</p>
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
      {COLUMNS.map(({ name, slowest, inWords }) => {
        const figure = figures.vitals[name]
        return (
          <td key={name}>
            {figure ? (
              <>
                {figure.threeOfFour === null ? say('over {value}', { value: slowest }) : inWords(figure.threeOfFour)}{' '}
                <span className={`caption ${styles.good}`}>
                  {say('{share}\u00a0% good', { share: Math.floor(figure.good * 100) })}
                </span>
              </>
            ) : (
              say('not measured')
            )}
          </td>
        )
      })}
      <td>{figures.visits.toLocaleString('en-IN')}</td>
    </tr>
  )
}
