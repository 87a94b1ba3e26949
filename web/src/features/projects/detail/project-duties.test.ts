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

it('the total of a project has the duties with a known rate, and says what it lacks', () => {
  const millet = seeded('millet-acre')
  const { total, duties, without } = totalCostOf(millet, rates)
  const asked = millet.costComponents.reduce((sum, { amount }) => sum + amount, 0)
  expect(duties.map(({ charge }) => charge)).toEqual(['Stamp duty', 'Registration'])
  expect(total).toBe(asked + duties.reduce((sum, { amount }) => sum + amount, 0))
  expect(total).toBe(8_885_800)
  expect(without).toBe('GST')
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
