import type { DemoRow } from '@ashlar/contract'
import { formatDate } from '@/ui/date/format-date'
import { formatRupees } from '@/ui/money/format-money'
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
  const billed = members.reduce((sum, { monthly }) => sum + monthly, 0)
  const paid = members.filter(({ invoice }) => lookOf(invoice) === 'paid').length
  const numbers = [
    { value: `${seats}`, label: 'seats let' },
    { value: formatRupees(billed), label: 'billed this month' },
    { value: `${paid} of ${members.length}`, label: 'invoices paid' },
  ]
  const asked = members.filter(({ request }) => request && request !== NOTHING_ASKED).slice(0, ROWS)
  return (
    <Window title={title} where="This morning" tone="deep">
      <dl className={`cluster ${styles.numbers}`}>
        {numbers.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={`cluster ${styles.floor}`} aria-label="The floor, a stone for each member">
        {members.map(({ member, seats: taken, invoice }) => (
          <li
            key={member}
            className={styles.stone}
            data-look={lookOf(invoice)}
            style={{ flex: `${taken} 1 ${7 + taken * 0.35}rem` }}
          >
            <strong>{member}</strong>
            <span>
              {taken} seat{taken === 1 ? '' : 's'}
            </span>
            {lookOf(invoice) === 'paid' ? null : <span className={styles.invoice}>{invoice}</span>}
          </li>
        ))}
      </ul>
      <div className={styles.lists}>
        <CardsEndingNext members={members} />
        <div>
          <p className={styles.listName}>Asked for</p>
          <ul>
            {asked.map(({ member, request }) => (
              <li key={member} className={styles.asked}>
                <strong>{request}</strong>
                <span>{member}</span>
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
        <caption className={styles.listName}>Cards, the next to end first</caption>
        <thead>
          <tr>
            <th scope="col">Member</th>
            <th scope="col">Card ends</th>
            <th scope="col">A month</th>
          </tr>
        </thead>
        <tbody>
          {members
            .toSorted((a, b) => a.accessUntil.localeCompare(b.accessUntil))
            .slice(0, ROWS)
            .map(({ member, accessUntil, monthly }) => (
              <tr key={member}>
                <th scope="row">{member}</th>
                <td>{formatDate(accessUntil)}</td>
                <td>{formatRupees(monthly)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}
