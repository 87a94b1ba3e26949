import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '@/words/languages'
import { dictionaryOf } from './languages/dictionary-of'
import type { Searchable } from './search'
import { SearchIndex } from './search-index'
import { isAnswer, type LabelledQuery, type SearchQuality, searchQualityOf } from './testing/labelled'
import {
  seedDocuments,
  seedDocumentsIn,
  seedMeanings,
  seedSearchableProjects,
  seedTranslations,
} from './testing/seed-documents'

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

interface Bound {
  reciprocalRank: number
  inFirstFive: number
}

const HINDI_SETS = [
  { name: 'hindi-tuning', reciprocalRank: 0.94, inFirstFive: 0.96 },
  { name: 'hindi-held-out', reciprocalRank: 0.85, inFirstFive: 0.94 },
] as const

let searchable: Searchable
/** On a site that offers Hindi: on a page in Hindi, and on one in English. */
let inHindi: Searchable
let besideHindi: Searchable

beforeAll(async () => {
  const hindi = languages.find(({ code }) => code === 'hi')
  if (!hindi) throw new Error('there is no Hindi')
  const translations = seedTranslations('hi')
  const [index, hindiIndex] = [new SearchIndex(), new SearchIndex()]
  await index.update(seedDocuments())
  await hindiIndex.update(seedDocumentsIn(hindi, translations))
  searchable = { index, meanings: seedMeanings(), dictionary: dictionaryOf([]), ...seedSearchableProjects() }
  besideHindi = { ...searchable, dictionary: dictionaryOf([{ code: 'hi', translations }]) }
  inHindi = { ...besideHindi, index: hindiIndex }
}, 60_000)

function compare(name: string, measured: SearchQuality, count: number, bound: Bound): void {
  const { reciprocalRank, inFirstFive } = measured
  console.info(
    `search, ${name}: mean reciprocal rank ${reciprocalRank.toFixed(3)}, ` +
      `answer in the first five ${(inFirstFive * 100).toFixed(1)} % of ${count}`,
  )
  expect.soft(reciprocalRank).toBeGreaterThanOrEqual(bound.reciprocalRank)
  expect.soft(inFirstFive).toBeGreaterThanOrEqual(bound.inFirstFive)
}

function queriesOf(name: string): LabelledQuery[] {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'))
}

// Hundreds of searches, which are slow on a busy machine.
describe('labelled queries about the demonstration content', { timeout: 30_000 }, () => {
  it.each(SETS)('are answered no worse than before ($name)', ({ name, ...bound }) => {
    const queries = queriesOf(name)
    compare(name, searchQualityOf(queries, searchable), queries.length, bound)
  })

  it.each(SETS)('are answered no worse on a site that offers Hindi ($name)', ({ name, ...bound }) => {
    const queries = queriesOf(name)
    compare(`${name} beside Hindi`, searchQualityOf(queries, besideHindi), queries.length, bound)
    compare(`${name} on pages in Hindi`, searchQualityOf(queries, inHindi), queries.length, bound)
  })

  it.each(HINDI_SETS)('in Hindi are answered in Hindi and in English ($name)', ({ name, ...bound }) => {
    const queries = queriesOf(name)
    compare(`${name} on pages in Hindi`, searchQualityOf(queries, inHindi), queries.length, bound)
    compare(`${name} on English pages`, searchQualityOf(queries, besideHindi), queries.length, bound)
  })

  it('are each in one set only', () => {
    const queries = [...SETS, ...HINDI_SETS].flatMap(({ name }) => queriesOf(name)).map(({ query }) => query)
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
