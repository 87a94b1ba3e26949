import { formatRupees } from '@/ui/money/format-money'
import { PER_CENT, RUPEE } from './paise'

/** Paise as rupees, with paise only when they are not zero: `₹43,391`, `₹43,391.07`. */
export function formatPaise(paise: number, withPaise = paise % RUPEE !== 0): string {
  const sign = paise < 0 ? '−' : ''
  const size = Math.abs(paise)
  const rest = size % RUPEE
  const rupees = formatRupees((size - rest) / RUPEE)
  return `${sign}${rupees}${withPaise ? `.${String(rest).padStart(2, '0')}` : ''}`
}

/** Amounts of one column: all with paise, when one of them has any. */
export function columnMoney(amounts: readonly number[]): (paise: number) => string {
  const withPaise = amounts.some((paise) => paise % RUPEE !== 0)
  return (paise) => formatPaise(paise, withPaise)
}

/** In lakh with two decimals, for the axis of a chart. */
export function inLakh(paise: number): number {
  return Math.round(paise / 100_000) / 100
}

/** Thousandths of a per cent as text: `8.5 %`. */
export function formatPerCent(rate: number): string {
  return `${rate / PER_CENT}\u00a0%`
}
