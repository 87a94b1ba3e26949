import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Searchable } from './search'
import { SearchIndex } from './search-index'
import { figureOf, type LabelledQuery } from './testing/labelled'
import { seedDocuments, seedMeanings, seedShelf } from './testing/seed-documents'

const FOLDER = join(import.meta.dirname, '../../../../tests/search')
const RECIPROCAL_RANK = 0.9
const IN_FIRST_FIVE = 0.97

let searchable: Searchable

beforeAll(async () => {
  const index = new SearchIndex()
  await index.update(seedDocuments())
  searchable = { index, meanings: seedMeanings(), ...seedShelf() }
}, 60_000)

describe('what visitors look for in the demonstration content', () => {
  it.each([
    ['queries', 'written by who tuned the search'],
    ['queries-held-out', 'written by somebody else, its queries never read while tuning'],
  ])('is answered first (%s: %s)', (name) => {
    const queries = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as LabelledQuery[]
    const { reciprocalRank, inFirstFive } = figureOf(queries, searchable)
    console.info(
      `search, ${name}: mean reciprocal rank ${reciprocalRank.toFixed(3)}, ` +
        `answer in the first five ${(inFirstFive * 100).toFixed(1)} % of ${queries.length}`,
    )
    expect.soft(reciprocalRank).toBeGreaterThanOrEqual(RECIPROCAL_RANK)
    expect.soft(inFirstFive).toBeGreaterThanOrEqual(IN_FIRST_FIVE)
  })
})
