import { say } from '@/words/say'

const LAKH = 100_000
const CRORE = 100 * LAKH
const NBSP = '\u00a0'

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })

/**
 * An amount in the shortest form that is exact, so that it reads the same wherever it stands: `₹1.175 crore`,
 * `₹74.5 lakh`, `₹18,500`. What has more than three decimals of a crore, or two of a lakh, is written out: `₹1,33,29,710`.
 *
 * @param rupees whole rupees.
 * @param crore the word for a crore, where there is no room for it.
 */
export function formatMoney(rupees: number, crore = say('crore')): string {
  if (rupees >= CRORE && rupees % (CRORE / 1000) === 0) return `₹${short.format(rupees / CRORE)}${NBSP}${crore}`
  if (rupees >= LAKH && rupees < CRORE && rupees % (LAKH / 100) === 0)
    return `₹${short.format(rupees / LAKH)}${NBSP}${say('lakh')}`
  return formatRupees(rupees)
}

/** An amount in single rupees: `₹1,85,00,000`. */
export function formatRupees(rupees: number): string {
  return `₹${grouped.format(rupees)}`
}

/** For example `1,240 sq ft`, with a non-breaking space. */
export function formatArea(squareFeet: number): string {
  return `${grouped.format(squareFeet)}${NBSP}${say('sq\u00a0ft')}`
}

/**
 * A range such as `₹74 lakh – ₹1.2 crore`, which never breaks before its dash, or a single value when both ends are equal.
 * A unit that both ends have stands once, with the sign of the currency: `815–1,620 sq ft`, `₹1.17–2.35 crore`.
 */
export function formatSpan(from: number | null, to: number | null, format: (value: number) => string): string {
  if (from === null && to === null) return ''
  if (from === null || to === null || from === to) return format(from ?? to ?? 0)
  const [first, last] = [format(from), format(to)]
  const [number = '', ...unit] = first.split(NBSP)
  const isShared = unit.length > 0 && /^₹?[\d,.]+$/.test(number) && last.endsWith(`${NBSP}${unit.join(NBSP)}`)
  return isShared ? `${number}–${last.replace('₹', '')}` : `${first}${NBSP}– ${last}`
}
