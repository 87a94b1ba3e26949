import { formatRupees } from '@/ui/money/format-money'
import { say } from '@/words/say'
import { formatPaise, inLakh } from './format-sums'
import type { Field, Inputs } from './inputs'
import { instalmentOf, type Repayment, scheduleOf, yearsOf } from './loan'
import type { NumberTable, Outcome } from './outcome'
import { RUPEE } from './paise'

export const emiFields: readonly Field[] = [
  { kind: 'money', name: 'loan', label: 'Loan', hint: '60 lakh, 1.2 cr or 60,00,000', least: 1 },
  { kind: 'rate', name: 'rate', label: 'Interest, % a year', hint: 'As in your lender’s letter', most: 36 },
  { kind: 'count', name: 'years', label: 'Years', least: 1, most: 40, unit: 'years', usual: '20' },
  {
    kind: 'choice',
    name: 'table',
    label: 'Repayment table',
    choices: [
      { value: 'years', title: 'By year' },
      { value: 'months', title: 'By month' },
    ],
    usual: 'years',
  },
]

/** The monthly instalment of a loan, and how the balance falls. */
export function emi({ values, typed }: Inputs): Outcome {
  const loan = { principal: values.loan ?? 0, rate: values.rate ?? 0, months: (values.years ?? 1) * 12 }
  const instalment = instalmentOf(loan)
  const schedule = scheduleOf(loan, instalment)
  const years = yearsOf(schedule)
  const interest = schedule.reduce((sum, month) => sum + month.interest, 0)
  const last = schedule.at(-1)
  return {
    answer: {
      label: say('Instalment a month'),
      value: formatRupees(instalment / RUPEE),
      text: say('For {loan} over {months} months at {rate}.', {
        loan: formatPaise(loan.principal),
        months: schedule.length,
        rate: `${typed.rate?.replace('%', '').trimEnd()}\u00a0%`,
      }),
    },
    lines: [
      { label: say('Loan'), value: loan.principal },
      { label: say('Interest over all the years'), value: interest },
      { label: say('Total repaid'), value: loan.principal + interest, total: true },
      {
        label: say('Last instalment'),
        value: (last?.principal ?? 0) + (last?.interest ?? 0),
        note: say('Includes rounding'),
      },
    ],
    charts: [
      {
        key: 'repayment',
        title: say('Interest and repayment, year by year'),
        kind: 'stacked-bar',
        unit: say('₹ lakh a year'),
        xLabel: say('Year'),
        yLabel: '',
        series: [
          { name: say('Repayment'), points: years.map(({ month, principal }) => ({ x: month, y: inLakh(principal) })) },
          { name: say('Interest'), points: years.map((year) => ({ x: year.month, y: inLakh(year.interest) })) },
        ],
        note: '',
        alt: altOf(years),
      },
    ],
    table:
      typed.table === 'months'
        ? tableOf(say('Repayment by month'), say('Month'), schedule)
        : tableOf(say('Repayment by year'), say('Year'), years),
  }
}

function altOf(years: readonly Repayment[]): string {
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last) return ''
  return say(
    'In year 1 interest takes {interest} and {repaid} of the loan is repaid; in year {last} it is {lastInterest} and {lastRepaid}.',
    {
      interest: formatPaise(first.interest),
      repaid: formatPaise(first.principal),
      last: last.month,
      lastInterest: formatPaise(last.interest),
      lastRepaid: formatPaise(last.principal),
    },
  )
}

function tableOf(caption: string, column: string, repayments: readonly Repayment[]): NumberTable {
  return {
    caption,
    columns: [column, say('Interest'), say('Repayment'), say('Paid'), say('Still owed')],
    rows: repayments.map(({ month, interest, principal, balance }) => ({
      head: String(month),
      cells: [interest, principal, interest + principal, balance],
    })),
  }
}
