import { divideRounded, multiplyRounded, RUPEE } from './paise'

/** Divisor that turns a yearly rate, in thousandths of a per cent, into a monthly fraction. */
const MONTHLY = 1_200_000

export interface Loan {
  /** In paise. */
  principal: number
  /** Yearly rate in thousandths of a per cent. */
  rate: number
  months: number
}

/**
 * The equated monthly instalment, `P r (1 + r)^n / ((1 + r)^n - 1)`, calculated as a fraction of integers.
 *
 * @param unit the instalment is rounded to this number of paise: lenders collect whole rupees.
 * @returns paise.
 */
export function instalmentOf({ principal, rate, months }: Loan, unit = RUPEE): number {
  if (rate === 0) return Number(divideRounded(BigInt(principal), BigInt(months * unit))) * unit
  const grown = BigInt(MONTHLY + rate) ** BigInt(months)
  const flat = BigInt(MONTHLY) ** BigInt(months)
  const dividend = BigInt(principal) * BigInt(rate) * grown
  return Number(divideRounded(dividend, BigInt(MONTHLY) * (grown - flat) * BigInt(unit))) * unit
}

/**
 * The largest loan that an instalment repays, `E ((1 + r)^n - 1) / (r (1 + r)^n)`, rounded down to the rupee.
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

/** @returns the interest of one month on a balance, in paise. */
export function monthsInterest(balance: number, rate: number): number {
  return multiplyRounded(balance, rate, MONTHLY)
}

export interface Repayment {
  /** From 1. */
  month: number
  interest: number
  principal: number
  /** The balance after the payment. */
  balance: number
}

/**
 * Every payment in paise; the last one clears the rounding differences. An instalment that was rounded up ends the loan
 * early; one that does not cover the interest leaves all of the principal to the last month.
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

/** The same payments in years of twelve instalments. */
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
