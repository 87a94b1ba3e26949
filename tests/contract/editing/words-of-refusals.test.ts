import { beforeAll, expect, it } from 'vitest'
import { goodRecordOf } from '../../support/expected/broken-records'
import { listAt, textAt, valueAt } from '../answers'
import { describeOnEachDatabase } from '../databases'
import { ADMIN_ENV, Editor, uidOf } from './editors'

type Refusal = readonly [model: string, wrong: Record<string, unknown>, field: string, message: string]

const RATE = { title: 'GST', charge: 'GST', source: 'The act' }

/** What no column can hold, in a draft either. */
const NOT_SAVED: readonly Refusal[] = [
  ['consolidated-project', { units: 'many' }, 'units', 'Units: “many” is no whole number. Write it like 12'],
  ['consolidated-project', { launchedOn: 'soon' }, 'launchedOn', 'Launched on: “soon” is no day. Write it like 15/11'],
  ['consolidated-project', { launchedOn: '2026-02-30' }, 'launchedOn', 'Launched on: “2026-02-30” is no day.'],
  ['post', { date: '2026-02-30T10:00:00Z' }, 'date', '“2026-02-30T10:00:00Z” is no day with a time. Write it like'],
  ['city', { latitude: '18.5204 N' }, 'latitude', 'Latitude: “18.5204 N” is no number. Write it like 18.5204'],
  ['award', { title: 'a'.repeat(300) }, 'title', 'Title: has 300 characters, and there is room for 255'],
]

/** Drafts that are saved, and refused when they are published. */
const NOT_PUBLISHED: readonly Refusal[] = [
  ['award', { year: 2200 }, 'year', 'is 2200, and can be from 1800 to 2100'],
  ['award', { year: 26 }, 'year', 'is 26, and can be from 1800 to 2100'],
  ['tax-rate', { ...RATE, rate: 101 }, 'rate', 'is 101, and can be from 0 to 100'],
  ['city', { latitude: 91, longitude: 3 }, 'latitude', 'is 91, and can be from -90 to 90'],
  ['consolidated-project', { units: -1 }, 'units', 'is -1, and can be from 1 to 2,00,000'],
  ['city', { slug: 'A b/c' }, 'slug', '“A b/c” does not fit. What stands in the address'],
  ['award', { title: '' }, 'title', 'must be filled in'],
  ['film', { key: 'a-film', title: 'A film', file: null }, 'file', 'must be filled in'],
  ['page', { path: '/Zed' }, 'path', 'small letters'],
]

describeOnEachDatabase(
  'a refusal',
  (backend) => {
    let boss: Editor
    beforeAll(async () => {
      boss = await Editor.signIn(backend)
    })
    const pathOf = (model: string) => `/content-manager/collection-types/${uidOf(model)}`
    const faultsIn = (body: unknown) =>
      listAt(valueAt(body, 'error', 'details'), 'errors').map((one) => ({
        field: listAt(one, 'path').join('.'),
        message: textAt(one, 'message'),
      }))

    it.each(NOT_SAVED)('of a draft of %s %j says at its field what came, with an example', async (...refusal) => {
      const [model, wrong, field, message] = refusal
      const { status, body } = await boss.call('POST', pathOf(model), { ...goodRecordOf(model), ...wrong })
      expect(status, JSON.stringify(body)).toBe(400)
      expect(faultsIn(body)).toEqual([{ field, message: expect.stringContaining(message) }])
      expect(textAt(body, 'error', 'message')).toContain(message)
    })

    it.each(NOT_PUBLISHED)('waits until %s %j is published, and then says it once', async (...refusal) => {
      const [model, wrong, field, message] = refusal
      const record = { ...goodRecordOf(model), ...wrong }
      const draft = await boss.call('POST', pathOf(model), record)
      expect(draft.status, JSON.stringify(draft.body)).toBe(201)
      await boss.delete(model, textAt(draft.body, 'data', 'documentId'))
      const { status, body } = await boss.call('POST', `${pathOf(model)}/actions/publish`, record)
      expect(status, JSON.stringify(body)).toBe(400)
      const faults = faultsIn(body).filter((one) => one.field === field)
      expect(faults).toEqual([{ field, message: expect.stringMatching(new RegExp(escaped(message), 'i')) }])
      expect(textAt(body, 'error', 'message')).toMatch(/^Not published\. /)
    })

    it('of an address that is taken names it, and who has it', async () => {
      const rate = { ...RATE, title: 'GST, a home' }
      const first = await boss.call('POST', `${pathOf('tax-rate')}/actions/publish`, rate)
      expect(first.status, JSON.stringify(first.body)).toBe(200)
      const second = await boss.call('POST', `${pathOf('tax-rate')}/actions/publish`, rate)
      expect(second.status).toBe(400)
      const message = '“GST, a home” is taken by another record; write another one'
      expect(faultsIn(second.body)).toEqual([{ field: 'title', message }])
      expect(textAt(second.body, 'error', 'message')).toBe(`Not published. Title: ${message}.`)

      const city = { ...goodRecordOf('city'), name: 'Nagpur', slug: 'nagpur' }
      expect((await boss.call('POST', `${pathOf('city')}/actions/publish`, city)).status).toBe(200)
      const other = { ...city, name: 'Nagpur East' }
      const { body } = await boss.call('POST', `${pathOf('city')}/actions/publish`, other)
      expect(textAt(body, 'error', 'message')).toContain('“nagpur” is taken by “Nagpur”; write another one')
    })
  },
  { ...ADMIN_ENV, SEED: 'none' },
)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
