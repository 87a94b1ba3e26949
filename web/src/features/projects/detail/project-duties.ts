import type { Charge, Project, TaxRate } from '@ashlar/contract'
import { lawRate, ratePlaceOf } from '../../calculators/law-rates'
import { RUPEE, rupeeShareOf } from '../../calculators/paise'

export interface CountedDuty {
  charge: Charge
  /** Rupees. */
  amount: number
  rate: TaxRate
}

/**
 * The duties on a project's agreement value whose rates are known where it stands, and the charges that are not counted.
 * GST is never counted here: what applies depends on when the home is completed and on its size, which the calculator asks.
 */
export function countDuties(
  project: Project,
  rates: readonly TaxRate[],
): { counted: CountedDuty[]; missing: Charge[] } {
  // Of what is sold the figures are a record: the duties then due are not known.
  const sold = project.status === 'Sold out'
  const base = project.costComponents.find(({ label }) => /^agreement value/i.test(label))?.amount
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
