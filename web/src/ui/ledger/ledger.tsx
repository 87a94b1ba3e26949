import type { ReactNode } from 'react'
import styles from './ledger.module.css'

interface LedgerProps {
  /** The common property of the entries: a year, a state, a group. */
  term: string
  /** For links to this part of the page. */
  id: string
  /** The number of entries, or a remark. */
  note?: ReactNode
  children: ReactNode
}

/** Entries under a large term, which stays visible while they scroll. */
export function Ledger({ term, id, note, children }: LedgerProps) {
  return (
    <section className={styles.ledger} id={id} aria-labelledby={`${id}-term`}>
      <header className={`stack-2 at-top ${styles.head}`}>
        <h2 className="numbers" id={`${id}-term`}>
          {term}
        </h2>
        {note ? <div className={`caption ${styles.note}`}>{note}</div> : null}
      </header>
      <div className={styles.entries}>{children}</div>
    </section>
  )
}
