import { multiplied, RUPEE, rounded } from './paise'

/** A rate is a part of this a month: thousandths of a per cent, over a hundred and twelve. */
const MONTHLY = 1_200_000

export interface Loan {
  /** Paise. */
  principal: number
  /** Per cent a year, in thousandths. */
  rate: number
  months: number
}

/**
 * The equated monthly instalment, `P r (1 + r)^n / ((1 + r)^n - 1)`, worked out as a fraction of whole numbers.
 *
 * @param unit paise to which it is rounded: lenders collect whole rupees.
 * @returns paise.
 */
export function instalmentOf({ principal, rate, months }: Loan, unit = RUPEE): number {
  if (rate === 0) return Number(rounded(BigInt(principal), BigInt(months * unit))) * unit
  const grown = BigInt(MONTHLY + rate) ** BigInt(months)
  const flat = BigInt(MONTHLY) ** BigInt(months)
  const dividend = BigInt(principal) * BigInt(rate) * grown
  return Number(rounded(dividend, BigInt(MONTHLY) * (grown - flat) * BigInt(unit))) * unit
}

/**
 * The largest loan that an instalment repays, `E ((1 + r)^n - 1) / (r (1 + r)^n)`, cut down to the whole rupee.
 *
 * @returns paise.
 */
export function principalFor(instalment: number, rate: number, months: number): number {
  if (rate === 0) return Math.floor((instalment * months) / RUPEE) * RUPEE
  const grown = BigInt(MONTHLY + rate) ** BigInt(months)
  const flat = BigInt(MONTHLY) ** BigInt(months)
  const dividend = BigInt(instalment) * BigInt(MONTHLY) * (grown - flat)
  return Number(dividend / (BigInt(rate) * grown * BigInt(RUPEE))) * RUPEE
}

/** @returns interest of one month on a balance, in paise. */
export function monthsInterest(balance: number, rate: number): number {
  return multiplied(balance, rate, MONTHLY)
}

export interface Repayment {
  /** From 1. */
  month: number
  interest: number
  principal: number
  /** Owed after it. */
  balance: number
}

/**
 * Every instalment in paise; the last one clears what rounding left. An instalment that rounding made too large ends the
 * loan early, one that does not cover the interest leaves all of the principal to the last month.
 */
export function scheduleOf(loan: Loan, instalment = instalmentOf(loan)): Repayment[] {
  const repayments: Repayment[] = []
  let balance = loan.principal
  for (let month = 1; month <= loan.months && balance > 0; month += 1) {
    const interest = monthsInterest(balance, loan.rate)
    const principal = month === loan.months ? balance : Math.min(Math.max(instalment - interest, 0), balance)
    balance -= principal
    repayments.push({ month, interest, principal, balance })
  }
  return repayments
}

/** The same by years of twelve instalments. */
export function yearsOf(repayments: readonly Repayment[]): Repayment[] {
  const years: Repayment[] = []
  for (const { month, interest, principal, balance } of repayments) {
    const number = Math.ceil(month / 12)
    const year = years[number - 1] ?? { month: number, interest: 0, principal: 0, balance: 0 }
    years[number - 1] = {
      month: number,
      interest: year.interest + interest,
      principal: year.principal + principal,
      balance,
    }
  }
  return years
}
