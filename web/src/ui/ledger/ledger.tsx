import type { ReactNode } from 'react'
import styles from './ledger.module.css'

interface LedgerProps {
  /** What the entries have in common: a year, a state, a group. */
  term: string
  /** For links to this part of the page. */
  id: string
  /** How many there are, or a word about them. */
  note?: ReactNode
  children: ReactNode
}

/** Entries under a large term that stays in sight while they pass: a course of the page with its own edge. */
export function Ledger({ term, id, note, children }: LedgerProps) {
  return (
    <section className={styles.ledger} id={id} aria-labelledby={`${id}-term`}>
      <header className={styles.head}>
        <h2 className={styles.term} id={`${id}-term`}>
          {term}
        </h2>
        {note ? <div className={styles.note}>{note}</div> : null}
      </header>
      <div className={styles.entries}>{children}</div>
    </section>
  )
}
