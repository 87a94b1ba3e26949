import type { Charge, Project, TaxRate } from '@ashlar/contract'
import { sayName } from '@/words/say'
import { chargesInWords, lawRate, ratePlaceOf } from '../../calculators/law-rates'
import { RUPEE, rupeeShareOf } from '../../calculators/paise'

export interface CountedDuty {
  charge: Charge
  /** In rupees. */
  amount: number
  rate: TaxRate
}

export interface TotalCost {
  /** What the project asks for, and the duties whose rates are known, in rupees. */
  total: number
  duties: readonly CountedDuty[]
  /** The charges that the total lacks, in words: `GST`. */
  without: string
}

/** The cost of the smallest unit, to the rupee. A lease has no total: its amounts are monthly, deposits and fees. */
export function totalCostOf(project: Project, rates: readonly TaxRate[]): TotalCost {
  const { counted, missing } = countDuties(project, rates)
  const total = [...project.costComponents, ...counted].reduce((sum, { amount }) => sum + amount, 0)
  return { total, duties: counted, without: chargesInWords(missing) }
}

/**
 * The duties on a project's agreement value that have a known rate at its place, and the charges that are not included.
 * GST is never included: it depends on the completion date and the size of the home, which the calculator asks for.
 */
function countDuties(project: Project, rates: readonly TaxRate[]): { counted: CountedDuty[]; missing: Charge[] } {
  // Figures of a sold project are historical: the duties at the time are not known.
  const sold = project.status === 'Sold out'
  // In another language the label is its translation.
  const translated = sayName('Agreement value')
  const base = project.costComponents.find(
    ({ label }) => /^agreement value/i.test(label) || label === translated,
  )?.amount
  const place = ratePlaceOf(rates, project.registrations[0]?.state ?? '', project.city)?.value ?? ''
  const counted: CountedDuty[] = []
  const missing: Charge[] = []
  for (const charge of ['Stamp duty', 'Registration'] as const) {
    const rate = base === undefined || sold ? undefined : lawRate(rates, charge, place, base)
    if (base === undefined || !rate || rate.rate === null) {
      missing.push(charge)
      continue
    }
    const share = rupeeShareOf(base * RUPEE, Math.round(rate.rate * 1000)) / RUPEE
    counted.push({ charge, amount: Math.min(share, rate.cap ?? share), rate })
  }
  return { counted, missing: [...missing, 'GST'] }
}
