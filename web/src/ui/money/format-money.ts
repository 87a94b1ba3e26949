import { say } from '@/words/say'

const LAKH = 100_000
const CRORE = 100 * LAKH
const NBSP = '\u00a0'

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/**
 * An amount in Indian notation: `₹1.85 crore`, `₹74 lakh`, `₹18,500`.
 *
 * @param rupees whole rupees.
 */
export function formatMoney(rupees: number): string {
  if (rupees >= CRORE) return `₹${short.format(rupees / CRORE)}${NBSP}${say('crore')}`
  if (rupees >= LAKH) return `₹${short.format(rupees / LAKH)}${NBSP}${say('lakh')}`
  return `₹${grouped.format(rupees)}`
}

/** An amount in single rupees: `₹1,85,00,000`. */
export function formatRupees(rupees: number): string {
  return `₹${grouped.format(rupees)}`
}

/** For example `1,240 sq ft`, with a non-breaking space. */
export function formatArea(squareFeet: number): string {
  return `${grouped.format(squareFeet)}${NBSP}${say('sq\u00a0ft')}`
}

/** A range such as `₹74 lakh – ₹1.2 crore`, or a single value when both ends are equal. */
export function formatSpan(from: number | null, to: number | null, format: (value: number) => string): string {
  if (from === null && to === null) return ''
  if (from === null || to === null || from === to) return format(from ?? to ?? 0)
  return `${format(from)} – ${format(to)}`
}
