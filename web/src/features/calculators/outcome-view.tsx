import { Chart } from '@/ui/chart/chart'
import { TextLink } from '@/ui/link/text-link'
import { Note } from '@/ui/note/note'
import { SumCourse } from '@/ui/sum-table/sum-course'
import { type SumLine, SumTable } from '@/ui/sum-table/sum-table'
import { say } from '@/words/say'
import { columnMoney } from './format-sums'
import { type Line, type NumberTable, type Outcome, partsOfTotal } from './outcome'
import styles from './outcome-view.module.css'

/** The result, and the calculation that leads to it. */
export function OutcomeSection({ outcome }: { outcome: Outcome }) {
  const { answer, lines, links = [], notes = [] } = outcome
  const money = columnMoney(lines.map(({ value }) => value).filter((value) => typeof value === 'number'))
  return (
    <section className={`stack-5 ${styles.outcome}`} id="result" aria-labelledby="answer">
      <div className={`on-deep stack-2 ${styles.answer}`}>
        <h2 className="text-l" id="answer">
          {answer.label}
        </h2>
        <p className={styles.value}>{answer.value}</p>
        {answer.missing ? <p className={styles.value}>{answer.missing}</p> : null}
        <p>{answer.text}</p>
      </div>
      <Note sentences={notes} />
      <SumCourse parts={partsOfTotal(lines)} />
      <SumTable caption={say('How it adds up')} lines={lines.map((line) => lineOf(line, money))} />
      {links.length > 0 ? (
        <ul className={`cluster screen-only ${styles.links}`}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function lineOf({ label, note, source, value, total }: Line, money: (paise: number) => string): SumLine {
  return {
    label,
    total,
    note:
      note || source ? (
        <>
          {note} {source ? <Source {...source} /> : null}
        </>
      ) : null,
    value: typeof value === 'number' ? money(value) : value,
  }
}

function Source({ title, href }: { title: string; href: string }) {
  return href ? <TextLink link={{ href, external: true }}>{title}</TextLink> : <span>{title}</span>
}

/** The chart and its table, over the whole width. */
export function Workings({ outcome }: { outcome: Outcome }) {
  const { charts = [], table } = outcome
  if (charts.length === 0 && !table) return null
  return (
    <div className={`page-width stack-7 ${styles.workings}`}>
      {charts.map((chart) => (
        <Chart key={chart.key} chart={chart} />
      ))}
      {table ? <Numbers table={table} /> : null}
    </div>
  )
}

function Numbers({ table: { caption, columns, rows } }: { table: NumberTable }) {
  const money = columnMoney(rows.flatMap(({ cells }) => cells))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={`sideways ${styles.scroll}`} aria-label={caption} tabIndex={0}>
      <table className={styles.numbers}>
        <caption className={`text-l bold ${styles.caption}`}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, cells }) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{money(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
