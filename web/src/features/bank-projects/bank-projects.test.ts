import { parseList, project, projectCategory } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { BANK_LIST, bankChoices, findBankProjects, readBankQuery } from './bank-query'

const projects = parseList(
  project,
  [
    { slug: 'both', category: 'Apartments', city: 'Pune', banks: ['Quoin Bank', 'Lintel Bank'] },
    { slug: 'sold', category: 'Apartments', city: 'Pune', banks: ['Quoin Bank'], projectStatus: 'Sold out' },
    { slug: 'plot', category: 'Plots', city: 'Chennai', banks: ['Lintel Bank'] },
    { slug: 'none', category: 'Plots', city: 'Mumbai' },
  ].map((wire) => ({ name: wire.slug, propertyType: 'Residential', projectStatus: 'New launch', ...wire })),
).records

const categories = parseList(
  projectCategory,
  [
    ['Quoin Bank', 'Apartments'],
    ['Lintel Bank', 'Plots'],
    ['Lintel Bank', 'Apartments'],
    ['Lintel Bank', 'Offices'],
  ].map(([bank, title], sequence) => ({ bank, title, slug: `${bank}-${title}`, sequence })),
).records

const cities = ['Mumbai', 'Pune', 'Chennai'].map((name, sequence) => ({
  name,
  slug: name.toLowerCase(),
  state: '',
  formerName: '',
  summary: '',
  latitude: null,
  longitude: null,
  sequence,
}))

const combinations = projects.map(({ banks, category, city }) => ({
  count: 1,
  values: { banks, category: [category], city: [city] },
}))
const choices = bankChoices(combinations, categories, cities)
const found = (parameters: Record<string, string>) =>
  findBankProjects(projects, readBankQuery(parameters, choices).query, choices).items.map(({ slug }) => slug)

describe('the list of what banks have read', () => {
  it('has each bank with its kinds, and only cities that lead somewhere', () => {
    expect(choices.banks.map(({ slug, count, kinds }) => [slug, count, kinds.map((kind) => kind.count)])).toEqual([
      ['quoin-bank', 2, [2]],
      ['lintel-bank', 2, [1, 1, 0]],
    ])
    expect(choices.cities.map(({ title }) => title)).toEqual(['Pune', 'Chennai'])
  })

  it('filters, and puts what is sold last', () => {
    expect(found({})).toEqual(['both', 'plot', 'sold'])
    expect(found({ bank: 'lintel-bank' })).toEqual(['both', 'plot'])
    expect(found({ bank: 'lintel-bank', kind: 'plots' })).toEqual(['plot'])
    expect(found({ bank: 'quoin-bank', city: 'chennai' })).toEqual([])
  })

  it('has an address for every state, and falls back from what it does not know', () => {
    const asked = readBankQuery({ bank: 'Quoin Bank', kind: 'castles', page: '-1' }, choices)
    expect(BANK_LIST.hrefOf(asked.query, asked.query.page)).toBe('/projects/bank?bank=quoin-bank')
    expect(BANK_LIST.titles(asked.query, choices)).toEqual(['Quoin Bank'])
    expect(asked.ignored).toEqual([
      'There is no kind of property “castles” here; it was left out.',
      '“-1” is no page; this is the first.',
    ])
  })
})
