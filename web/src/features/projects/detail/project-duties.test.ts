import { parseList, project, type TaxRate, taxRate } from '@ashlar/contract'
import { expect, it } from 'vitest'
import projectSeeds from '#seed/consolidated-projects.json'
import rateSeeds from '#seed/tax-rates.json'
import { totalCostOf } from './project-duties'

const seeded = (slug: string) => {
  const found = parseList(project, [{ ...projectSeeds.find((seed) => seed.slug === slug), pictures: [] }]).records[0]
  if (!found) throw new Error(`no seed ${slug}`)
  return found
}
const rates: readonly TaxRate[] = parseList(taxRate, rateSeeds).records

it('the total of a project has the duties with a known rate', () => {
  const millet = seeded('millet-acre')
  const { total, duties, without } = totalCostOf(millet, rates)
  const asked = millet.costComponents.reduce((sum, { amount }) => sum + amount, 0)
  expect(duties.map(({ charge }) => charge)).toEqual(['Stamp duty', 'Registration', 'GST'])
  expect(total).toBe(asked + duties.reduce((sum, { amount }) => sum + amount, 0))
  expect(total).toBe(8_885_800)
  expect(without).toBe('')
})

it.each([
  ['a home under construction', 'heron-bend', 5, 585_000],
  ['an affordable one, outside of the metropolitan cities up to 90 sq m', 'paperkite-homes', 1, 38_000],
  ['a completed home', 'twelve-verandas', 0, 0],
  ['a plot', 'karvi-contours', 0, 0],
])('GST of %s', (_, slug, rate, amount) => {
  const { duties, without } = totalCostOf(seeded(slug), rates)
  expect(duties.find(({ charge }) => charge === 'GST')).toMatchObject({ amount, rate: { rate } })
  expect(without).toBe('')
})

it('the home of a metropolitan city is affordable up to 60 sq m only, and up to ₹45 lakh', () => {
  const paperkite = seeded('paperkite-homes')
  const gst = (changed: Partial<typeof paperkite>, carpetArea: number, price: number) => {
    const [unit] = paperkite.configurations
    if (!unit) throw new Error('no unit')
    const priced = {
      priceFrom: price,
      configurations: [{ ...unit, carpetArea, price }],
      costComponents: [{ label: 'Agreement value', amount: price, note: '' }],
    }
    return totalCostOf({ ...paperkite, ...priced, ...changed }, rates).duties.at(-1)?.rate.rate
  }
  expect([gst({}, 900, 4_500_000), gst({}, 970, 4_500_000), gst({}, 900, 4_500_001)]).toEqual([1, 5, 5])
  expect([gst({ city: 'Hyderabad' }, 645, 4_000_000), gst({ city: 'Hyderabad' }, 646, 4_000_000)]).toEqual([1, 5])
})

it('the GST of a workplace depends on its buyer, and is left out', () => {
  expect(totalCostOf(seeded('lathe-house'), rates).without).toBe('GST')
})

it('without rates the total is what the project asks, and lacks the duties', () => {
  const { total, without } = totalCostOf(seeded('millet-acre'), [])
  expect(total).toBe(8_300_600)
  expect(without).toBe('stamp duty, registration and GST')
})

it('duties are worked out on the price, whatever its line is called in the language of the page', () => {
  const millet = seeded('millet-acre')
  const renamed = millet.costComponents.map((line) => ({ ...line, label: 'करार मूल्य' }))
  expect(totalCostOf({ ...millet, costComponents: renamed }, rates).total).toBe(8_885_800)
})

it('without the price among the costs there is nothing to work out duties on', () => {
  const millet = seeded('millet-acre')
  const { duties, without } = totalCostOf({ ...millet, costComponents: millet.costComponents.slice(1) }, rates)
  expect(duties).toEqual([])
  expect(without).toBe('stamp duty, registration and GST')
})
