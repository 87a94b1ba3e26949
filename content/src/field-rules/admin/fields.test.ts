import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMoment } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { REFERENCES } from '../../publishing/reference-table'
import { datasetText, PastedFault, readDataset, readSeries, seriesText } from './pasted-tables'
import { referenceOf } from './reference-of'
import { planLists, sitePartColumns } from './row-columns'
import { linesOf, moved, parsedValue, type Row, rowsOf, withCell } from './values'
import { DAY, MOMENT, MONTH, type WrittenKind } from './written-kinds'

interface Schema {
  attributes: Record<string, { type: string; customField?: string }>
  pluginOptions?: { 'content-manager'?: { visible?: boolean } }
}

const SOURCES = join(import.meta.dirname, '../..')
const SEED = join(SOURCES, '../seed')
const read = <T>(...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as T

/** The fields of every type and component that has a form. */
const fields = ['api', 'components'].flatMap((folder) =>
  readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ file, ...read<Schema>(SOURCES, folder, file) }))
    .filter(({ pluginOptions }) => pluginOptions?.['content-manager']?.visible !== false)
    .flatMap(({ file, attributes }) => Object.entries(attributes).map(([name, field]) => ({ file, name, ...field }))),
)

/** Every value of a field of data in the demonstration content. */
function seeded(model: string, path: string): unknown[] {
  const files = readdirSync(SEED).filter((file) => file.endsWith('.json'))
  const records = files
    .map((file) => read<{ model?: string; records?: Row[] } | Row[]>(SEED, file))
    .flatMap((seed) => (Array.isArray(seed) ? seed : (seed.records ?? [seed as Row])))
  const steps = path.split('.')
  const values = steps.reduce<unknown[]>(
    (all, step) => all.flatMap((one) => [(one as Row | null)?.[step] ?? []].flat(step === steps.at(-1) ? 0 : 1)),
    records,
  )
  return values.filter((value) => !(Array.isArray(value) && value.length === 0) && model !== '')
}

describe('custom fields', () => {
  it.each(['json', 'date', 'datetime', 'richtext', 'integer', 'biginteger', 'decimal', 'float'])(
    'take the place of every plain field of the type %s',
    (type) => {
      expect(fields.filter((field) => field.type === type)).toEqual([])
    },
  )

  it.each([
    [/link$|^newPath$/i, 'global::site-link'],
    [/^video|VideoId$/, 'global::film'],
  ])('are what a line is whose name fits %s', (pattern, customField) => {
    const others = fields.filter(
      (field) =>
        pattern.test(field.name) && !['media', 'text'].includes(field.type) && field.customField !== customField,
    )
    expect(others).toEqual([])
  })

  const fieldOf = ({ model, within, block, field }: (typeof REFERENCES)[number]) =>
    fields.find(
      ({ name, file }) =>
        name === field && (within || block ? !file.endsWith('schema.json') : file.startsWith(`${model}/`)),
    )

  it('are all fields that name records and nothing else', () => {
    const named = REFERENCES.filter(({ isFree }) => !isFree).map(fieldOf)
    const offering = ['global::record-name', 'global::lines', 'global::film']
    expect(named.filter((field) => !offering.includes(field?.customField ?? ''))).toEqual([])
  })

  it('that pick a record are in the table of those who name one', () => {
    const known = new Set(REFERENCES.map(fieldOf))
    const picking = fields.filter(({ customField = '' }) => /record-name|film$/.test(customField))
    expect(picking.length).toBeGreaterThan(15)
    expect(picking.filter((field) => !known.has(field))).toEqual([])
  })
})

/** Where the demonstration content has the same words by chance, or for another reason. */
const NO_NAMES = [
  // What a unit is, whichever service deals in it.
  'consolidated-project propertyType',
  'area-configuration-dropdown propertyType',
  'service WhatService',
  'insights-research-report industry -> services-mdm',
  // The categories of banks are a list of their own.
  'bank-project-category title',
  'consolidated-project category -> bank-project-category',
  // A film for each conversation, and a card for each product, each with its own title.
  'film key',
  'film title',
  'vodcast slug',
  'vodcast title',
  'technology title',
  'technology-mdm title',
  'page blocks.caption',
  // Cities spelled as offices, people who speak twice, and the rows of a drawn product.
  'tax-rate city -> contact-list',
  'page blocks.name',
  'technology demo.',
]
const NAMING_FIELDS = ['name', 'title', 'key', 'slug', 'bank']

it('a field of which most values are names of other records is in the table', () => {
  const records = readdirSync(SEED)
    .filter((file) => file.endsWith('.json') && !/^(?:translations|notices)/.test(file))
    .map((file) => ({ file: file.replace(/(?:-[a-z])?\.json$/, ''), rows: [read<Row | Row[]>(SEED, file)].flat() }))
  const models = records.map(({ file, rows }) => ({ model: modelOf(file), rows }))
  const unknown = models.flatMap(({ model, rows }) =>
    [...textsByField(rows)].flatMap(([path, texts]) =>
      models.flatMap(({ model: target, rows: others }) => {
        if (target === model) return []
        return NAMING_FIELDS.filter((by) => {
          const names = new Set(others.map((one) => one[by]))
          return texts.filter((text) => names.has(text)).length * 2 >= texts.length
        }).map((by) => ({ model, path, target, by }))
      }),
    ),
  )
  const isKnown = ({ model, path, target, by }: (typeof unknown)[number]) =>
    REFERENCES.some(
      (one) =>
        one.model === model &&
        path === (one.within ? `${one.within}.${one.field}` : one.field) &&
        one.target === target &&
        one.by === by,
    ) || NO_NAMES.some((one) => `${model} ${path} -> ${target}`.startsWith(one))
  expect(unknown.length).toBeGreaterThan(30)
  expect([...new Set(unknown.filter((one) => !isKnown(one)).map((one) => JSON.stringify(one)))]).toEqual([])
})

/** The singular name of a type, from the name of its file in the demonstration content. */
function modelOf(file: string): string {
  const models = readdirSync(join(SOURCES, 'api'))
  return models.find((model) => [model, `${model}s`, model.replace(/y$/, 'ies')].includes(file)) ?? file
}

/** The texts of records by the dotted path of their field, without places in lists. */
function textsByField(value: unknown, path = '', found = new Map<string, string[]>()): Map<string, string[]> {
  if (typeof value === 'string' && value !== '' && !/(?:^|\.)[$_]/.test(path))
    found.set(path, [...(found.get(path) ?? []), value])
  else if (Array.isArray(value)) for (const one of value) textsByField(one, path, found)
  else if (value !== null && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) textsByField(one, path ? `${path}.${key}` : key, found)
  return found
}

describe('fields of data', () => {
  it('show what the demonstration content has in them, and lose nothing', () => {
    const plans = seeded('consolidated-project', 'configurations.plan') as Row[]
    expect(plans.length).toBeGreaterThan(50)
    for (const plan of plans) {
      for (const { key, columns } of planLists) expect(rowsOf(plan[key], columns), key).toEqual(plan[key] ?? [])
    }
    const sites = seeded('consolidated-project', 'sitePlan') as Row[]
    expect(sites.length).toBeGreaterThan(20)
    for (const { parts } of sites) expect(rowsOf(parts, sitePartColumns)).toEqual(parts)
    for (const dataset of seeded('insights-research-report', 'dataset'))
      expect(readDataset(datasetText(dataset) ?? '')).toEqual(dataset)
    for (const series of seeded('insights-research-report', 'charts.series'))
      expect(readSeries(seriesText(series) ?? '')).toEqual(series)
    for (const amenities of seeded('consolidated-project', 'amenities')) expect(linesOf(amenities)).toEqual(amenities)
  })
})

it('a field names records, in a form by what the form asks about', () => {
  expect(referenceOf('consolidated-project', 'city')).toMatchObject({ target: 'city', by: 'name' })
  expect(referenceOf('services-mdm', 'people')).toMatchObject({ target: 'leader', by: 'key' })
  expect(referenceOf('contact-list', 'desks.3.person')).toMatchObject({ target: 'leader' })
  expect(referenceOf('page', 'blocks.1.about', { form: 'none of them' })).toBeUndefined()
  expect(referenceOf('page', 'title')).toBeUndefined()
})

describe('a day with its time', () => {
  it.each([
    ['15/11/2026 10:30', '2026-11-15T05:00:00.000Z'],
    ['15/11/2026, 10:30 pm', '2026-11-15T17:00:00.000Z'],
    ['15 Nov 2026 at 6 pm', '2026-11-15T12:30:00.000Z'],
    ['15 Nov 2026, 12:05 am', '2026-11-14T18:35:00.000Z'],
    ['15 Nov 2026, 12.30 p.m.', '2026-11-15T07:00:00.000Z'],
    ['2026-11-15T18:00', '2026-11-15T12:30:00.000Z'],
    ['१५/११/२०२६ १०:३०', '2026-11-15T05:00:00.000Z'],
    ['31/12/2026', '2026-12-30T18:30:00.000Z'],
    ['2026-11-15T05:00:00.000Z', '2026-11-15T05:00:00.000Z'],
  ])('%s is India’s', (text, moment) => {
    expect(readMoment(text)).toBe(moment)
    expect(readMoment(MOMENT.show(moment)), 'what is shown is read again').toBe(moment)
    expect(MOMENT.fromChooser(MOMENT.toChooser(moment))).toBe(moment)
  })

  it.each([
    '',
    'soon',
    '15/11/2026 18',
    '15/11/2026 25:00',
    '15/11/2026 24:00',
    '2026-02-30T10:00:00Z',
    '2026-11-15T24:00:00Z',
    '2026-11-31T10:00',
    '15/11/2026 13 pm',
    '31/11/2026 10:00',
    '11/22/2026 10:00',
  ])('%j is none', (text) => expect(readMoment(text)).toBeNull())
})

it.each<[string, WrittenKind, string]>([
  ['a day', DAY, '2026-11-15'],
  ['a month', MONTH, '2029-03'],
])('%s that is shown or chosen is read again', (_, kind, value) => {
  expect(kind.read(kind.show(value))).toBe(value)
  expect(kind.fromChooser(kind.toChooser(value))).toBe(value)
  expect(kind.read(kind.example)).not.toBeNull()
})

describe('values', () => {
  it('of another shape are left to the JSON editor', () => {
    expect(linesOf({ a: 1 })).toBeUndefined()
    expect(linesOf(['a', 2])).toBeUndefined()
    expect(rowsOf([{ x: 'seven' }], [{ key: 'x', kind: 'number' }])).toBeUndefined()
    expect(rowsOf([{ kind: 'lake' }], sitePartColumns)).toBeUndefined()
    expect(datasetText([1])).toBeUndefined()
    expect(seriesText([{ name: 'A', points: [{ x: 1, y: 2, colour: 'red' }] }])).toBeUndefined()
    expect(parsedValue('["a"]')).toEqual(['a'])
    expect(parsedValue('["a"')).toBe('["a"')
  })

  it('keep the cells of a row that have no column', () => {
    const row = { name: 'Hall', x: 1, note: 'kept' }
    expect(withCell(row, { key: 'x', kind: 'number' }, '2.5')).toEqual({ name: 'Hall', x: 2.5, note: 'kept' })
    expect(withCell(row, { key: 'x', kind: 'number' }, '')).toEqual({ name: 'Hall', note: 'kept' })
    expect(withCell(row, { key: 'name', kind: 'text' }, '')).toEqual({ name: '', x: 1, note: 'kept' })
  })

  it('move within their list and not beyond its ends', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  })

  it('of a pasted table are named by line when they do not fit', () => {
    expect(readDataset('Year\tPrice [₹]\n2025\t1,20,000')).toEqual({
      columns: [
        { name: 'Year', unit: '' },
        { name: 'Price', unit: '₹' },
      ],
      rows: [[2025, 120000]],
    })
    expect(() => readDataset('Year\tPrice\n2025')).toThrow(PastedFault)
    expect(() => readSeries('\tPune\n2025\tmany')).toThrow('Line 2, cell 2 is no number.')
  })
})
