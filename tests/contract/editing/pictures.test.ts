import { findShapeFaults } from '@ashlar/contract'
import { beforeAll, expect, it } from 'vitest'
import { goodRecordOf } from '../../support/expected/broken-records'
import { listAt, valueAt } from '../answers'
import { describeOnEachDatabase } from '../databases'
import { ADMIN_ENV, Editor, uidOf } from './editors'

describeOnEachDatabase(
  'pictures of the media library',
  (backend) => {
    let boss: Editor
    let file: number
    let page: string
    beforeAll(async () => {
      boss = await Editor.signIn(backend)
      file = await boss.upload('quoin.svg')
      page = await boss.make('page', { ...goodRecordOf('page'), path: '/pictured', picture: { id: file } })
    })
    const pictures = async (query = '', of = boss) => listAt(await of.must('GET', `/picture-use?${query}`), 'results')

    it('are listed with the records that show them, and whether they have a description', async () => {
      expect(await pictures('search=quoin')).toMatchObject([
        { name: 'quoin.svg', alternativeText: '', useCount: 1, uses: [{ name: expect.stringContaining('Page “') }] },
      ])
      expect(await pictures('only=bare&search=quoin')).toHaveLength(1)
      expect(await pictures('only=unused&search=quoin')).toEqual([])
      const alone = await boss.upload('alone.svg')
      expect((await pictures('only=unused')).map((one) => valueAt(one, 'id'))).toContain(alone)
      expect((await boss.call('GET', '/picture-use?only=large')).status).toBe(400)
    })

    it('are not listed with records that the editor may not read', async () => {
      const people = await boss.invite('human-resources', 'Tara')
      expect(await pictures('search=quoin', people)).toMatchObject([{ useCount: 1, uses: [] }])
    })

    it('are read for the list of projects, the first of each', async () => {
      const pictured = { name: 'Quoins', city: 'Pune', propertyType: 'Residential', projectStatus: 'New launch' }
      const project = await boss.make('consolidated-project', { ...pictured, pictures: [{ picture: { id: file } }] })
      const bare = await boss.make('consolidated-project', { ...pictured, name: 'Bare' })
      const path = `/picture-use/of-projects?records=${project},${bare}`
      expect(valueAt(await boss.must('GET', path), 'results')).toEqual({
        [project]: { url: expect.stringMatching(/^\/uploads\/quoin.*\.svg$/), alternativeText: '' },
      })
      const people = await boss.invite('human-resources', 'Nila')
      expect((await people.call('GET', path)).status).toBe(403)
      for (const one of [project, bare]) await boss.delete('consolidated-project', one)
    })

    it('stay visible at their focal point when they are cropped', async () => {
      const form = { fileInfo: JSON.stringify({ alternativeText: 'A stone', focalPoint: { x: 25, y: 70 } }) }
      expect((await boss.sendForm(`/upload?id=${file}`, form)).status).toBe(200)
      const record = await boss.read('page', page)
      expect(valueAt(valueAt(record, 'picture'), 'focalPoint')).toEqual({ x: 25, y: 70 })
      expect(findShapeFaults('page', record)).toEqual([])
    })

    it('cause a hint when they are too small, but no refusal', async () => {
      const pixel = await boss.sendFile('/upload', 'files', 'small.png', PIXEL)
      const [{ id }] = JSON.parse(String(pixel.body)) as [{ id: number }]
      expect((await boss.save('page', page, { picture: { id } })).status).toBe(200)
      const checks = await boss.must('GET', `/record-checks/${uidOf('page')}/${page}`)
      const [hint] = listAt(checks, 'hints')
      expect(String(hint)).toMatch(/“small.png” is 1 pixels wide and is shown larger; 1600 or more/)
      expect(JSON.stringify(valueAt(checks, 'draft'))).not.toContain('pixels')
    })
  },
  { ...ADMIN_ENV, SEED: 'none' },
)

const PIXEL = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)
