import { createRequire } from 'node:module'
import { errors } from '@strapi/utils'
import { expect, it } from 'vitest'
import { refuseValue } from './refused-values'

const load = createRequire(createRequire(import.meta.url).resolve('@strapi/database'))

function refusalOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    try {
      return refuseValue(error)
    } catch (refusal) {
      return refusal
    }
  }
}

it.each([
  ['number', '1e309'],
  ['number', 'NaN'],
  ['number', 'many'],
  ['number', ''],
  ['number', Number.POSITIVE_INFINITY],
  ['biginteger', '1e309'],
  ['biginteger', 'Infinity'],
])('what a field of Strapi for a %s cannot be compared with is refused: %s', (kind, value) => {
  const Field = load(`./fields/${kind}.js`)
  expect(refusalOf(() => new Field({}).toDB(value))).toBeInstanceOf(errors.ValidationError)
  expect(Number(refusalOf(() => new Field({}).toDB('12')))).toBe(12)
})

it('so is what PostgreSQL says to be no value, and no other fault', () => {
  const failed = (code: string) => () => {
    throw Object.assign(new Error('x'), { code })
  }
  expect(refusalOf(failed('22003'))).toBeInstanceOf(errors.ValidationError)
  for (const code of ['42P01', '22', 'ECONNREFUSED']) expect(refusalOf(failed(code))).toMatchObject({ code })
})
