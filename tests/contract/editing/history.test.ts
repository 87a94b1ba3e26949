import { beforeAll, expect, it } from 'vitest'
import { goodRecordOf } from '../../support/expected/broken-records'
import { listAt, textAt, valueAt } from '../answers'
import { describeOnEachDatabase } from '../databases'
import { rowsOf } from '../rows'
import { ADMIN_ENV, Editor, uidOf } from './editors'

/** The number of versions in `content/src/history`. */
const KEPT = 50
const POST = 'post'

describeOnEachDatabase(
  'the history of a record',
  (backend) => {
    let boss: Editor
    let writer: Editor
    beforeAll(async () => {
      boss = await Editor.signIn(backend)
      writer = await boss.invite('marketing-editor', 'Kavya')
    })

    const historyOf = (record: string, model = POST) => `/record-history/${uidOf(model)}/${record}`
    const versionsOf = async (record: string, of = boss, model = POST) =>
      listAt(await of.must('GET', historyOf(record, model)), 'versions')
    const compare = async (record: string, index: number, of = boss, model = POST) => {
      const version = (await versionsOf(record, of, model))[index]
      return of.must('GET', `${historyOf(record, model)}/${valueAt(version, 'id')}`)
    }

    it('lists who saved, published and unpublished what and when', async () => {
      const since = Date.now()
      const record = await boss.make(POST, { ...goodRecordOf(POST), slug: 'told' })
      await writer.save(POST, record, { title: 'Said otherwise' })
      // A save without changes makes no version.
      await writer.save(POST, record, { title: 'Said otherwise' })
      expect((await boss.publish(POST, record)).status).toBe(200)
      expect((await boss.publish(POST, record, { title: 'Said at last' })).status).toBe(200)
      expect((await boss.takeDown(POST, record)).status).toBe(200)
      const versions = await versionsOf(record)
      expect(versions).toMatchObject([
        { event: 'taken-down', changed: [] },
        { event: 'published', changed: ['title'] },
        { event: 'published', changed: [] },
        { event: 'saved', changed: ['title'], by: 'Kavya Rao' },
        { event: 'made', changed: [] },
      ])
      const times = versions.map((version) => new Date(textAt(version, 'at')).getTime())
      expect(Math.min(...times)).toBeGreaterThanOrEqual(since)
      expect(times).toEqual(times.toSorted((a, b) => b - a))
    })

    it('can be compared field by field, and restored as an ordinary save', async () => {
      const project = 'consolidated-project'
      const nearby = [
        { name: 'Station', minutes: 4 },
        { name: 'School', minutes: 9 },
      ]
      const first = { ...goodRecordOf(project), slug: 'brought-back', amenities: ['Pool'], nearby }
      const record = await boss.make(project, first)
      await boss.save(project, record, { name: 'Other words', amenities: [], nearby: [] })
      const { version, draft } = (await compare(record, 1, boss, project)) as Record<'version' | 'draft', object>
      expect(draft).toMatchObject({ name: 'Other words', amenities: [], nearby: [] })
      expect(version).toMatchObject({ name: valueAt(first, 'name'), amenities: ['Pool'], nearby })
      expect((await boss.save(project, record, version)).status).toBe(200)
      expect(await boss.read(project, record)).toMatchObject({ amenities: ['Pool'], nearby })
      expect((await versionsOf(record, boss, project))[0]).toMatchObject({
        event: 'saved',
        changed: expect.arrayContaining(['name', 'amenities', 'nearby']),
      })
      await boss.delete(project, record)
    })

    it('names a discard, which is back to what is published, and undoes it', async () => {
      const project = 'consolidated-project'
      const nearby = [{ name: 'Station', minutes: 4 }]
      const good = { ...goodRecordOf(project), slug: 'discarded', amenities: ['Pool'], nearby }
      const record = await boss.make(project, good)
      expect((await boss.publish(project, record)).status).toBe(200)
      const unread = {
        name: 'Unread words',
        amenities: ['Pool', 'Court'],
        nearby: [...nearby, { name: 'School', minutes: 9 }],
      }
      await boss.save(project, record, { amenities: unread.amenities })
      await boss.save(project, record, unread)
      await boss.must('POST', `/content-manager/collection-types/${uidOf(project)}/${record}/actions/discard`, {})
      expect(await boss.read(project, record)).toMatchObject({
        name: valueAt(good, 'name'),
        amenities: ['Pool'],
        nearby,
      })
      expect((await versionsOf(record, boss, project))[0]).toMatchObject({ event: 'changes-discarded' })
      const { version } = (await compare(record, 1, boss, project)) as Record<'version', object>
      expect((await boss.save(project, record, version)).status).toBe(200)
      expect(await boss.read(project, record)).toMatchObject(unread)
      await boss.delete(project, record)
    })

    it('keeps the name of a city that is not published yet, goes, and comes back', async () => {
      const project = 'consolidated-project'
      const cityOf = (name: string) => boss.make('city', { name, slug: name.toLowerCase(), state: 'Maharashtra' })
      await boss.publish('city', await cityOf('Nashik'))
      const city = await cityOf('Alibaug')
      const record = await boss.make(project, { ...goodRecordOf(project), slug: 'waits', city: 'Alibaug' })
      const refused = await boss.publish(project, record)
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        400,
        expect.stringContaining('“Alibaug” is no published City'),
      ])
      for (const turn of ['first', 'again']) {
        expect((await boss.publish('city', city)).status, turn).toBe(200)
        const { status, body } = await boss.publish(project, record)
        expect([status, textAt(body, 'data', 'city')], turn).toEqual([200, 'Alibaug'])
        expect((await boss.takeDown('city', city)).status, turn).toBe(200)
        expect(await boss.read(project, record), turn).toMatchObject({ city: 'Alibaug' })
      }
      await boss.delete(project, record)
    })

    it('names a deleted picture, and restores the rest', async () => {
      const picture = await boss.upload('arris.svg')
      const record = await boss.make('page', { ...goodRecordOf('page'), path: '/pictured', picture: { id: picture } })
      await boss.save('page', record, { picture: null, heading: 'Without it' })
      const kept = await compare(record, 1, boss, 'page')
      expect(kept).toMatchObject({ lost: [], version: { picture: { id: picture } } })
      await boss.must('DELETE', `/upload/files/${picture}`)
      const after = await compare(record, 1, boss, 'page')
      expect(after).toMatchObject({ lost: ['arris.svg'], version: { picture: null } })
      expect((await boss.save('page', record, valueAt(after, 'version') as object)).status).toBe(200)
    })

    it('begins with the existing content, when a record is older than the history', async () => {
      const record = await boss.make(POST, { ...goodRecordOf(POST), slug: 'older' })
      await boss.must('DELETE', historyOf(record))
      expect(await versionsOf(record)).toEqual([])
      await writer.save(POST, record, { title: 'Newer' })
      const versions = await versionsOf(record)
      expect(versions.map((version) => textAt(version, 'event'))).toEqual(['saved', 'first'])
      expect(valueAt(await compare(record, 1), 'version')).toMatchObject({
        title: valueAt(goodRecordOf(POST), 'title'),
      })
    })

    it(`keeps the last ${KEPT} versions`, async () => {
      const record = await boss.make(POST, { ...goodRecordOf(POST), slug: 'often' })
      for (let count = 0; count < KEPT + 3; count += 1) await boss.save(POST, record, { title: `Number ${count}` })
      const versions = await versionsOf(record)
      expect(versions).toHaveLength(KEPT)
      expect(valueAt(await compare(record, 0), 'version')).toMatchObject({ title: `Number ${KEPT + 2}` })
    })

    it('has no version of a refused save', async () => {
      const record = await boss.make(POST, { ...goodRecordOf(POST), slug: 'refused' })
      const before = await versionsOf(record)
      expect((await boss.publish(POST, record, { date: '2099-01-01T00:00:00.000Z' })).status).toBe(400)
      expect(await versionsOf(record)).toEqual(before)
    })

    it('is visible with the permission to read the record, and is deleted with the permission to delete it', async () => {
      const people = await boss.invite('human-resources', 'Tara')
      const record = await boss.make(POST, { ...goodRecordOf(POST), slug: 'seen' })
      const version = valueAt((await versionsOf(record))[0], 'id')
      expect((await people.call('GET', historyOf(record))).status).toBe(403)
      expect((await people.call('GET', `${historyOf(record)}/${version}`)).status).toBe(403)
      expect((await writer.call('GET', `${historyOf(record)}/${version}`)).status).toBe(200)
      expect((await writer.call('DELETE', historyOf(record))).status).toBe(403)
      const stranger = await fetch(new URL(historyOf(record), backend.stack.contentUrl))
      expect(stranger.status).toBe(401)
      // The id of a version must not work with another record.
      const other = await boss.make('page', { ...goodRecordOf('page'), path: '/other' })
      expect((await boss.call('GET', `${historyOf(other, 'page')}/${version}`)).status).toBe(404)
    })

    it('contains nothing that visitors sent, and no routing rules', async () => {
      await boss.make('lead-routing-rule', { email: 'desk@ashlar.example' })
      for (const model of ['lead', 'newsletter-email', 'lead-routing-rule']) {
        expect((await boss.call('GET', historyOf('x', model))).status).toBe(404)
      }
      const types = new Set(await rowsOf(backend, 'record_versions', 'type'))
      expect([...types].filter((type) => /lead|newsletter|resume/.test(type))).toEqual([])
      expect(types.has(uidOf(POST))).toBe(true)
    })
  },
  { ...ADMIN_ENV, SEED: 'none' },
)
