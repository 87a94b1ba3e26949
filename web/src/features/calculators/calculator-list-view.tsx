import type { ExternalAddress, Page } from '@ashlar/contract'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs'
import { WholeLink, wholeLinkPlace } from '@/ui/whole-link/whole-link'
import { say } from '@/words/say'
import { PageSections } from '../page/page-sections'
import styles from './calculator-list-view.module.css'
import headStyles from './calculator-view.module.css'
import { CALCULATOR_LIST_TRAIL } from './calculators'

interface CalculatorListViewProps {
  page: Page
  /** The page of each calculator. */
  calculators: readonly Page[]
  addresses: readonly ExternalAddress[]
}

/** The list of calculators. */
export function CalculatorListView({ page, calculators, addresses }: CalculatorListViewProps) {
  return (
    <main id="content">
      <header className={`page-width stack-4 ${headStyles.head}`}>
        <Breadcrumbs trail={CALCULATOR_LIST_TRAIL} />
        <h1 className={headStyles.heading}>{page.heading}</h1>
        {page.lead ? <p className="text-l soft measure">{page.lead}</p> : null}
      </header>
      <div className="page-width">
        <Ashlar perCourse={2} label={say('Calculators')}>
          {calculators.map(({ path, heading, lead }) => (
            <div key={path} className={`stack-3 at-top ${styles.card} ${wholeLinkPlace}`}>
              <h2 className="text-xl">
                <WholeLink href={path}>{heading}</WholeLink>
              </h2>
              <p>{lead}</p>
            </div>
          ))}
        </Ashlar>
      </div>
      <PageSections page={page} addresses={addresses} />
    </main>
  )
}
