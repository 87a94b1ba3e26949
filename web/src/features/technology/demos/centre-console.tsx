import type { DemoRow } from '@ashlar/contract'
import type { CSSProperties } from 'react'
import { formatDate } from '@/ui/date/format-date'
import { formatRupees } from '@/ui/money/format-money'
import { say, sayName } from '@/words/say'
import styles from './centre-console.module.css'
import { Window } from './window'

type Member = DemoRow<'centre-console'>

const NOTHING_ASKED = 'None open'
/** Rows of a list; the floor above shows every member. */
const ROWS = 5
const lookOf = (invoice: string) => (/overdue/i.test(invoice) ? 'overdue' : /^paid/i.test(invoice) ? 'paid' : 'due')

/** A demo for the manager of an office floor: who sits where, which card expires next, and requests. */
export function CentreConsole({ members, title }: { members: readonly Member[]; title: string }) {
  const seats = members.reduce((sum, member) => sum + member.seats, 0)
  const most = Math.max(...members.map((member) => member.seats))
  const billed = members.reduce((sum, { monthly }) => sum + monthly, 0)
  const paid = members.filter(({ invoice }) => lookOf(invoice) === 'paid').length
  const numbers = [
    { value: `${seats}`, label: say('seats let') },
    { value: formatRupees(billed), label: say('billed this month') },
    { value: say('{part} of {whole}', { part: paid, whole: members.length }), label: say('invoices paid') },
  ]
  const asked = members.filter(({ request }) => request && request !== NOTHING_ASKED).slice(0, ROWS)
  return (
    <Window title={title} where={say('This morning')} tone="deep">
      <dl className={`cluster ${styles.numbers}`}>
        {numbers.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.floor} aria-label={say('The floor, a stone for each member')}>
        {members.map(({ member, seats: taken, invoice }) => (
          <li
            key={member}
            className={styles.stone}
            data-look={lookOf(invoice)}
            style={{ '--seats': taken, '--most': most } as CSSProperties}
          >
            <strong>{sayName(member)}</strong>
            <span>{say('{count} seats', { count: taken })}</span>
            <span className={styles.seats} aria-hidden="true" />
            {lookOf(invoice) === 'paid' ? null : <span className="bold">{sayName(invoice)}</span>}
          </li>
        ))}
      </ul>
      <div className={`stack ${styles.lists}`} data-aside="">
        <CardsEndingNext members={members} />
        <div>
          <p className={`heading-face text-l ${styles.listName}`}>{say('Asked for by members')}</p>
          <ul>
            {asked.map(({ member, request }) => (
              <li key={member} className={styles.asked}>
                <strong>{sayName(request)}</strong>
                <span>{sayName(member)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Window>
  )
}

function CardsEndingNext({ members }: { members: readonly Member[] }) {
  return (
    <div>
      <table className={styles.table}>
        <caption className={`heading-face text-l ${styles.listName}`}>{say('Cards, the next to end first')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('Member')}</th>
            <th scope="col">{say('Card ends')}</th>
            <th scope="col">{say('A month')}</th>
          </tr>
        </thead>
        <tbody>
          {members
            .toSorted((a, b) => a.accessUntil.localeCompare(b.accessUntil))
            .slice(0, ROWS)
            .map(({ member, accessUntil, monthly }) => (
              <tr key={member}>
                <th scope="row">{sayName(member)}</th>
                <td>{formatDate(accessUntil)}</td>
                <td>{formatRupees(monthly)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}
