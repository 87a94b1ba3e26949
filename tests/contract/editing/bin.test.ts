import { beforeAll, expect, it } from 'vitest'
import { goodRecordOf } from '../../support/expected/broken-records'
import { listAt, textAt, valueAt } from '../answers'
import { describeOnEachDatabase } from '../databases'
import { eventually } from '../leads/lead-bodies'
import { rowsOf, setTime } from '../rows'
import { ADMIN_ENV, Editor, uidOf } from './editors'

const PROJECT = 'consolidated-project'
const DAY_MS = 86_400_000

describeOnEachDatabase(
  'the bin',
  (backend) => {
    let boss: Editor
    let writer: Editor
    let people: Editor
    beforeAll(async () => {
      boss = await Editor.signIn(backend)
      writer = await boss.invite('marketing-editor', 'Kavya')
      people = await boss.invite('human-resources', 'Tara')
    })

    const binOf = async (editor: Editor) => listAt(await editor.must('GET', '/record-bin'), 'results')
    const lineOf = async (editor: Editor, title: string) =>
      (await binOf(editor)).find((line) => textAt(line, 'title') === title)
    const numberOf = async (title: string) => valueAt(await lineOf(boss, title), 'id')

    it('restores a deleted record as a draft, with all its components and its history', async () => {
      const nearby = [{ name: 'Station', minutes: 4 }]
      const picture = await boss.upload('arris.svg')
      const fields = { ...goodRecordOf(PROJECT), name: 'Taken back', slug: 'taken-back', amenities: ['Pool'], nearby }
      const record = await boss.make(PROJECT, { ...fields, pictures: [{ picture: { id: picture } }] })
      await boss.must('PUT', `/upload/files/${picture}`, { fileInfo: { caption: 'decorative' } })
      expect((await boss.publish(PROJECT, record)).status).toBe(200)
      expect((await boss.delete(PROJECT, record)).status).toBe(200)
      expect(await lineOf(boss, 'Taken back')).toMatchObject({
        typeName: 'Project',
        mayTakeBack: true,
        mayForget: true,
      })
      const answer = await writer.must('POST', `/record-bin/${await numberOf('Taken back')}/take-back`)
      expect(answer).toEqual({ path: `collection-types/${uidOf(PROJECT)}/${record}`, lost: [] })
      expect(await boss.read(PROJECT, record)).toMatchObject({
        ...{ name: 'Taken back', slug: 'taken-back', city: 'Pune', amenities: ['Pool'], nearby },
        status: 'draft',
        pictures: [{ picture: { id: picture } }],
        updatedBy: { firstname: 'Kavya' },
      })
      expect(await lineOf(boss, 'Taken back')).toBeUndefined()
      const { versions } = (await boss.must('GET', `/record-history/${uidOf(PROJECT)}/${record}`)) as {
        versions: object[]
      }
      expect(versions).toMatchObject([
        { event: 'restored', by: 'Kavya Rao' },
        { event: 'deleted' },
        { event: 'published' },
        { event: 'made' },
      ])
    })

    it('restores nothing twice', async () => {
      const record = await boss.make(PROJECT, { ...goodRecordOf(PROJECT), name: 'Once', slug: 'once' })
      await boss.delete(PROJECT, record)
      const id = await numberOf('Once')
      expect((await boss.call('POST', `/record-bin/${id}/take-back`)).status).toBe(200)
      expect((await boss.call('POST', `/record-bin/${id}/take-back`)).status).toBe(404)
      expect((await boss.call('POST', '/record-bin/99999999999999/take-back')).status).toBe(404)
    })

    it('needs the permission to read for listing, to create for restoring, to delete for erasing', async () => {
      const record = await boss.make(PROJECT, { ...goodRecordOf(PROJECT), name: 'Kept away', slug: 'kept-away' })
      await boss.delete(PROJECT, record)
      const id = await numberOf('Kept away')
      expect(await lineOf(writer, 'Kept away')).toMatchObject({ mayTakeBack: true, mayForget: false })
      expect(await lineOf(people, 'Kept away')).toBeUndefined()
      expect((await people.call('POST', `/record-bin/${id}/take-back`)).status).toBe(403)
      expect((await writer.call('DELETE', `/record-bin/${id}`)).status).toBe(403)
      expect((await fetch(new URL('/record-bin', backend.stack.contentUrl))).status).toBe(401)
      expect((await boss.call('DELETE', `/record-bin/${id}`)).status).toBe(204)
      expect(await rowsOf(backend, 'record_versions', 'record')).not.toContain(record)
    })

    it('erases a record after thirty days, and no record that exists', async () => {
      const [gone, there] = await Promise.all(
        ['Gone', 'There'].map((name) =>
          boss.make(PROJECT, { ...goodRecordOf(PROJECT), name, slug: name.toLowerCase() }),
        ),
      )
      await boss.delete(PROJECT, String(gone))
      await backend.stack.content.stop()
      await setTime(backend, 'record_versions', 'at', new Date(Date.now() - 31 * DAY_MS))
      await backend.stack.startBackend()
      const left = await eventually(
        () => rowsOf(backend, 'record_versions', 'record'),
        (records) => !records.includes(String(gone)),
      )
      expect(left).toContain(there)
    })
  },
  { ...ADMIN_ENV, SEED: 'none' },
)
