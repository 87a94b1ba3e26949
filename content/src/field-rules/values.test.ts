import type { Core } from '@strapi/strapi'
import { describe, expect, it } from 'vitest'
import { limitRule, limitsOf, takeLimits } from './field-limits'
import { storedFault } from './keep-values-stored'
import { numberFault } from './number-limits'
import { fittingText } from './pattern-rules'

describe('a value that its column cannot hold is refused with what came and an example', () => {
  it.each([
    ['integer', 'many', '“many” is no whole number. Write it like 12'],
    ['integer', 1.5, '“1.5” is no whole number. Write it like 12'],
    ['integer', Number.NaN, '“NaN” is no whole number. Write it like 12'],
    ['biginteger', '1.6 Cr onwards', '“1.6 Cr onwards” is no whole number. Write it like 12500000'],
    ['decimal', '850,5', '“850,5” is no number. Write it like 850.5'],
    ['float', '18.5204 N', '“18.5204 N” is no number. Write it like 18.5204'],
    ['date', '30/02/2026', '“30/02/2026” is no day. Write it like 15/11/2026, or 2026-11-15'],
    ['date', '2026-02-30', '“2026-02-30” is no day. Write it like 15/11/2026, or 2026-11-15'],
    [
      'datetime',
      '2026-02-30T10:00:00Z',
      '“2026-02-30T10:00:00Z” is no day with a time. Write it like 15/11/2026 10:30, or 2026-11-15T05:00:00Z',
    ],
    [
      'datetime',
      '2026-11-15T24:00:00Z',
      '“2026-11-15T24:00:00Z” is no day with a time. Write it like 15/11/2026 10:30, or 2026-11-15T05:00:00Z',
    ],
    ['string', 'a'.repeat(300), 'has 300 characters, and there is room for 255; write it shorter'],
  ])('%s %j', (type, value, fault) => expect(storedFault(type, value)).toBe(fault))

  it.each([
    ['integer', 12],
    ['integer', '12'],
    ['biginteger', '160000000'],
    ['decimal', '850.5'],
    ['float', -18.5204],
    ['date', '2026-02-28'],
    ['date', '2026-11-15T00:00:00.000Z'],
    ['datetime', '2026-11-15T05:00:00.000Z'],
    ['datetime', '2026-11-15T10:30:00+05:30'],
    ['string', 'a'.repeat(255)],
    ['text', 'a'.repeat(300)],
  ])('and any other is taken: %s %j', (type, value) => expect(storedFault(type, value)).toBeNull())
})

it.each([
  ['18.5204 N', 'float', '“18.5204 N” is no number. Write it like 18.5204.'],
  ['many', 'integer', '“many” is no whole number. Write it like 12 or 1,200.'],
  [
    '1.6 Cr onwards',
    'biginteger',
    '“1.6 Cr onwards” is no whole number. Write it like 12500, 1,20,00,000, 120 lakh or 1.6 Cr.',
  ],
])('the example of a field fits it: %s', (text, type, fault) => expect(numberFault(text, type)).toBe(fault))

it.each([
  ['A b/c', /^[A-Za-z0-9-_.~]*$/, 'a-b-c'],
  ['/Zed', /^\/[a-z0-9/-]*$/, '/zed'],
  ['Our Offices/In Pune', /^\/[a-z0-9/-]*$/, '/our-offices/in-pune'],
  ['March 2029', /^\d{4}-\d{2}$/, undefined],
  ['!', /^\/[a-z0-9/-]*$/, undefined],
])('what comes near an address: %s', (text, pattern, near) => expect(fittingText(text, pattern)).toBe(near))

it('limits are said below the field, hold when a record is published, and keep no draft from being saved', () => {
  const edit = { label: 'Year', description: 'Of the award.' }
  const award = {
    config: { metadatas: { year: { edit }, units: { edit: { label: 'Units' } }, words: { edit: { label: 'Words' } } } },
    attributes: {
      year: { type: 'integer', min: 1800, max: 2100 },
      units: { type: 'biginteger', min: '0' },
      words: { type: 'string', maxLength: 5 },
      entries: { type: 'component', repeatable: true, component: 'a.b', max: 3 },
    } as Record<string, Record<string, unknown>>,
  }
  const lead = { pluginOptions: { 'content-manager': { visible: false } }, attributes: { name: { maxLength: 5 } } }
  const strapi = {
    contentTypes: { 'api::award.award': award, 'api::lead.lead': lead },
    components: {},
    getModel: () => award,
  } as unknown as Core.Strapi
  takeLimits(strapi)

  expect(JSON.parse(JSON.stringify(award.attributes))).toEqual({
    year: { type: 'integer' },
    units: { type: 'biginteger' },
    words: { type: 'string' },
    entries: { type: 'component', repeatable: true, component: 'a.b', max: 3 },
  })
  expect(lead.attributes.name).toEqual({ maxLength: 5 })
  expect(limitsOf('api::award.award', 'year')).toEqual({ least: 1800, most: 2100, longest: null })
  expect(edit.description).toBe('At least 1800, at most 2100. Of the award.')
  expect(award.config.metadatas.units.edit).toEqual({ label: 'Units' })
  expect(award.config.metadatas.words.edit).toEqual({ label: 'Words', description: 'At most 5 characters.' })

  const faults = (record: Record<string, unknown>) =>
    limitRule(strapi)({ model: 'award', uid: 'api::award.award', record } as never)
  expect(faults({ year: 2026, units: '0', words: 'short' })).toEqual([])
  expect(faults({ year: 26, units: '-1', words: 'longer' })).toEqual([
    { path: ['year'], message: 'is 26, and can be from 1800 to 2100' },
    { path: ['units'], message: 'is -1, and can be 0 at least' },
    { path: ['words'], message: 'has 6 characters, and can have 5 at most' },
  ])
})
