import type { ReactNode } from 'react'
import styles from './sum-table.module.css'

export interface SumLine {
  label: string
  note?: ReactNode
  value: string
  /** Whether this is the total of the lines before it. */
  total?: boolean | undefined
}

/** A calculation, line by line, as on a bill. A total at its end is the footer of the table. */
export function SumTable({ caption, lines }: { caption: string; lines: readonly SumLine[] }) {
  const body = lines.at(-1)?.total ? lines.slice(0, -1) : lines
  const foot = lines.slice(body.length)
  return (
    <div className={styles.place}>
      <table className={styles.sum}>
        <caption className="sr-only">{caption}</caption>
        <tbody>{body.map(rowOf)}</tbody>
        {foot.length > 0 ? <tfoot>{foot.map(rowOf)}</tfoot> : null}
      </table>
    </div>
  )
}

function rowOf({ label, note, value, total }: SumLine) {
  return (
    <tr key={label} className={total ? styles.total : undefined}>
      <th scope="row">
        {label}
        {note ? <span className={`caption ${styles.note}`}>{note}</span> : null}
      </th>
      <td>{value}</td>
    </tr>
  )
}
