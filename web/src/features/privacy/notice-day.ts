import { formatDate } from '@/ui/date/format-date'
import { keepTogether } from '@/ui/text/keep-together'

/**
 * The version of a notice as visitors read it: `25 November 2026`, and from the second of a day on `25 November 2026
 * (2)`. A version of no known form is shown as it is.
 */
export function noticeDay(version: string): string {
  const [day = '', number = ''] = version.split('.')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return version
  return keepTogether(formatDate(day)) + (number === '' ? '' : ` (${number})`)
}
