import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Searchable } from './search'
import { SearchIndex } from './search-index'
import { figureOf, type LabelledQuery } from './testing/labelled'
import { seedDocuments, seedMeanings, seedShelf } from './testing/seed-documents'

const FOLDER = join(import.meta.dirname, '../../../../tests/search')
/**
 * The promise is 0.90 and 97 %. The half that was written by somebody else does not keep it yet (0.864 and 93.1 % in
 * November 2026, docs/decisions/0014): what was reached there may not be lost.
 */
const HALVES = [
  { name: 'queries', by: 'written by who tuned the search', rank: 0.9, inFive: 0.97 },
  {
    name: 'queries-held-out',
    by: 'written by somebody else, its queries never read while tuning',
    rank: 0.86,
    inFive: 0.93,
  },
]

let searchable: Searchable

beforeAll(async () => {
  const index = new SearchIndex()
  await index.update(seedDocuments())
  searchable = { index, meanings: seedMeanings(), ...seedShelf() }
}, 60_000)

describe('what visitors look for in the demonstration content', () => {
  it.each(HALVES)('is answered first ($name: $by)', ({ name, rank, inFive }) => {
    const queries = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as LabelledQuery[]
    const { reciprocalRank, inFirstFive } = figureOf(queries, searchable)
    console.info(
      `search, ${name}: mean reciprocal rank ${reciprocalRank.toFixed(3)}, ` +
        `answer in the first five ${(inFirstFive * 100).toFixed(1)} % of ${queries.length}`,
    )
    expect.soft(reciprocalRank).toBeGreaterThanOrEqual(rank)
    expect.soft(inFirstFive).toBeGreaterThanOrEqual(inFive)
  })
})
