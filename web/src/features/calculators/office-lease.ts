import { formatRupees } from '@/ui/money/format-money'
import { say } from '@/words/say'
import { formatPaise, inLakh } from './format-sums'
import type { Field, Inputs } from './inputs'
import type { Outcome } from './outcome'
import { increasedBy, multiplyRounded, RUPEE, rupeeShareOf, toRupee } from './paise'

export const officeLeaseFields: readonly Field[] = [
  { kind: 'count', name: 'area', label: 'Chargeable area, sq ft', least: 1, most: 5_000_000, unit: 'square feet' },
  {
    kind: 'count',
    name: 'carpet',
    label: 'Carpet area, sq ft',
    hint: 'What you can use of it',
    least: 1,
    most: 5_000_000,
    unit: 'square feet',
    optional: true,
  },
  { kind: 'money', name: 'rent', label: 'Rent, ₹ a sq ft a month', least: 1 },
  { kind: 'money', name: 'upkeep', label: 'Maintenance, ₹ a sq ft a month', optional: true },
  { kind: 'count', name: 'years', label: 'Term in years', least: 1, most: 30, unit: 'years', usual: '9' },
  {
    kind: 'rate',
    name: 'rise',
    label: 'Escalation of rent, %',
    hint: 'Of each step, as in the offer',
    most: 100,
    optional: true,
  },
  {
    kind: 'choice',
    name: 'every',
    label: 'Escalation comes',
    usual: '36',
    choices: [
      { value: '12', title: 'Every year' },
      { value: '24', title: 'Every two years' },
      { value: '36', title: 'Every three years' },
      { value: '60', title: 'Every five years' },
    ],
  },
  { kind: 'count', name: 'free', label: 'Rent-free months', least: 0, most: 36, unit: 'months', usual: '0' },
  {
    kind: 'count',
    name: 'deposit',
    label: 'Deposit, in months of rent',
    least: 0,
    most: 36,
    unit: 'months',
    usual: '6',
  },
  { kind: 'money', name: 'fitout', label: 'Fit-out, ₹ a sq ft of chargeable area', optional: true },
  {
    kind: 'rate',
    name: 'tax',
    label: 'Tax on rent and maintenance, %',
    hint: 'Leave empty for none',
    most: 50,
    optional: true,
  },
]

interface LeaseYear {
  year: number
  rent: number
  upkeep: number
  tax: number
}

/** Rent, maintenance and tax of each year of a lease, in paise; every month is rounded to the rupee. */
export function leaseYears(values: Inputs['values'], every: number): readonly LeaseYear[] {
  const { area = 0, years = 1, rise = 0, free = 0, tax = 0 } = values
  const upkeep = toRupee(area * (values.upkeep ?? 0))
  let rent = toRupee(area * (values.rent ?? 0))
  return Array.from({ length: years }, (_, index) => {
    const year = { year: index + 1, rent: 0, upkeep: 0, tax: 0 }
    for (let month = index * 12; month < (index + 1) * 12; month += 1) {
      if (month > 0 && month % every === 0) rent = increasedBy(rent, rise)
      const paid = month < free ? 0 : rent
      year.rent += paid
      year.upkeep += upkeep
      year.tax += rupeeShareOf(paid + upkeep, tax)
    }
    return year
  })
}

/** The cost of a lease over its whole term, per month and per square foot. */
export function officeLease({ values, typed }: Inputs): Outcome {
  const { area = 1, carpet = 0, years: term = 1 } = values
  const years = leaseYears(values, Number(typed.every))
  const sum = (part: 'rent' | 'upkeep' | 'tax') => years.reduce((total, year) => total + year[part], 0)
  const [rent, upkeep, tax] = [sum('rent'), sum('upkeep'), sum('tax')]
  const fitout = toRupee(area * (values.fitout ?? 0))
  const total = rent + upkeep + tax + fitout
  const months = term * 12
  const first = toRupee(area * (values.rent ?? 0))
  const average = {
    month: formatPaise(toRupee(multiplyRounded(total, 1, months))),
    chargeable: formatPaise(multiplyRounded(total, 1, months * area)),
  }
  return {
    answer: {
      label: term === 1 ? say('Over 1 year') : say('Over {count} years', { count: term }),
      value: formatRupees(total / RUPEE),
      text:
        carpet > 0
          ? say('{month} a month on average, {chargeable} a chargeable sq\u00a0ft, {carpet} a sq\u00a0ft of carpet.', {
              ...average,
              carpet: formatPaise(multiplyRounded(total, 1, months * carpet)),
            })
          : say('{month} a month on average, {chargeable} a chargeable sq\u00a0ft.', average),
    },
    lines: [
      {
        label: say('Rent'),
        value: rent,
        note: say('{amount} in the first full month', { amount: formatPaise(first) }),
      },
      { label: say('Maintenance'), value: upkeep },
      ...(tax > 0 ? [{ label: say('Tax'), value: tax, note: say('At the rate typed') }] : []),
      ...(fitout > 0 ? [{ label: say('Fit-out'), value: fitout, note: say('Once') }] : []),
      { label: say('Over the term'), value: total, total: true },
      {
        label: say('Deposit'),
        value: first * (values.deposit ?? 0),
        note: say('Comes back; not in the total'),
      },
    ],
    charts: [
      {
        key: 'lease',
        title: say('What is paid, year by year'),
        kind: 'stacked-bar',
        unit: say('₹ lakh a year, without fit-out and deposit'),
        xLabel: say('Year'),
        yLabel: '',
        series: [
          { name: say('Rent'), points: years.map((year) => ({ x: year.year, y: inLakh(year.rent) })) },
          { name: say('Maintenance'), points: years.map((year) => ({ x: year.year, y: inLakh(year.upkeep) })) },
          ...(tax > 0
            ? [{ name: say('Tax'), points: years.map((year) => ({ x: year.year, y: inLakh(year.tax) })) }]
            : []),
        ],
        note: '',
        alt: say('Rent of {first} in year 1 and {last} in year {year}.', {
          first: formatPaise(years[0]?.rent ?? 0),
          last: formatPaise(years.at(-1)?.rent ?? 0),
          year: term,
        }),
      },
    ],
    table: {
      caption: say('What is paid in each year'),
      columns: [say('Year'), say('Rent'), say('Maintenance'), say('Tax'), say('Total')],
      rows: years.map((year) => ({
        head: String(year.year),
        cells: [year.rent, year.upkeep, year.tax, year.rent + year.upkeep + year.tax],
      })),
    },
    notes: carpet > area ? [say('The carpet area is larger than the chargeable one: check the offer.')] : [],
  }
}
