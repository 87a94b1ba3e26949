import type { ResearchReport } from '@ashlar/contract'
import { formatDate } from '@/ui/date/format-date'

/** A source with its day, which stays on one line; what an editor wrote instead of a day is left as it is. */
export function sourceOf({ label, date }: ResearchReport['sources'][number]): string {
  const day = formatDate(date).replaceAll(' ', '\u00a0') || date
  return day ? `${label}, ${day}` : label
}
