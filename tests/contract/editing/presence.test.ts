import { beforeAll, expect, it } from 'vitest'
import { goodRecordOf } from '../../support/expected/broken-records'
import { listAt, textAt } from '../answers'
import { describeOnEachDatabase } from '../databases'
import { changeRows, rowsOf } from '../rows'
import { ADMIN_ENV, Editor, uidOf } from './editors'

const POST = 'post'

describeOnEachDatabase(
  'who else has a record open',
  (backend) => {
    let boss: Editor
    let writer: Editor
    beforeAll(async () => {
      boss = await Editor.signIn(backend)
      writer = await boss.invite('marketing-editor', 'Kavya')
    })

    const pathOf = (record: string) => `/open-records/${uidOf(POST)}/${record}`
    const tell = async (of: Editor, record: string) => listAt(await of.must('PUT', pathOf(record)), 'others')
    const make = (slug: string) => boss.make(POST, { ...goodRecordOf(POST), slug })
    /** As if nothing had been heard of the editors for a while. */
    const letPass = (minutes: number) =>
      changeRows(
        backend,
        backend.databaseUrl
          ? `UPDATE open_records SET seen_at = seen_at - interval '${minutes} minutes'`
          : `UPDATE open_records SET seen_at = seen_at - ${minutes * 60_000}`,
      )

    it('is said to the others from the first message on, until they leave', async () => {
      const record = await make('open')
      const begun = Date.now()
      expect(await tell(writer, record)).toEqual([])
      const seen = await tell(boss, record)
      expect(seen).toEqual([{ name: 'Kavya Rao', since: expect.any(String) }])
      const since = textAt(seen[0], 'since')
      expect(new Date(since).getTime()).toBeGreaterThanOrEqual(begun)
      await tell(writer, record)
      expect(await tell(boss, record)).toMatchObject([{ since }])
      expect(await tell(boss, await make('another'))).toEqual([])
      await writer.must('DELETE', pathOf(record))
      expect(await tell(boss, record)).toEqual([])
    })

    it('ends by itself when nothing is heard of an editor, and leaves nothing', async () => {
      const record = await make('crashed')
      await tell(writer, record)
      await letPass(2)
      expect(await tell(boss, record)).toMatchObject([{ name: 'Kavya Rao' }])
      await letPass(1)
      expect(await tell(boss, record)).toEqual([])
      // Who comes back has it open since then.
      const back = Date.now()
      await tell(writer, record)
      const [seen] = await tell(boss, record)
      expect(new Date(textAt(seen, 'since')).getTime()).toBeGreaterThanOrEqual(back)
      for (const editor of [boss, writer]) await editor.must('DELETE', pathOf(record))
      expect(await rowsOf(backend, `open_records WHERE record = '${record}'`, 'id')).toEqual([])
    })

    it('is one row for each editor, also when two tabs tell at once', async () => {
      const record = await make('tabs')
      await Promise.all(Array.from({ length: 4 }, () => tell(writer, record)))
      expect(await rowsOf(backend, `open_records WHERE record = '${record}'`, 'editor')).toHaveLength(1)
    })

    it('is for those who may change the record, and for records that editors write', async () => {
      const record = await make('rights')
      const people = await boss.invite('human-resources', 'Tara')
      expect((await people.call('PUT', pathOf(record))).status).toBe(403)
      expect((await people.call('DELETE', pathOf(record))).status).toBe(403)
      expect((await boss.call('PUT', `/open-records/${uidOf('lead')}/x`)).status).toBe(404)
      expect((await boss.call('PUT', pathOf('nothing'))).status).toBe(404)
      expect((await fetch(new URL(pathOf(record), backend.stack.contentUrl), { method: 'PUT' })).status).toBe(401)
    })
  },
  { ...ADMIN_ENV, SEED: 'none' },
)
