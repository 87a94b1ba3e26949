import type { TaxRate } from '@ashlar/contract'
import { expect, it } from 'vitest'
import { inLanguage } from '@/words/current-language'
import { languages } from '@/words/languages'
import { type CalculatorName, calculatorOf } from './calculators'
import { readInputs } from './inputs'

const hindi = languages.find(({ code }) => code === 'hi')

const rate = (charge: TaxRate['charge'], more: Partial<TaxRate>): TaxRate => ({
  title: `${charge}, पुणे`,
  charge,
  state: 'पुणे',
  city: '',
  sale: null,
  priceAbove: null,
  priceUpTo: null,
  rate: 5,
  cap: null,
  appliesTo: 'शहर में।',
  source: 'विभाग',
  sourceUrl: '',
  publishedOn: '2025-11-10',
  sequence: 1,
  ...more,
})
const rates = [rate('Stamp duty', {}), rate('Registration', { rate: null }), rate('GST', { state: '', title: 'home' })]

/** Names for scripts and addresses, which nobody reads. */
const WITHOUT_WORDS = new Set(['key', 'kind', 'href'])

it.each<[CalculatorName, Record<string, string>]>([
  ['emi', { loan: '50 lakh', rate: '8.5' }],
  ['emi', { loan: '50 lakh', rate: '8.5', table: 'months' }],
  ['all-in-cost', { price: '1 cr', state: 'पुणे', gst: 'home', others: '2 lakh' }],
  ['all-in-cost', { price: '1 cr', duty: '6', registration: '1', 'gst-rate': '5' }],
  ['all-in-cost', { price: '1 cr' }],
  ['affordability', { income: '1.8 lakh', rate: '8.5', own: '20 lakh', extra: '7' }],
  ['affordability', { income: '1 lakh', running: '50,000', rate: '8.5' }],
  ['rent-or-buy', { price: '1 cr', own: '20 lakh', rate: '8.5', rent: '25,000', rise: '5', growth: '5', return: '7' }],
  ['rent-or-buy', { price: '1 cr', rate: '8', rent: '2 lakh', rise: '5', growth: '1', return: '9', stay: '1' }],
  ['office-lease', { area: '1000', carpet: '1200', rent: '90', upkeep: '12', rise: '15', fitout: '1500', tax: '18' }],
  ['office-lease', { area: '1000', rent: '90', years: '1' }],
])('every word of the result of %s is in Hindi, for %j', (name, parameters) => {
  if (!hindi) throw new Error('there is no Hindi')
  const inEnglish = inLanguage(hindi, () => {
    const { fields, calculate } = calculatorOf(name, rates)
    const inputs = readInputs(fields, parameters)
    expect(inputs).toMatchObject({ asked: true, faults: {} })
    return textsOf(calculate(inputs)).filter((text) => /[A-Za-z]{2}/.test(text) && !/[ऀ-ॿ]/.test(text))
  })
  // The name of a tax is the same in both languages.
  expect(inEnglish.filter((text) => text !== 'GST')).toEqual([])
})

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (WITHOUT_WORDS.has(name) ? [] : textsOf(part)))
}
