import { INDIA_OFFSET_MS } from '@ashlar/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goodRecordOf } from '../../support/expected/broken-records'
import { listAt, textAt, valueAt } from '../answers'
import { describeOnEachDatabase } from '../databases'
import { eventually } from '../leads/lead-bodies'
import { startMailServer } from '../leads/receivers'
import { rowsOf } from '../rows'
import { ADMIN_ENV, Editor, uidOf } from './editors'
import { LATER_MS, letComeDue, plannedJobs } from './plans'

const POST = 'post'

const mailServer = await startMailServer()
afterAll(() => mailServer.stop())
const mailTo = ({ email }: Editor, subject: string) =>
  eventually(
    () => mailServer.mails.filter(({ to, text }) => to === email && text.includes(subject)),
    (mails) => mails.length === 1,
  )

let count = 0
/** A post with an address of its own. */
const postOf = (fields: object = {}) => {
  count += 1
  return { ...goodRecordOf(POST), slug: `planned-${count}`, ...fields }
}
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

describeOnEachDatabase(
  'a plan for a record',
  (backend) => {
    let publisher: Editor
    let writer: Editor
    let people: Editor
    beforeAll(async () => {
      const boss = await Editor.signIn(backend)
      publisher = await boss.invite('publisher', `Meera${backend.databaseUrl ? 'p' : 's'}`)
      writer = await boss.invite('marketing-editor', `Kavya${backend.databaseUrl ? 'p' : 's'}`)
      people = await boss.invite('human-resources', `Tara${backend.databaseUrl ? 'p' : 's'}`)
    })

    const tasksAt = (record: string) => `/record-tasks/${uidOf(POST)}/${record}`
    const tasksOf = async (record: string, of = publisher) => listAt(await of.must('GET', tasksAt(record)), 'tasks')
    const plan = (record: string, kind: 'publish' | 'take-down', dueAt: string, of = publisher) =>
      of.call('PUT', `${tasksAt(record)}/${kind}`, { dueAt })
    const statusOf = async (record: string) => textAt(await publisher.read(POST, record), 'status')
    const jobsOf = (...records: string[]) => plannedJobs(backend, records)
    const expiredOf = async (model: string) =>
      valueAt(await publisher.must('GET', `/record-tasks/${uidOf(model)}`), 'expired') as Record<string, string>
    const expiredAtHome = async (of = publisher) => listAt(await of.must('GET', '/record-tasks'), 'expired')
    const eventsOf = async (record: string) =>
      listAt(await publisher.must('GET', `/record-history/${uidOf(POST)}/${record}`), 'versions')

    it('is shown in the month of its day in India, to those who may read the record', async () => {
      const record = await writer.make(POST, postOf({ title: 'At the turn of a month' }))
      const today = new Date()
      const firstDay = (ahead: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead)
      const nameOf = (ahead: number) => new Date(firstDay(ahead)).toISOString().slice(0, 7)
      // The first minute and the last one of a month in India.
      const due = new Date(firstDay(2) - INDIA_OFFSET_MS).toISOString()
      expect((await plan(record, 'publish', due)).status).toBe(200)
      const last = new Date(firstDay(3) - INDIA_OFFSET_MS - 60_000).toISOString()
      expect((await plan(record, 'take-down', last)).status).toBe(200)
      const monthOf = async (ahead: number, of: Editor) => {
        const plans = listAt(await of.must('GET', `/record-tasks/plans?month=${nameOf(ahead)}`), 'results')
        return plans.filter((one) => textAt(one, 'path').endsWith(record)).map((one) => textAt(one, 'kind'))
      }
      expect(await monthOf(2, writer)).toEqual(['publish', 'take-down'])
      expect(await monthOf(1, writer)).toEqual([])
      expect(await monthOf(3, writer)).toEqual([])
      expect(await monthOf(2, people)).toEqual([])
      await publisher.delete(POST, record)
    })

    it('is published and unpublished at its time, and the history says who planned it', async () => {
      const record = await writer.make(POST, postOf())
      const due = Date.now() + LATER_MS
      expect((await plan(record, 'publish', new Date(due).toISOString())).status).toBe(200)
      expect((await plan(record, 'take-down', new Date(due + LATER_MS).toISOString())).status).toBe(200)
      expect(await plannedJobs(backend, [record], 'due_at')).toEqual([`${due}`, `${due + LATER_MS}`])
      expect(await statusOf(record)).toBe('draft')
      const [publishing = '', takingDown = ''] = await jobsOf(record)
      await letComeDue(backend, [publishing])
      expect(await statusOf(record)).toBe('published')
      await letComeDue(backend, [takingDown])
      const versions = await eventsOf(record)
      expect(versions).toMatchObject([
        { event: 'taken-down-as-planned' },
        { event: 'published-as-planned', by: expect.stringMatching(/^Meera/) },
        { event: 'made', by: expect.stringMatching(/^Kavya/) },
      ])
      expect(await statusOf(record)).toBe('draft')
      expect(await tasksOf(record)).toEqual([])
      // It has expired, which its list, its form and the home page say until it is published again.
      const since = textAt(versions[0], 'at')
      expect(await expiredOf(POST)).toMatchObject({ [record]: since })
      expect(valueAt(await publisher.must('GET', tasksAt(record)), 'expiredSince')).toBe(since)
      expect(await expiredAtHome()).toContainEqual(expect.objectContaining({ since, typeName: 'Blog post' }))
      expect(await expiredAtHome(people)).not.toContainEqual(expect.objectContaining({ typeName: 'Blog post' }))
      expect((await publisher.publish(POST, record)).status).toBe(200)
      expect(Object.keys(await expiredOf(POST))).not.toContain(record)
      expect(valueAt(await publisher.must('GET', tasksAt(record)), 'expiredSince')).toBeNull()
    })

    it('has no part in the end of an opening, which expires with its last day', async () => {
      const yesterday = inMs(-48 * LATER_MS).slice(0, 10)
      const fields = { ...goodRecordOf('opening'), publishedOn: yesterday }
      const [over, open] = [
        await publisher.make('opening', { ...fields, slug: 'over', closesOn: yesterday }),
        await publisher.make('opening', { ...fields, slug: 'open', closesOn: inMs(48 * LATER_MS).slice(0, 10) }),
      ]
      expect(Object.keys(await expiredOf('opening'))).not.toContain(over)
      for (const record of [over, open]) expect((await publisher.publish('opening', record)).status).toBe(200)
      const expired = await expiredOf('opening')
      expect(expired[over]).toBe(`${yesterday}T18:29:59.000Z`)
      expect(expired[open]).toBeUndefined()
      expect((await writer.call('GET', `/record-tasks/${uidOf('opening')}`)).status).toBe(200)
      expect((await people.call('GET', `/record-tasks/${uidOf(POST)}`)).status).toBe(403)
    })

    it('is not published when its time of unpublication has passed as well', async () => {
      const record = await writer.make(POST, postOf())
      const due = Date.now() + LATER_MS
      await plan(record, 'publish', new Date(due).toISOString())
      await plan(record, 'take-down', new Date(due + 1).toISOString())
      await letComeDue(backend, await jobsOf(record))
      expect(await tasksOf(record)).toEqual([])
      expect(await statusOf(record)).toBe('draft')
    })

    it('is not performed when it was cancelled, or done by hand', async () => {
      const calledOff = await writer.make(POST, postOf())
      const byHand = await writer.make(POST, postOf())
      for (const record of [calledOff, byHand]) await plan(record, 'publish', inMs(LATER_MS))
      const jobs = await jobsOf(calledOff, byHand)
      expect(jobs).toHaveLength(2)
      expect((await publisher.call('DELETE', `${tasksAt(calledOff)}/publish`)).status).toBe(200)
      expect((await publisher.publish(POST, byHand)).status).toBe(200)
      expect(await tasksOf(byHand)).toEqual([])
      expect((await publisher.takeDown(POST, byHand)).status).toBe(200)
      await letComeDue(backend, jobs)
      expect([await statusOf(calledOff), await statusOf(byHand)]).toEqual(['draft', 'draft'])
    })

    it('is refused at once for a known fault, but not for a date that is past by then', async () => {
      const bad = await writer.make(POST, postOf({ date: inMs(2 * LATER_MS) }))
      const refused = await plan(bad, 'publish', inMs(LATER_MS))
      expect(refused.status).toBe(400)
      expect(textAt(refused.body, 'error', 'message')).toMatch(/^Not planned\. .*still to come/)
      const tomorrow = await writer.make(POST, postOf({ date: inMs(LATER_MS - 1000) }))
      expect((await plan(tomorrow, 'publish', inMs(LATER_MS / 2))).status).toBe(400)
      expect((await plan(tomorrow, 'publish', inMs(LATER_MS))).status).toBe(200)
      const dateless = await writer.make(POST, { ...postOf(), date: null })
      const empty = await plan(dateless, 'publish', inMs(LATER_MS))
      expect(textAt(empty.body, 'error', 'message')).toBe('Not planned. Date: must be filled in.')
      for (const dueAt of ['soon', inMs(-1000), inMs(3 * 366 * 86_400_000)]) {
        expect((await plan(tomorrow, 'publish', dueAt)).status, dueAt).toBe(400)
      }
      // Unpublication before publication, and unpublication of a record that was never published.
      expect((await plan(tomorrow, 'take-down', inMs(LATER_MS / 2))).status).toBe(400)
      expect((await plan(bad, 'take-down', inMs(LATER_MS))).status).toBe(400)
      expect((await publisher.call('GET', tasksAt('nothing'))).status).toBe(404)
      expect((await plan('nothing', 'publish', inMs(LATER_MS))).status).toBe(404)
    })

    it('is reported to its editor when the rules refuse it at its time', async () => {
      const title = `Without a tab ${backend.databaseUrl ? 'p' : 's'}`
      const record = await writer.make(POST, postOf({ title }))
      await plan(record, 'publish', inMs(LATER_MS / 2))
      // An editor with the permission to publish may also change a planned record.
      expect((await publisher.save(POST, record, { date: inMs(LATER_MS) })).status).toBe(200)
      await letComeDue(backend, await jobsOf(record))
      const [task] = await tasksOf(record)
      expect(task).toMatchObject({ kind: 'publish', state: 'refused', note: expect.stringContaining('still to come') })
      expect(await statusOf(record)).toBe('draft')
      await mailTo(publisher, title)
      const home = await publisher.must('GET', '/record-tasks')
      expect(listAt(home, 'results').filter((one) => textAt(one, 'title') === title)).toMatchObject([
        { state: 'refused', typeName: 'Blog post' },
      ])
    })

    it('is held when an editor without the permission to publish changes the draft', async () => {
      const title = `Changed since ${backend.databaseUrl ? 'p' : 's'}`
      const record = await writer.make(POST, postOf({ title }))
      await plan(record, 'publish', inMs(LATER_MS))
      expect((await writer.save(POST, record, { excerpt: 'Words that no publisher has read.' })).status).toBe(200)
      expect(await tasksOf(record)).toMatchObject([{ state: 'held', note: expect.stringMatching(/^Kavya/) }])
      await mailTo(publisher, title)
      await letComeDue(backend, await jobsOf(record))
      expect(await statusOf(record)).toBe('draft')
      expect((await plan(record, 'publish', inMs(LATER_MS))).status).toBe(200)
      await letComeDue(backend, await jobsOf(record))
      expect(await statusOf(record)).toBe('published')
    })

    it('waits for a review, which publishers see and may return', async () => {
      const title = `To be read ${backend.databaseUrl ? 'p' : 's'}`
      const record = await writer.make(POST, postOf({ title }))
      const own = (results: readonly unknown[]) => results.filter((one) => textAt(one, 'title') === title)
      const homeOf = async (editor: Editor) => own(listAt(await editor.must('GET', '/record-tasks'), 'results'))
      const note = { note: 'Is the figure right?' }
      expect((await writer.call('PUT', `${tasksAt(record)}/review`, note)).status).toBe(200)
      await mailTo(publisher, `Ready for review: ${title}`)
      expect(await homeOf(publisher)).toMatchObject([
        { kind: 'review', state: 'waiting', note: note.note, isOwn: false },
      ])
      expect(await homeOf(writer)).toMatchObject([{ kind: 'review', isOwn: true }])
      expect(await homeOf(people)).toEqual([])
      expect((await publisher.call('POST', `${tasksAt(record)}/review/return`, {})).status).toBe(400)
      const words = { note: 'Name its source.' }
      expect((await publisher.call('POST', `${tasksAt(record)}/review/return`, words)).status).toBe(200)
      expect(await homeOf(writer)).toMatchObject([
        { state: 'returned', note: expect.stringMatching(/^Meera.*source\.$/) },
      ])
      await mailTo(writer, `Sent back: ${title}`)
      await writer.call('PUT', `${tasksAt(record)}/review`, {})
      expect((await publisher.publish(POST, record)).status).toBe(200)
      expect(await homeOf(publisher)).toEqual([])
    })

    it('can be planned with the permission to publish, and read with the permission to read', async () => {
      const record = await writer.make(POST, postOf())
      for (const kind of ['publish', 'take-down'] as const) {
        expect((await plan(record, kind, inMs(LATER_MS), writer)).status).toBe(403)
        expect((await writer.call('DELETE', `${tasksAt(record)}/${kind}`)).status).toBe(403)
      }
      expect((await writer.call('POST', `${tasksAt(record)}/review/return`, { note: 'x' })).status).toBe(403)
      expect((await people.call('GET', tasksAt(record))).status).toBe(403)
      expect((await people.call('PUT', `${tasksAt(record)}/review`, {})).status).toBe(403)
      expect((await fetch(new URL(tasksAt(record), backend.stack.contentUrl))).status).toBe(401)
      expect(valueAt(await writer.must('GET', tasksAt(record)), 'may')).toEqual({ ask: true, publish: false })
    })

    it('is deleted with the record', async () => {
      const record = await writer.make(POST, postOf())
      await plan(record, 'publish', inMs(LATER_MS))
      expect((await publisher.delete(POST, record)).status).toBe(200)
      expect(await rowsOf(backend, 'record_tasks', 'record')).not.toContain(record)
    })
  },
  { ...ADMIN_ENV, SEED: 'none', SMTP_URL: mailServer.url },
)
