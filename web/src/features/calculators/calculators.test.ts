import { describe, expect, it } from 'vitest'
import { instalmentOf, principalFor, scheduleOf, yearsOf } from './loan'
import { increasedBy, rupeeShareOf, shareOf } from './paise'
import { parseAmount, parseRate } from './parse-amount'

const LAKH = 100_000 * 100
const loan = { principal: 50 * LAKH, rate: 8_500, months: 240 }

describe('an amount', () => {
  it.each([
    ['1.2 cr', 12_000_000],
    ['1.2cr', 12_000_000],
    ['85 lakh', 8_500_000],
    ['85,00,000', 8_500_000],
    ['8500000', 8_500_000],
    ['₹ 85 lacs', 8_500_000],
    ['Rs. 85,00,000/-', 8_500_000],
    ['.5 crore', 5_000_000],
    ['0.1 l', 10_000],
    ['45k', 45_000],
    ['1\u00a0234.56', 0],
    ['1234.56', 1234.56],
    ['0', 0],
  ])('%s is ₹%d', (text, rupees) => {
    expect(parseAmount(text)).toBe(text.includes('\u00a0') ? null : Math.round(rupees * 100))
  })

  it.each(['', 'much', '-5', '1e9', '12 dollars', '1.005', '9'.repeat(20), '1.2.3', 'cr', '<b>1</b>'])(
    '%j is not an amount',
    (text) => {
      expect(parseAmount(text)).toBeNull()
    },
  )

  it('is exact where floating-point numbers are not', () => {
    expect(parseAmount('1.15 cr')).toBe(1_150_000_000)
    expect(parseAmount('0.29 lakh')).toBe(2_900_000)
  })
})

describe('a percentage', () => {
  it.each([
    ['8.5', 8_500],
    ['8.75 %', 8_750],
    ['0', 0],
    ['7.125%', 7_125],
    ['.5', 500],
  ])('%s', (text, thousandths) => {
    expect(parseRate(text)).toBe(thousandths)
  })

  it.each(['', 'eight', '-1', '8.1234', '8,5'])('%j is not a percentage', (text) => {
    expect(parseRate(text)).toBeNull()
  })
})

describe('a loan', () => {
  // Worked example: indiacalculates.in, EMI calculator: ₹50 lakh at 8.5 % for 20 years.
  it('has the same instalment as a published example', () => {
    expect(instalmentOf(loan)).toBe(43_391 * 100)
  })

  // Worked examples: calculatorplus.com, 30-year amortization table; searchlawrence.com, amortization schedule. Both
  // carry fractions of the smallest coin from month to month. We round each month's interest, so our balance may differ
  // by half a paisa per month.
  it.each([
    { principal: 300_000_00, rate: 4_000, months: 360, instalment: 1_432_00, month: 12, balance: 294_719_90 },
    { principal: 300_000_00, rate: 4_000, months: 360, instalment: 1_432_00, month: 34, balance: 284_474_68 },
    { principal: 10_400_00, rate: 22_770, months: 57, instalment: 300_14, month: 1, balance: 10_297_20 },
    { principal: 10_400_00, rate: 22_770, months: 57, instalment: 300_14, month: 36, balance: 5_159_10 },
    { principal: 10_400_00, rate: 22_770, months: 57, instalment: 300_14, month: 56, balance: 294_89 },
  ])('of $principal at $rate has the balance of a published table after month $month', (published) => {
    const { instalment, month, balance } = published
    expect(instalmentOf(published, instalment % 100 === 0 ? 100 : 1)).toBe(instalment)
    const owed = scheduleOf(published, instalment)[month - 1]?.balance ?? 0
    expect(Math.abs(owed - balance)).toBeLessThanOrEqual(month / 2)
  })

  it('is repaid completely, whatever its terms', () => {
    for (const rate of [0, 1, 500, 8_500, 36_000])
      for (const months of [1, 12, 61, 480])
        for (const principal of [1, 100, 99_999_99, 1_000_000_000_000]) {
          const schedule = scheduleOf({ principal, rate, months })
          expect(schedule.reduce((sum, one) => sum + one.principal, 0)).toBe(principal)
          expect(schedule.at(-1)?.balance).toBe(0)
        }
  })

  it('without interest is divided evenly', () => {
    expect(instalmentOf({ principal: 12_000_00, rate: 0, months: 12 })).toBe(1_000_00)
    expect(principalFor(1_000_00, 0, 12)).toBe(12_000_00)
  })

  it('for an instalment is the largest that the instalment repays', () => {
    for (const instalment of [10_000_00, 43_391_00, 1_25_500_00]) {
      const principal = principalFor(instalment, 8_500, 240)
      expect(instalmentOf({ principal, rate: 8_500, months: 240 }, 1)).toBeLessThanOrEqual(instalment)
      expect(instalmentOf({ principal: principal + 200_00, rate: 8_500, months: 240 }, 1)).toBeGreaterThan(instalment)
    }
  })

  it('adds up to the same by years', () => {
    const schedule = scheduleOf(loan)
    const years = yearsOf(schedule)
    expect(years).toHaveLength(20)
    const interest = (all: readonly { interest: number }[]) => all.reduce((sum, one) => sum + one.interest, 0)
    expect(interest(years)).toBe(interest(schedule))
    expect(years.at(-1)?.balance).toBe(0)
  })
})

describe('a share of an amount', () => {
  it('is rounded half up', () => {
    expect(shareOf(50, 1_000)).toBe(1)
    expect(shareOf(49, 1_000)).toBe(0)
    expect(rupeeShareOf(8_512_350_00, 5_000)).toBe(425_618_00)
    expect(increasedBy(104_00, 15_000)).toBe(120_00)
  })
})
