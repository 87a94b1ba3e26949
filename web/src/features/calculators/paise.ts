/**
 * Amounts are whole paise in a `number`, which is exact up to {@link MOST_PAISE}. Products and quotients are calculated
 * with `bigint`, so nothing is lost before the final rounding.
 */
export const RUPEE = 100

/** ₹1,000 crore, the largest amount a visitor may enter. Sums over forty years stay far below 2⁵³ paise. */
export const MOST_PAISE = 1_000_000_000_000

/** Rates are thousandths of a per cent: 8.5 % is 8,500. */
export const PER_CENT = 1_000
const WHOLE = 100 * PER_CENT

/** @returns `value * by / over`, exact, rounded to an integer, halves away from zero. */
export function multiplyRounded(value: number, by: number, over: number): number {
  return Number(divideRounded(BigInt(value) * BigInt(by), BigInt(over)))
}

/** @returns a share of an amount in paise, rounded to the paisa. */
export function shareOf(paise: number, rate: number): number {
  return multiplyRounded(paise, rate, WHOLE)
}

/** @returns the nearest whole rupee, in paise; halves are rounded up. */
export function toRupee(paise: number): number {
  return multiplyRounded(paise, 1, RUPEE) * RUPEE
}

/** @returns a share of an amount, rounded to the rupee, in paise. */
export function rupeeShareOf(paise: number, rate: number): number {
  return Number(divideRounded(BigInt(paise) * BigInt(rate), BigInt(WHOLE * RUPEE))) * RUPEE
}

/** @returns the amount raised once by a rate, rounded to the rupee, in paise. */
export function increasedBy(paise: number, rate: number): number {
  return Number(divideRounded(BigInt(paise) * BigInt(WHOLE + rate), BigInt(WHOLE * RUPEE))) * RUPEE
}

/** @returns the quotient rounded to the nearest integer, halves away from zero. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n
  return dividend < 0n ? -((-dividend + half) / divisor) : (dividend + half) / divisor
}
