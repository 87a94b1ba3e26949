import type { TaxRate } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { affordability, affordabilityFields } from './affordability'
import { allInCost, allInFields } from './all-in-cost'
import { emi, emiFields } from './emi'
import { type Field, readInputs } from './inputs'
import { ratePlaceOf } from './law-rates'
import { instalmentOf } from './loan'
import { leaseYears, officeLease, officeLeaseFields } from './office-lease'
import { partsOfTotal } from './outcome'
import { compareYears, rentOrBuy, rentOrBuyFields } from './rent-or-buy'

const rate = (more: Partial<TaxRate>): TaxRate => ({
  title: 'Stamp duty, Goa',
  charge: 'Stamp duty',
  state: 'Goa',
  city: '',
  sale: null,
  priceAbove: null,
  priceUpTo: null,
  rate: null,
  cap: null,
  appliesTo: '',
  source: 'The department',
  sourceUrl: '',
  publishedOn: '',
  sequence: 1,
  ...more,
})
const asked = (fields: readonly Field[], parameters: Record<string, string>) => {
  const inputs = readInputs(fields, parameters)
  expect(inputs.asked).toBe(true)
  expect(inputs.faults).toEqual({})
  return inputs
}
const lineOf = (outcome: { lines: readonly { label: string; value: number | string }[] }, label: string) =>
  outcome.lines.find((line) => line.label === label)?.value

describe('the fields in an address', () => {
  it('have no errors while the form has not been submitted', () => {
    expect(readInputs(emiFields, {})).toMatchObject({ asked: false, faults: {} })
    expect(readInputs(emiFields, { loan: '50 lakh' })).toMatchObject({ asked: false, faults: {} })
    expect(readInputs(emiFields, { loan: '50 lakh' }).typed.loan).toBe('50 lakh')
  })

  it('are each validated, and kept as typed', () => {
    const { faults, typed } = readInputs(emiFields, { loan: 'much', rate: '99', years: '0', table: 'weeks' })
    expect(Object.keys(faults)).toEqual(['loan', 'rate', 'years', 'table'])
    expect(typed).toEqual({ loan: 'much', rate: '99', years: '0', table: 'weeks' })
  })

  it('may occur twice, or be absurdly long', () => {
    expect(readInputs(emiFields, { loan: ['5 lakh', '6 lakh'], rate: '8' }).typed.loan).toBe('5 lakh')
    expect(readInputs(emiFields, { loan: '9'.repeat(5_000), rate: '8' }).faults.loan).toContain('no amount')
    expect(readInputs(emiFields, { loan: '2,000 cr', rate: '8' }).faults.loan).toContain('At most')
  })
})

describe('the instalment', () => {
  it('adds up to the loan and its interest', () => {
    const outcome = emi(asked(emiFields, { loan: '50 lakh', rate: '8.5' }))
    expect(outcome.answer.value).toBe('₹43,391')
    const [loan, interest, paid] = outcome.lines.map(({ value }) => Number(value))
    expect((loan ?? 0) + (interest ?? 0)).toBe(paid)
    expect(partsOfTotal(outcome.lines).map(({ size }) => size)).toEqual([loan, interest])
    expect(outcome.table?.rows).toHaveLength(20)
  })
})

describe('what visitors type', () => {
  const answerOf = (parameters: Record<string, string>) => emi(asked(emiFields, parameters)).answer.value

  it.each([
    [{ loan: '12,00,000', rate: '0', years: '10' }, '₹10,000'],
    [{ loan: '50,00,000', rate: '8.5', years: '20' }, '₹43,391'],
    [{ loan: '50 lakh', rate: '8.5 %', years: '40' }, '₹36,655'],
    [{ loan: '₹ 50,00,000', rate: '८.५', years: '४०' }, '₹36,655'],
    [{ loan: '५० लाख', rate: '८.५', years: '20' }, '₹43,391'],
    [{ loan: '0.5 cr', rate: '８.５', years: '20' }, '₹43,391'],
    [{ loan: '1', rate: '36', years: '1' }, '₹0'],
  ])('%j has the instalment %s', (parameters, instalment) => {
    expect(answerOf(parameters)).toBe(instalment)
  })

  it.each([
    ['loan', ['', '0', '5e6', '-1', 'NaN', 'Infinity', '1e309', '50 lakh crore', '₹', '2,000 cr']],
    ['rate', ['', '8,5', '-1', '100', '0.0001', 'NaN', 'Infinity', '1e2', '8.5.1']],
    ['years', ['0', '0.5', '41', '1e9', '999999999999', 'NaN', '-5', '']],
  ])('in the field %s is told there when it cannot be', (name, wrong) => {
    for (const typed of wrong) {
      const { faults, typed: kept } = readInputs(emiFields, {
        loan: '50 lakh',
        rate: '8.5',
        years: '20',
        [name]: typed,
      })
      expect(Object.keys(faults), typed).toEqual([name])
      expect(kept[name]).toBe(typed)
    }
  })

  it('gives no figure that is none, and a table that ends at nothing owed', () => {
    for (const loan of ['1', '12,00,000', '1,000 cr'])
      for (const rate of ['0', '0.001', '8.5', '36'])
        for (const years of ['1', '20', '40']) {
          const outcome = emi(asked(emiFields, { loan, rate, years, table: 'months' }))
          expect(JSON.stringify(outcome)).not.toMatch(/NaN|Infinity|∞|null|-0\b|"-/)
          expect(outcome.table?.rows.length).toBeLessThanOrEqual(480)
          expect(outcome.table?.rows.at(-1)?.cells.at(-1)).toBe(0)
        }
  })

  it('that leaves nothing for a loan is said, not calculated below nothing', () => {
    const { answer, lines } = affordability(
      asked(affordabilityFields, { income: '50,000', running: '60,000', rate: '8.5', own: '' }),
    )
    expect(answer.value).toBe('₹0')
    expect(answer.text).toContain('no loan is counted')
    expect(JSON.stringify(lines)).not.toMatch(/NaN|-\d/)
  })
})

describe('the all-in cost', () => {
  const gst = rate({ title: 'GST, home', charge: 'GST', state: '', rate: 5, publishedOn: '2019-05-07' })

  it('leaves out charges without a rate, and says so', () => {
    const rates = [rate({}), gst]
    const outcome = allInCost(rates, asked(allInFields(rates), { price: '1 cr', state: 'goa', gst: 'gst-home' }))
    expect(outcome.answer).toMatchObject({
      label: 'Not the whole cost',
      value: '₹1,05,00,000',
      missing: 'Not included: stamp duty and registration',
    })
    expect(lineOf(outcome, 'Stamp duty')).toBe('Not included')
    expect(partsOfTotal(outcome.lines)).toEqual([
      { label: 'Price', size: 1_00_00_000 * 100 },
      { label: 'Stamp duty', size: null },
      { label: 'Registration', size: null },
      { label: 'GST', size: 5_00_000 * 100 },
    ])
    expect(outcome.lines.at(-1)?.label).toBe('Total, without stamp duty and registration')
  })

  it('never claims that nothing is added to the price', () => {
    const outcome = allInCost([], asked(allInFields([]), { price: '1 cr' }))
    expect(outcome.answer.missing).toBe('Not included: stamp duty, registration and GST')
    expect(outcome.answer.text).not.toContain('₹0')
  })

  it('uses the rate for the city and the price', () => {
    const rates = [
      rate({ title: 'M', state: 'Maharashtra', city: 'Mumbai', rate: 6 }),
      rate({ title: 'P', state: 'Maharashtra', city: 'Pune', rate: 7 }),
      rate({ title: 'W1', state: 'West Bengal', rate: 6, priceUpTo: 1_00_00_000 }),
      rate({ title: 'W2', state: 'West Bengal', rate: 7, priceAbove: 1_00_00_000 }),
    ]
    const dutyOn = (price: string, state: string) =>
      lineOf(allInCost(rates, asked(allInFields(rates), { price, state })), 'Stamp duty')
    expect(dutyOn('1 cr', 'maharashtra-mumbai')).toBe(6_00_000 * 100)
    expect(dutyOn('1 cr', 'maharashtra-pune')).toBe(7_00_000 * 100)
    expect(dutyOn('1 cr', 'west-bengal')).toBe(6_00_000 * 100)
    expect(dutyOn('2 cr', 'west-bengal')).toBe(14_00_000 * 100)
    expect(ratePlaceOf(rates, 'Maharashtra', 'Pune')?.title).toBe('Maharashtra, Pune')
    expect(ratePlaceOf(rates, 'Maharashtra', 'Nagpur')).toBeUndefined()
    expect(ratePlaceOf(rates, 'West Bengal', 'Kolkata')?.value).toBe('west-bengal')
  })

  it('prefers an entered rate to a published one, and applies a maximum', () => {
    const rates = [rate({ rate: 4 }), rate({ title: 'R', charge: 'Registration', rate: 1, cap: 30_000 }), gst]
    const query = { price: '1 cr', state: 'goa', gst: 'gst-home', others: '5 lakh' }
    const outcome = allInCost(rates, asked(allInFields(rates), { ...query, duty: '6' }))
    expect(lineOf(outcome, 'Stamp duty')).toBe(6_00_000 * 100)
    expect(lineOf(outcome, 'Registration')).toBe(30_000 * 100)
    expect(outcome.answer).toMatchObject({ label: 'All-in cost', value: '₹1,16,30,000' })
    expect(lineOf(allInCost(rates, asked(allInFields(rates), query)), 'Stamp duty')).toBe(4_00_000 * 100)
  })
})

describe('affordability', () => {
  it('never results in more per month than was entered', () => {
    const inputs = asked(affordabilityFields, {
      income: '2 lakh',
      running: '10000',
      rate: '8.5',
      own: '20 lakh',
      extra: '7',
    })
    const outcome = affordability(inputs)
    const loan = Number(lineOf(outcome, 'Loan amount'))
    expect(lineOf(outcome, 'Instalment you can afford')).toBe(70_000 * 100)
    expect(instalmentOf({ principal: loan, rate: 8_500, months: 240 }, 1)).toBeLessThanOrEqual(70_000 * 100)
    const price = Number(lineOf(outcome, 'Left for the price'))
    expect(price * 1.07).toBeLessThanOrEqual(loan + 20_00_000 * 100)
    expect((price + 100) * 1.07).toBeGreaterThan(loan + 20_00_000 * 100)
    // The price is no sum of these lines, so nothing is drawn.
    expect(partsOfTotal(outcome.lines)).toEqual([])
  })

  it('counts no loan when other instalments take the whole income', () => {
    const outcome = affordability(asked(affordabilityFields, { income: '50000', running: '1 lakh', rate: '8' }))
    expect(outcome.answer.value).toBe('₹0')
  })
})

describe('renting and buying', () => {
  const query = {
    price: '1 cr',
    own: '1 cr',
    rate: '8',
    rent: '20000',
    stay: '2',
    rise: '0',
    growth: '10',
    return: '0',
  }

  it('without a loan or a return is simple arithmetic', () => {
    const years = compareYears(asked(rentOrBuyFields, query).values)
    expect(years).toEqual([
      { year: 1, buyer: 1_10_00_000 * 100, tenant: (1_00_00_000 - 2_40_000) * 100 },
      { year: 2, buyer: 1_21_00_000 * 100, tenant: (1_00_00_000 - 4_80_000) * 100 },
    ])
    expect(rentOrBuy(asked(rentOrBuyFields, query)).answer.label).toBe('Buying is ahead by')
  })

  it('with a loan subtracts the balance from the value', () => {
    const inputs = asked(rentOrBuyFields, { ...query, own: '0', rate: '0', years: '10', stay: '1', growth: '0' })
    // The buyer repays 83,333 for twelve months without interest; the tenant saves the same amount less the rent.
    expect(compareYears(inputs.values)).toEqual([{ year: 1, buyer: 83_333 * 12 * 100, tenant: 63_333 * 12 * 100 }])
  })
})

describe('a lease', () => {
  const query = {
    area: '10,000',
    rent: '100',
    upkeep: '15',
    years: '6',
    rise: '15',
    every: '36',
    free: '3',
    deposit: '6',
  }

  it('rises after each interval and charges no rent in the free months', () => {
    const years = leaseYears(asked(officeLeaseFields, query).values, 36)
    expect(years.map((year) => year.rent / 100)).toEqual([
      90_00_000, 1_20_00_000, 1_20_00_000, 1_38_00_000, 1_38_00_000, 1_38_00_000,
    ])
    expect(years[0]?.upkeep).toBe(18_00_000 * 100)
  })

  it('leaves the deposit out of the total', () => {
    const outcome = officeLease(asked(officeLeaseFields, query))
    expect(outcome.answer.value).toBe('₹8,52,00,000')
    expect(lineOf(outcome, 'Deposit')).toBe(60_00_000 * 100)
  })
})
