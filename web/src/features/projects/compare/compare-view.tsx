import type { Page } from '@ashlar/contract'
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs'
import { Note } from '@/ui/note/note'
import { say } from '@/words/say'
import { type Addable, NextSteps, Nothing } from './compare-more'
import { compareRows, isMixed } from './compare-rows'
import { ComparisonTable } from './compare-table'
import styles from './compare-view.module.css'
import type { ComparedTotal } from './compared-totals'

interface CompareViewProps extends Addable {
  page: Page
  notes: readonly string[]
  /** Of the projects whose total cost is known, by slug. */
  totals: ReadonlyMap<string, ComparedTotal>
}

const MIXED =
  'A price and a rent are different figures. What is for sale is compared with what is for sale, and what is to let with what is to let.'

/** Projects side by side: the answers, what differs in groups, then what is the same for all. */
export function CompareView({ page, projects, others, notes, totals }: CompareViewProps) {
  const rows = compareRows(projects, totals)
  const said = isMixed(projects) ? [...notes, say(MIXED)] : notes
  return (
    <main id="content" className={projects.length > 0 && said.length === 0 ? styles.whole : undefined}>
      <header className={`page-width stack-2 ${styles.head}`}>
        <Breadcrumbs trail={[{ label: 'Projects', href: '/projects' }]} />
        <h1>{page.heading}</h1>
        {page.lead ? <p className="soft">{page.lead}</p> : null}
      </header>
      <div className={`page-width stack-6 ${styles.body}`}>
        <Note sentences={said} />
        {projects.length > 0 ? <ComparisonTable projects={projects} rows={rows} /> : <Nothing />}
        {projects.length > 0 ? <NextSteps projects={projects} others={others} /> : null}
      </div>
    </main>
  )
}
