import { formatRupees } from '@/ui/money/format-money'
import { say } from '@/words/say'
import { formatPaise, formatPerCent } from './format-sums'
import type { Field, Inputs } from './inputs'
import { principalFor } from './loan'
import type { Outcome } from './outcome'
import { PER_CENT, RUPEE, shareOf } from './paise'

export const affordabilityFields: readonly Field[] = [
  { kind: 'money', name: 'income', label: 'Take-home pay a month', hint: 'All who will repay: 1.8 lakh', least: 1 },
  { kind: 'money', name: 'running', label: 'Loan instalments you already pay, a month', optional: true },
  {
    kind: 'rate',
    name: 'share',
    label: 'Share of pay for instalments, %',
    hint: 'Each lender has its own limit',
    most: 100,
    usual: '40',
  },
  { kind: 'rate', name: 'rate', label: 'Interest, % a year', hint: 'As in your lender’s letter', most: 36 },
  { kind: 'count', name: 'years', label: 'Years', least: 1, most: 40, unit: 'years', usual: '20' },
  { kind: 'money', name: 'own', label: 'Your own money', hint: 'Savings that may go into the home', optional: true },
  {
    kind: 'rate',
    name: 'extra',
    label: 'Duties and charges, % of price',
    hint: 'Leave empty for none',
    most: 50,
    optional: true,
  },
]

/**
 * The price that an income can afford, rounded down to the rupee, so that the instalment is never above the one
 * entered.
 */
export function affordability({ values }: Inputs): Outcome {
  const room = Math.max(shareOf(values.income ?? 0, values.share ?? 0) - (values.running ?? 0), 0)
  const instalment = Math.floor(room / RUPEE) * RUPEE
  const loan = principalFor(instalment, values.rate ?? 0, (values.years ?? 1) * 12)
  const own = values.own ?? 0
  const extra = values.extra ?? 0
  const whole = BigInt(100 * PER_CENT)
  const price = Number((BigInt(loan + own) * whole) / ((whole + BigInt(extra)) * BigInt(RUPEE))) * RUPEE
  const rupees = price / RUPEE
  return {
    answer: {
      label: say('A price up to'),
      value: formatRupees(rupees),
      text:
        instalment === 0
          ? say('The instalments you already pay use up the whole share, so no loan is counted.')
          : say('With {amount} a month for the loan.', { amount: formatPaise(instalment) }),
    },
    lines: [
      {
        label: say('Instalment you can afford'),
        value: instalment,
        note: say('{share} of pay, less what you already pay', { share: formatPerCent(values.share ?? 0) }),
      },
      { label: say('Loan amount'), value: loan },
      { label: say('Your own money'), value: own },
      {
        label: say('Duties and charges'),
        value: -(loan + own - price),
        note: extra > 0 ? formatPerCent(extra) : say('Not included'),
      },
      { label: say('Left for the price'), value: price, total: true },
    ],
    links: [
      ...(rupees > 0
        ? [{ href: `/projects?propertytype=Residential&price-max=${rupees}`, label: say('Homes up to this price') }]
        : []),
      { href: `/projects/calculators/all-in-cost?price=${rupees}`, label: say('Everything added to it') },
    ],
  }
}
