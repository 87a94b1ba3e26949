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

  it('are all fields that name records', () => {
    const named = REFERENCES.map(({ model, within, block, field }) =>
      fields.find(
        ({ name, file }) =>
          name === field && (within || block ? !file.endsWith('schema.json') : file.startsWith(`${model}/`)),
      ),
    )
    const offering = ['global::record-name', 'global::lines']
    expect(named.filter((field) => !offering.includes(field?.customField ?? ''))).toEqual([])
  })
})

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
