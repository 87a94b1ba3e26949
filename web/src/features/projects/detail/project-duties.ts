import type { Charge, Project, TaxRate } from '@ashlar/contract'
import { sayIfKnown } from '@/words/say'
import { lawRate, ratePlaceOf } from '../../calculators/law-rates'
import { RUPEE, rupeeShareOf } from '../../calculators/paise'

export interface CountedDuty {
  charge: Charge
  /** In rupees. */
  amount: number
  rate: TaxRate
}

/**
 * The duties on a project's agreement value that have a known rate at its place, and the charges that are not included.
 * GST is never included: it depends on the completion date and the size of the home, which the calculator asks for.
 */
export function countDuties(
  project: Project,
  rates: readonly TaxRate[],
): { counted: CountedDuty[]; missing: Charge[] } {
  // Figures of a sold project are historical: the duties at the time are not known.
  const sold = project.status === 'Sold out'
  // In another language the label is its translation.
  const translated = sayIfKnown('Agreement value')
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
