import { parseList, project, projectCategory } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { approvedProjects, BANK_LIST, bankChoices, countKinds, readBankQuery } from './bank-query'

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

const approved = approvedProjects(projects)
const choices = bankChoices(approved, categories, cities)
const found = (parameters: Record<string, string>) =>
  BANK_LIST.find(approved, readBankQuery(parameters, choices).query, choices, 1).items.map(({ slug }) => slug)

describe('the list of projects approved by banks', () => {
  it('shows each bank with its kinds, and only cities that have results', () => {
    const counts = countKinds(approved, choices)
    expect(
      choices.banks.map(({ slug, kinds }) => [slug, kinds.map((kind) => counts.get(slug)?.get(kind.slug))]),
    ).toEqual([
      ['quoin-bank', [2]],
      ['lintel-bank', [1, 1, 0]],
    ])
    expect(choices.cities.map(({ title }) => title)).toEqual(['Pune', 'Chennai'])
  })

  it('filters, and puts sold projects last', () => {
    expect(found({})).toEqual(['both', 'plot', 'sold'])
    expect(found({ bank: 'lintel-bank' })).toEqual(['both', 'plot'])
    expect(found({ bank: 'lintel-bank', kind: 'plots' })).toEqual(['plot'])
    expect(found({ bank: 'quoin-bank', city: 'chennai' })).toEqual([])
  })

  it('counts the results of each choice, and suggests which filter to remove when nothing is found', () => {
    const { query } = readBankQuery({ bank: 'quoin-bank', city: 'chennai' }, choices)
    const { facets, active, nearest } = BANK_LIST.offer(approved, query, choices)
    expect(facets.bank.choices.map(({ title, count }) => [title, count])).toEqual([
      ['Quoin Bank', 0],
      ['Lintel Bank', 1],
    ])
    expect(facets.city).toMatchObject({ any: 2, choices: [{ title: 'Pune', count: 2 }, { count: 0 }] })
    expect(active.map(({ words }) => words)).toEqual(['Quoin Bank', 'Chennai'])
    expect(nearest).toEqual([
      { words: 'any city', href: '/projects/bank?bank=quoin-bank#list', count: 2 },
      { words: 'any bank', href: '/projects/bank?city=chennai#list', count: 1 },
    ])
  })

  it('has an address for every state, and ignores unknown values', () => {
    const asked = readBankQuery({ bank: 'Quoin Bank', kind: 'castles', page: '-1' }, choices)
    expect(BANK_LIST.hrefOf(asked.query, asked.query.page)).toBe('/projects/bank?bank=quoin-bank')
    expect(BANK_LIST.titles(asked.query, choices)).toEqual(['Quoin Bank'])
    expect(asked.ignored).toEqual([
      'There is no kind of property “castles” here; it was left out.',
      '“-1” is no page; this is the first.',
    ])
  })
})
