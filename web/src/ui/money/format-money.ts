import { say } from '@/words/say'

const LAKH = 100_000
const CRORE = 100 * LAKH
const NBSP = '\u00a0'

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/**
 * An amount in Indian notation with at most two decimals: `₹1.85 crore`, `₹74 lakh`, `₹18,500`. What is not a round
 * figure never becomes one: `₹1,99,50,000` is as near to `₹1.99 crore`, and other amounts are written out: `₹99,99,999`,
 * which is no crore, and `₹1,00,00,001`, which is more than ‘up to ₹1 crore’.
 *
 * @param rupees whole rupees.
 * @param crore the word for a crore, where there is no room for it.
 */
export function formatMoney(rupees: number, crore = say('crore')): string {
  const unit = unitOf(rupees)
  const shown = shownAmount(rupees)
  if (rupees < LAKH || shown % (unit / 100) !== 0) return formatRupees(rupees)
  return `₹${short.format(shown / unit)}${NBSP}${unit === CRORE ? crore : say('lakh')}`
}

/** The rupees that `formatMoney` shows of an amount. */
export function shownAmount(rupees: number): number {
  const unit = unitOf(rupees)
  const hundredth = unit / 100
  const nearest = Math.round(rupees / hundredth) * hundredth
  // The choices of prices are multiples of half a crore.
  const becomesRound = nearest !== rupees && nearest % (unit / 2) === 0
  const isBetween = becomesRound && nearest - rupees === hundredth / 2
  if (rupees < LAKH || (becomesRound && !isBetween)) return rupees
  return isBetween ? nearest - hundredth : nearest
}

function unitOf(rupees: number): number {
  return rupees >= CRORE ? CRORE : LAKH
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
 * A unit that both ends have stands once: `815–1,620 sq ft`.
 */
export function formatSpan(from: number | null, to: number | null, format: (value: number) => string): string {
  if (from === null && to === null) return ''
  if (from === null || to === null || from === to) return format(from ?? to ?? 0)
  const [first, last] = [format(from), format(to)]
  const [number = '', ...unit] = first.split(NBSP)
  const isShared = unit.length > 0 && /^[\d,.]+$/.test(number) && last.endsWith(`${NBSP}${unit.join(NBSP)}`)
  return isShared ? `${number}–${last}` : `${first}${NBSP}– ${last}`
}
