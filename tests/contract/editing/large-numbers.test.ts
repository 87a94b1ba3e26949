import { beforeAll, expect, it } from 'vitest'
import { goodRecordOf } from '../../support/expected/broken-records'
import { listAt, textAt, valueAt } from '../answers'
import { describeOnEachDatabase } from '../databases'
import { ADMIN_ENV, Editor, uidOf } from './editors'

const PROJECT = 'consolidated-project'
const CRORE = 10_000_000

/** Numbers as editors type and paste them: what is stored, or null when it is refused at the field. */
const NUMBERS: readonly (readonly [field: string, typed: unknown, stored: number | null])[] = [
  ['priceFrom', 99_999_999, 99_999_999],
  ['priceFrom', 10 * CRORE, 10 * CRORE],
  ['priceFrom', 2_147_483_648, 2_147_483_648],
  ['priceFrom', '50000000000', 5_000 * CRORE],
  ['priceFrom', 0, 0],
  ['priceFrom', -1, null],
  ['priceFrom', 125_000_000.5, null],
  ['priceFrom', '12,50,00,000', null],
  ['priceFrom', '१२५', null],
  ['priceFrom', '1e9', null],
  ['priceFrom', '9'.repeat(30), null],
  ['pricePerSqFt', 38_500.5, 38_500.5],
  ['carpetAreaFrom', 99_999_999.5, 99_999_999.5],
  ['carpetAreaFrom', 100_000_000.5, null],
  ['landArea', 1.23, 1.23],
  ['landArea', 1.2345, null],
  ['carpetAreaFrom', -1, null],
  ['carpetAreaFrom', '१२५', null],
  ['sequence', 2_147_483_647, 2_147_483_647],
  ['sequence', 2_147_483_648, null],
]

describeOnEachDatabase(
  'a number of a record',
  (backend) => {
    let boss: Editor
    beforeAll(async () => {
      boss = await Editor.signIn(backend)
    })

    it.each(NUMBERS)('%s %j is published as %j, or refused at the field', async (field, typed, stored) => {
      const record = { ...goodRecordOf(PROJECT), slug: 'a-number', [field]: typed }
      const path = `/content-manager/collection-types/${uidOf(PROJECT)}`
      // A draft may be wrong, as long as it can be stored.
      const draft = await boss.call('POST', path, { ...record, slug: 'a-draft' })
      expect(draft.status, JSON.stringify(draft.body)).toBeLessThan(500)
      if (draft.status === 201) await boss.delete(PROJECT, textAt(draft.body, 'data', 'documentId'))
      const { status, body } = await boss.call('POST', `${path}/actions/publish`, record)
      if (stored === null) {
        expect(status, JSON.stringify(body)).toBe(400)
        const errors = listAt(valueAt(body, 'error', 'details'), 'errors')
        expect(errors.flatMap((one) => listAt(one, 'path'))).toContain(field)
        return
      }
      expect(status, JSON.stringify(body)).toBe(200)
      const id = textAt(body, 'data', 'documentId')
      expect(Number(valueAt(body, 'data', field))).toBe(stored)
      await boss.delete(PROJECT, id)
    })

    it('in a part of a record, and of a block, is refused there', async () => {
      const path = `/content-manager/collection-types/${uidOf(PROJECT)}`
      const nearby = [
        { name: 'Station', minutes: 4 },
        { name: 'School', minutes: 2_147_483_648 },
      ]
      const { status, body } = await boss.call('POST', path, { ...goodRecordOf(PROJECT), slug: 'far', nearby })
      expect([status, listAt(valueAt(body, 'error', 'details'), 'errors')]).toEqual([
        400,
        [
          expect.objectContaining({
            path: ['nearby', 1, 'minutes'],
            message: expect.stringContaining('at most 2,14,74,83,647'),
          }),
        ],
      ])
    })
  },
  { ...ADMIN_ENV, SEED: 'none' },
)
