import { type Charge, charges, type Project, type TaxRate } from '@ashlar/contract'
import { gstOfHome } from '../../calculators/gst-of-home'
import { chargesInWords, lawRate, ratePlaceOf } from '../../calculators/law-rates'
import { RUPEE, rupeeShareOf } from '../../calculators/paise'

export interface CountedDuty {
  charge: Charge
  /** In rupees. */
  amount: number
  rate: TaxRate
}

interface TotalCost {
  /** What the project asks for, and the duties whose rates are known, in rupees. */
  total: number
  duties: readonly CountedDuty[]
  /** The charges that the total lacks, in words: `GST`; empty when it lacks none. */
  without: string
}

/** The cost of the smallest unit, to the rupee. A lease has no total: its amounts are monthly, deposits and fees. */
export function totalCostOf(project: Project, rates: readonly TaxRate[]): TotalCost {
  const { counted, missing } = countDuties(project, rates)
  const total = [...project.costComponents, ...counted].reduce((sum, { amount }) => sum + amount, 0)
  return { total, duties: counted, without: chargesInWords(missing) }
}

/**
 * The duties on the price of a project's smallest unit that have a known rate at its place, and the charges that are not
 * included.
 */
function countDuties(project: Project, rates: readonly TaxRate[]): { counted: CountedDuty[]; missing: Charge[] } {
  // Figures of a sold project are historical: the duties at the time are not known.
  const sold = project.status === 'Sold out'
  const base = agreementValueOf(project)
  const place = ratePlaceOf(rates, project.registrations[0]?.state ?? '', project.city)?.value ?? ''
  const counted: CountedDuty[] = []
  const missing: Charge[] = []
  for (const charge of charges) {
    const rate = charge === 'GST' ? gstOfHome(project, rates) : lawRate(rates, charge, place, base ?? 0)
    if (base === null || sold || !rate || rate.rate === null) {
      missing.push(charge)
      continue
    }
    const share = rupeeShareOf(base * RUPEE, Math.round(rate.rate * 1000)) / RUPEE
    counted.push({ charge, amount: Math.min(share, rate.cap ?? share), rate })
  }
  return { counted, missing }
}

/** The price of the smallest unit, in rupees, if it is among the costs. */
function agreementValueOf({ priceFrom, costComponents }: Project): number | null {
  return costComponents.some(({ amount }) => amount === priceFrom) ? priceFrom : null
}
