import type { ResearchReport } from '@ashlar/contract'
import { formatDate } from '@/ui/date/format-date'
import { keepTogether } from '@/ui/text/keep-together'

/** A source with its day, which stays on one line; what an editor wrote instead of a day is left as it is. */
export function sourceOf({ label, date }: ResearchReport['sources'][number]): string {
  const day = keepTogether(formatDate(date)) || date
  return day ? `${label}, ${day}` : label
}
