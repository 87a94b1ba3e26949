import type { TaxRate } from '@ashlar/contract'
import type { Phrase } from '@/words/say'
import { affordability, affordabilityFields } from './affordability'
import { allInCost, allInFields } from './all-in-cost'
import { emi, emiFields } from './emi'
import type { Field, Inputs } from './inputs'
import { officeLease, officeLeaseFields } from './office-lease'
import type { Outcome } from './outcome'
import { rentOrBuy, rentOrBuyFields } from './rent-or-buy'

export const CALCULATORS_PATH = '/projects/calculators'

/** The breadcrumb of the list of calculators, and that of a calculator. */
export const CALCULATOR_LIST_TRAIL = [{ label: 'Projects', href: '/projects' }]
export const CALCULATOR_TRAIL = [...CALCULATOR_LIST_TRAIL, { label: 'Calculators', href: CALCULATORS_PATH }]

/** Names as in the address, in the order of the bar. */
export const calculatorNames = ['emi', 'all-in-cost', 'affordability', 'rent-or-buy', 'office-lease'] as const
export type CalculatorName = (typeof calculatorNames)[number]

export const calculatorLabels: Readonly<Record<CalculatorName, Phrase>> = {
  emi: 'Instalment',
  'all-in-cost': 'All-in cost',
  affordability: 'What you can afford',
  'rent-or-buy': 'Rent or buy',
  'office-lease': 'Office lease',
}

interface Calculator {
  fields: readonly Field[]
  calculate: (inputs: Inputs) => Outcome
}

export function isCalculatorName(name: string): name is CalculatorName {
  return calculatorNames.some((known) => known === name)
}

/** A calculator; the one that needs tax rates gets those that editors maintain. */
export function calculatorOf(name: CalculatorName, rates: readonly TaxRate[]): Calculator {
  switch (name) {
    case 'emi':
      return { fields: emiFields, calculate: emi }
    case 'all-in-cost':
      return { fields: allInFields(rates), calculate: (inputs) => allInCost(rates, inputs) }
    case 'affordability':
      return { fields: affordabilityFields, calculate: affordability }
    case 'rent-or-buy':
      return { fields: rentOrBuyFields, calculate: rentOrBuy }
    case 'office-lease':
      return { fields: officeLeaseFields, calculate: officeLease }
  }
}
