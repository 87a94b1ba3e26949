import type { DemoRow } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { formatDate } from '@/ui/date/format-date'
import { formatRupees } from '@/ui/money/format-money'
import { say, sayName, sayNames } from '@/words/say'
import styles from './partner-app.module.css'

type Introduction = DemoRow<'partner-app'>

/** The stages of a payout; before the first one, nothing is earned yet. */
const STAGES = ['Earned', 'Invoiced', 'Approved', 'Transferred']

/** A demo of two phone screens: expected payments, and the next meetings. */
export function PartnerApp({ introductions, title }: { introductions: readonly Introduction[]; title: string }) {
  const payouts = introductions
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => STAGES.indexOf(b.stage) - STAGES.indexOf(a.stage) || a.due.localeCompare(b.due))
  const visits = introductions.filter(({ amount }) => amount === 0).toSorted((a, b) => a.due.localeCompare(b.due))
  const coming = payouts.filter(({ stage }) => stage !== 'Transferred').reduce((sum, { amount }) => sum + amount, 0)
  return (
    <div className={`stack-5 text-s numbers ${styles.hands}`}>
      <Phone title={title} screen={say('Brokerage')}>
        <p className={`accent ${styles.sum}`}>
          <span>{say('On its way to you')}</span>
          <strong>{formatRupees(coming)}</strong>
        </p>
        <ul className={styles.rows}>
          {payouts.map((payout) => (
            <Payout key={`${payout.client} ${payout.project}`} payout={payout} />
          ))}
        </ul>
      </Phone>
      {visits.length > 0 ? (
        <Phone title={title} screen={say('Clients and visits')} aside>
          <ul className={styles.rows}>
            {visits.map(({ client, project, city, stage, due }) => (
              <li key={`${client} ${project}`} className={styles.visit}>
                <span className={styles.day}>{formatDate(due)}</span>
                <strong>{sayName(client)}</strong>
                <span>{sayNames([project, city])}</span>
                <span className={`bold ${styles.stage}`} data-waiting={/await/i.test(stage) ? '' : undefined}>
                  {sayName(stage)}
                </span>
              </li>
            ))}
          </ul>
          <p className={`accent bold ${styles.key}`} aria-hidden="true">
            {say('Introduce a client')}
          </p>
        </Phone>
      ) : null}
    </div>
  )
}

interface PhoneProps {
  title: string
  screen: string
  /** Only where both screens have their place beside each other. */
  aside?: boolean
  children: ReactNode
}

function Phone({ title, screen, aside = false, children }: PhoneProps) {
  return (
    <div className={styles.phone} data-aside={aside ? '' : undefined}>
      <p className={`row soft ${styles.top}`} aria-hidden="true">
        <span>{title}</span>
        <svg viewBox="0 0 18 12" width="18" height="12" aria-hidden="true">
          <path fill="currentColor" d="M0 8h3v4H0z" />
          <path fill="none" stroke="currentColor" d="M5 5.5h3V12H5zM10 3h3v9h-3zM15 .5h2.5v11.5H15z" />
        </svg>
      </p>
      <p className={`title ${styles.screen}`}>{screen}</p>
      {children}
    </div>
  )
}

function Payout({ payout: { client, project, city, stage, amount, due } }: { payout: Introduction }) {
  const reached = STAGES.indexOf(stage) + 1
  return (
    <li className={styles.payout}>
      <strong>{sayName(client)}</strong>
      <strong className={styles.amount}>{formatRupees(amount)}</strong>
      <span className={styles.project}>{sayNames([project, city])}</span>
      <span className={styles.course} aria-hidden="true">
        {STAGES.map((name, index) => (
          <span key={name} data-done={index < reached ? '' : undefined} />
        ))}
      </span>
      <span className={`bold ${styles.stage}`}>{sayName(stage)}</span>
      <span className={styles.due}>{formatDate(due)}</span>
    </li>
  )
}
