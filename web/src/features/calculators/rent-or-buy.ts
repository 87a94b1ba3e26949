import { formatMoney } from '@/ui/money/format-money'
import { say } from '@/words/say'
import { formatPaise, inLakh } from './format-sums'
import type { Field, Inputs } from './inputs'
import { instalmentOf, monthsInterest, scheduleOf } from './loan'
import type { Outcome } from './outcome'
import { increasedBy, RUPEE, rupeeShareOf } from './paise'

export const rentOrBuyFields: readonly Field[] = [
  { kind: 'money', name: 'price', label: 'Price of the home', hint: '1.2 cr, 85 lakh', least: 1 },
  { kind: 'money', name: 'own', label: 'Your own money for it', hint: 'The rest is the loan', optional: true },
  { kind: 'rate', name: 'costs', label: 'Duties and charges, % of price', most: 50, optional: true },
  { kind: 'rate', name: 'rate', label: 'Interest on the loan, % a year', most: 36 },
  { kind: 'count', name: 'years', label: 'Years of the loan', least: 1, most: 40, unit: 'years', usual: '20' },
  {
    kind: 'money',
    name: 'upkeep',
    label: 'Upkeep of your own home, a month',
    hint: 'Society and repairs',
    optional: true,
  },
  { kind: 'money', name: 'rent', label: 'Rent of a similar home, a month', least: 1 },
  { kind: 'count', name: 'stay', label: 'Years you would stay', least: 1, most: 40, unit: 'years', usual: '10' },
  { kind: 'rate', name: 'rise', label: 'Rise of rent and upkeep, % a year', hint: 'Your guess', most: 30 },
  { kind: 'rate', name: 'growth', label: 'Rise of the price, % a year', hint: 'Your guess', most: 30 },
  { kind: 'rate', name: 'return', label: 'Return on savings, % a year', hint: 'Your guess, after tax', most: 30 },
]

export interface Year {
  year: number
  /** In paise: value of the home minus the outstanding loan. */
  buyer: number
  /** In paise: the tenant's savings. */
  tenant: number
}

/** Compares two households with the same money, month by month. */
export function compareYears(values: Inputs['values']): readonly Year[] {
  const { price = 0, rate = 0, costs = 0, rise = 0, growth = 0, return: yearly = 0, years = 1, stay = 1 } = values
  const own = Math.min(values.own ?? 0, price)
  const loan = { principal: price - own, rate, months: years * 12 }
  const schedule = loan.principal > 0 ? scheduleOf(loan, instalmentOf(loan)) : []
  let [rent, upkeep, value] = [values.rent ?? 0, values.upkeep ?? 0, price]
  let fund = own + rupeeShareOf(price, costs)
  const result: Year[] = []
  for (let month = 1; month <= stay * 12; month += 1) {
    const repayment = schedule[month - 1]
    const outlay = (repayment ? repayment.interest + repayment.principal : 0) + upkeep
    fund += monthsInterest(fund, yearly) + outlay - rent
    if (month % 12 !== 0) continue
    value = increasedBy(value, growth)
    const owed = repayment?.balance ?? 0
    result.push({ year: month / 12, buyer: value - owed, tenant: fund })
    rent = increasedBy(rent, rise)
    upkeep = increasedBy(upkeep, rise)
  }
  return result
}

/** Which household owns more at the end, and from which year on. */
export function rentOrBuy({ values }: Inputs): Outcome {
  const years = compareYears(values)
  const last = years.at(-1) ?? { year: 0, buyer: 0, tenant: 0 }
  const ahead = last.buyer - last.tenant
  const even = years.find((_, index) => years.slice(index).every(({ buyer, tenant }) => buyer >= tenant))
  const drawn = years.some(({ tenant }) => tenant < 0)
  return {
    answer: {
      label: ahead >= 0 ? say('Buying is ahead by') : say('Renting is ahead by'),
      value: formatMoney(Math.round(Math.abs(ahead) / RUPEE)),
      text: [
        last.year === 1 ? say('After 1 year.') : say('After {count} years.', { count: last.year }),
        even
          ? say('The buyer is ahead from year {year} on.', { year: even.year })
          : say('The tenant is ahead at the end.'),
      ].join(' '),
    },
    lines: [
      { label: say('The buyer owns'), value: last.buyer, note: say('The home, less what is owed') },
      { label: say('The tenant has put aside'), value: last.tenant },
      { label: say('Difference'), value: ahead, total: true },
    ],
    charts: [
      {
        key: 'two-ways',
        title: say('What each owns, year by year'),
        kind: 'line',
        unit: say('₹ lakh'),
        xLabel: say('Year'),
        yLabel: '',
        series: [
          { name: say('Buyer'), points: years.map(({ year, buyer }) => ({ x: year, y: inLakh(buyer) })) },
          { name: say('Tenant'), points: years.map(({ year, tenant }) => ({ x: year, y: inLakh(tenant) })) },
        ],
        note: '',
        alt: say('At the end of year {year} the buyer owns {buyer} and the tenant {tenant}.', {
          year: last.year,
          buyer: formatPaise(last.buyer),
          tenant: formatPaise(last.tenant),
        }),
      },
    ],
    table: {
      caption: say('What each owns at the end of a year'),
      columns: [say('Year'), say('Buyer'), say('Tenant'), say('Difference')],
      rows: years.map(({ year, buyer, tenant }) => ({ head: String(year), cells: [buyer, tenant, buyer - tenant] })),
    },
    notes: drawn ? [say('In some years the tenant’s fund is below zero: the rent is above what the buyer pays.')] : [],
  }
}
