/**
 * Money is counted in whole paise, in a `number`: up to {@link MOST_PAISE} that is exact. Products and quotients go
 * through integers of any length, so nothing is lost on the way to the last rounding.
 */
export const RUPEE = 100

/** ₹1,000 crore; what a visitor may type at the most. Sums over forty years stay far below 2⁵³ paise. */
export const MOST_PAISE = 1_000_000_000_000

/** Rates are counted in thousandths of a per cent: 8.5 % is 8,500. */
export const PER_CENT = 1_000
const WHOLE = 100 * PER_CENT

/** @returns `value * by / over`, exact, rounded to whole units with halves away from zero. */
export function multiplied(value: number, by: number, over: number): number {
  return Number(rounded(BigInt(value) * BigInt(by), BigInt(over)))
}

/** @returns a share of an amount in paise, rounded to the paisa. */
export function shareOf(paise: number, rate: number): number {
  return multiplied(paise, rate, WHOLE)
}

/** @returns the nearest whole rupee, in paise; halves go up. */
export function toRupee(paise: number): number {
  return multiplied(paise, 1, RUPEE) * RUPEE
}

/** @returns a share of an amount, rounded to the rupee, in paise. */
export function rupeeShareOf(paise: number, rate: number): number {
  return Number(rounded(BigInt(paise) * BigInt(rate), BigInt(WHOLE * RUPEE))) * RUPEE
}

/** @returns the amount after one step up by a rate, rounded to the rupee. */
export function raisedBy(paise: number, rate: number): number {
  return Number(rounded(BigInt(paise) * BigInt(WHOLE + rate), BigInt(WHOLE * RUPEE))) * RUPEE
}

/** @returns the quotient to the nearest whole number, halves away from zero. */
export function rounded(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n
  return dividend < 0n ? -((-dividend + half) / divisor) : (dividend + half) / divisor
}
