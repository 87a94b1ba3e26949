import { formatRupees } from '@/ui/money/format-money'
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
      label: 'Instalment a month',
      value: formatRupees(instalment / RUPEE),
      text: `For ${formatPaise(loan.principal)} over ${schedule.length} months at ${typed.rate?.replace('%', '').trimEnd()}\u00a0%.`,
    },
    lines: [
      { label: 'Loan', value: loan.principal },
      { label: 'Interest over all the years', value: interest },
      { label: 'Total repaid', value: loan.principal + interest, total: true },
      { label: 'Last instalment', value: (last?.principal ?? 0) + (last?.interest ?? 0), note: 'Includes rounding' },
    ],
    charts: [
      {
        key: 'repayment',
        title: 'Interest and repayment, year by year',
        kind: 'stacked-bar',
        unit: '₹ lakh a year',
        xLabel: 'Year',
        yLabel: '',
        series: [
          { name: 'Repayment', points: years.map(({ month, principal }) => ({ x: month, y: inLakh(principal) })) },
          { name: 'Interest', points: years.map((year) => ({ x: year.month, y: inLakh(year.interest) })) },
        ],
        note: '',
        alt: altOf(years),
      },
    ],
    table: typed.table === 'months' ? tableOf('month', 'Month', schedule) : tableOf('year', 'Year', years),
  }
}

function altOf(years: readonly Repayment[]): string {
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last) return ''
  return `In year 1 interest takes ${formatPaise(first.interest)} and ${formatPaise(first.principal)} of the loan is repaid; in year ${last.month} it is ${formatPaise(last.interest)} and ${formatPaise(last.principal)}.`
}

function tableOf(by: string, column: string, repayments: readonly Repayment[]): NumberTable {
  return {
    caption: `Repayment by ${by}`,
    columns: [column, 'Interest', 'Repayment', 'Paid', 'Still owed'],
    rows: repayments.map(({ month, interest, principal, balance }) => ({
      head: String(month),
      cells: [interest, principal, interest + principal, balance],
    })),
  }
}
