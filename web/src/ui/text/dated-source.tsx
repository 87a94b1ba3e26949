import { formatDate } from '../date/format-date'
import { keepTogether } from './keep-together'

interface DatedSourceProps {
  label: string
  /** A day or a month, which stays on one line; other text is shown as it is. */
  date: string
}

/** A source with its date. Its name is an element of its own, because it may be in English beside a date that is not. */
export function DatedSource({ label, date }: DatedSourceProps) {
  const day = keepTogether(formatDate(date)) || date
  return (
    <>
      <span>{label}</span>
      {day ? `, ${day}` : null}
    </>
  )
}
