import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Searchable } from './search'
import { SearchIndex } from './search-index'
import { isAnswer, type LabelledQuery, searchQualityOf } from './testing/labelled'
import { seedDocuments, seedMeanings, seedSearchableProjects } from './testing/seed-documents'

const FOLDER = join(import.meta.dirname, '../../../../tests/search')

/**
 * Lower limits against regression. Each is below the measured figure of its set by the margin that
 * tests/search/README.md states. They promise nothing about new queries.
 */
const SETS = [
  { name: 'queries', reciprocalRank: 0.97, inFirstFive: 0.98 },
  { name: 'queries-tuning', reciprocalRank: 0.87, inFirstFive: 0.95 },
  { name: 'queries-held-out', reciprocalRank: 0.85, inFirstFive: 0.94 },
] as const

let searchable: Searchable

beforeAll(async () => {
  const index = new SearchIndex()
  await index.update(seedDocuments())
  searchable = { index, meanings: seedMeanings(), ...seedSearchableProjects() }
}, 60_000)

// Hundreds of searches, which are slow on a busy machine.
describe('labelled queries about the demonstration content', { timeout: 30_000 }, () => {
  it.each(SETS)('are answered no worse than before ($name)', ({ name, ...bound }) => {
    const queries = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as LabelledQuery[]
    const { reciprocalRank, inFirstFive } = searchQualityOf(queries, searchable)
    console.info(
      `search, ${name}: mean reciprocal rank ${reciprocalRank.toFixed(3)}, ` +
        `answer in the first five ${(inFirstFive * 100).toFixed(1)} % of ${queries.length}`,
    )
    expect.soft(reciprocalRank).toBeGreaterThanOrEqual(bound.reciprocalRank)
    expect.soft(inFirstFive).toBeGreaterThanOrEqual(bound.inFirstFive)
  })

  it('are each in one set only', () => {
    const queries = SETS.flatMap(
      ({ name }) => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as LabelledQuery[],
    ).map(({ query }) => query)
    expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([])
  })
})

describe('a list of projects', () => {
  it.each([
    ['/projects?city=pune&configuration=3-bhk', '/projects?configuration=3-bhk&city=pune'],
    ['/projects?city=pune&locality=pune.baner', '/projects?locality=pune.baner'],
    ['/projects?city=pune&configuration=3-bhk', '/projects?propertytype=Residential&city=pune&configuration=3-bhk'],
  ])('%s is answered by %s', (expected, actual) => {
    expect(isAnswer(expected, actual)).toBe(true)
  })

  it.each([
    ['/projects', '/projects?city=pune'],
    ['/projects?city=pune', '/projects'],
    ['/projects?city=pune', '/projects?city=mumbai'],
    ['/projects?city=pune', '/projects?city=pune&city=mumbai'],
    ['/projects?city=pune&price-max=10000000', '/projects?city=pune&price-max=20000000'],
  ])('%s is not answered by %s', (expected, actual) => {
    expect(isAnswer(expected, actual)).toBe(false)
  })
})
