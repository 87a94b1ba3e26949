import { expect, test } from 'vitest'
import { converterOf } from '../../../scripts/move-to-postgres/convert-value.mjs'

const moment = { type: 'timestamp without time zone' }
const numeric = { type: 'numeric', digits: 10, decimals: 2 }

test.each<[Record<string, unknown>, unknown, unknown]>([
  [{ type: 'boolean' }, 1n, true],
  [{ type: 'boolean' }, 0n, false],
  [{ type: 'boolean' }, 'false', false],
  [moment, 1767322800678n, '2026-01-02T03:00:00.678'],
  [moment, 1767322800678.0, '2026-01-02T03:00:00.678'],
  [moment, '2026-01-02 03:00:00', '2026-01-02T03:00:00.000'],
  [moment, '2026-01-02T03:00:00.678Z', '2026-01-02T03:00:00.678'],
  [{ type: 'date' }, '2026-01-02', '2026-01-02'],
  [{ type: 'date' }, 1767322800678n, '2026-01-02'],
  [{ type: 'jsonb' }, '{"a":[1,null]}', { a: [1, null] }],
  [{ type: 'jsonb' }, 5n, 5],
  [{ type: 'bigint' }, 9007199254740993n, '9007199254740993'],
  [{ type: 'integer' }, 7.0, '7'],
  [numeric, 1.25, '1.25'],
  [{ type: 'double precision' }, 0.1, '0.1'],
  [{ type: 'character varying', letters: 3 }, '🏠🏠🏠', '🏠🏠🏠'],
  [{ type: 'text', letters: null }, 12n, '12'],
])('for %j, %s becomes %j', (column, value, expected) => {
  expect(converterOf(column)(value)).toEqual({ value: expected, fault: null })
})

test.each<[Record<string, unknown>, unknown, string]>([
  [moment, 'soon', "'soon' is no moment"],
  [{ type: 'jsonb' }, '{', 'the value is no JSON'],
  [{ type: 'jsonb' }, '"\\u0000"', 'a text in it holds the character U+0000'],
  [{ type: 'integer' }, 2n ** 31n, '2147483648 is beyond -2147483648 to 2147483647'],
  [{ type: 'integer' }, 'many', "'many' is no whole number"],
  [numeric, 1.255, '1.255 has more than 2 digits behind the point'],
  [numeric, 100_000_000, '100000000 has more than 8 digits before the point'],
  [{ type: 'double precision' }, '', "'' is no number"],
  [{ type: 'character varying', letters: 3 }, 'four', 'the text has 4 letters and not at most 3'],
  [{ type: 'text', letters: null }, 'a\0b', 'the text holds the character U+0000'],
])('for %j, %s is refused: %s', (column, value, fault) => {
  expect(converterOf(column)(value)).toEqual({ value: null, fault })
})
