import { describe, expect, it } from 'vitest'
import { plainQuery } from './plain-query'

const plain = (typed: string) => plainQuery(typed, (letters) => letters === 'coworking')

describe('a query in plain signs', () => {
  it.each([
    ['2-3 bhk', '2 bhk 3 bhk'],
    ['2/3 BHK pune', '2 BHK 3 BHK pune'],
    ['२–३ bhk', '2 bhk 3 bhk'],
    ['24×7', '24x7'],
    ['sea\u2011view', 'sea view'],
    ['co-working', 'co-working'],
    ['Ready\u00a0to\u3000move', 'Ready to move'],
    ['society\u2019s', "society's"],
    ['buyer\u00b4s guide', "buyer's guide"],
    ['पुणे।', 'पुणे'],
    ['7/12', '7/12'],
    ['1200 sft', '1200 sq ft'],
    ['1200sqft', '1200 sq ft'],
    ['1200sq.ft', '1200 sq ft'],
    ['1200sq ft.', '1200 sq ft'],
    ['100 sqm', '100 sq m'],
    ['T&C', 'terms and conditions'],
    ['at&t', 'at&t'],
    ['क्\u200dष', 'क्\u200dष'],
  ])('%s is read as %s', (typed, read) => {
    expect(plain(typed)).toBe(read)
  })
})
