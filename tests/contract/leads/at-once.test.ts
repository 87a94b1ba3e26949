import { linkCalls, writes } from '@ashlar/contract'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startStack } from '../../../scripts/lib/services/stack.mjs'
import { goodRecordOf } from '../../support/expected/broken-records'
import { post } from '../call'
import { type Backend, startOnFirstState } from '../databases'
import { ADMIN_ENV, Editor, uidOf } from '../editing/editors'
import { atOnce, rowsOf } from '../rows'
import { bodyOf, eventually, mailsWith, send } from './lead-bodies'
import { startHttpReceiver } from './receivers'
import { makeLead, othersAt, type Side, type Subject, type Transition, transitions } from './transitions'

const LIMIT = 5

const names = Object.keys(transitions)
const pairs = names.flatMap((one, index) => names.slice(index).map((other): [string, string] => [one, other]))

const crm = await startHttpReceiver({ '/crm': {} })
afterAll(() => crm.stop())

describe.each(['SQLite', 'PostgreSQL'] as const)('transitions of a lead at the same moment on %s', (database) => {
  const isMissing = database === 'PostgreSQL' && inject('postgres') === null
  if (isMissing && process.env.REQUIRE_ALL) {
    throw new Error('PostgreSQL is not installed. Mend: apt-get install postgresql.')
  }
  if (isMissing) {
    console.warn('SKIPPED: transitions of a lead on PostgreSQL: it is not installed here (apt-get install postgresql)')
    it.skip('each pair ends as if one came after the other', () => undefined)
    return
  }

  const sides: Side[] = []
  let backend: Backend

  beforeAll(async () => {
    const env = {
      ...ADMIN_ENV,
      LANGUAGES: 'hi',
      LEAD_LIMIT: String(LIMIT),
      ...othersAt(crm.url),
    }
    backend = await startOnFirstState(database, 'none', env)
    sides.push({ backend, desk: await Editor.signIn(backend) })
    if (backend.databaseUrl === null) return
    const { secrets } = backend.stack
    const stack = await startStack({
      env: { ...env, ...secrets, SEED: 'none', DATABASE_URL: backend.databaseUrl },
      site: false,
    })
    const second = { stack, databaseUrl: backend.databaseUrl }
    sides.push({ backend: second, desk: await Editor.signIn(second) })
  })

  afterAll(() => Promise.all(sides.map((side) => side.backend.stack.stop())))

  const side = (index: number) => sides[index % sides.length] as Side

  /** What is stored about a lead, without what differs between two leads with the same history. */
  async function stateOf({ reference, body }: Subject): Promise<Record<string, string[]>> {
    const own = `lead = '${reference}'`
    const isSet = (...columns: string[]) =>
      columns.map((name) => `CASE WHEN ${name} IS NULL THEN 'no' ELSE '${name}' END`)
    const text = (...columns: string[]) => columns.map((name) => `COALESCE(CAST(${name} AS TEXT), '')`)
    const joined = (...columns: string[]) => columns.join(" || '|' || ")
    const found = {
      lead: await rowsOf(
        backend,
        `leads WHERE reference = '${reference}'`,
        joined(
          ...text('name', 'email', 'phone', 'city', 'message', 'state', 'quarantined', 'suspicions', 'owner'),
          ...text('marketing', 'page', 'campaign'),
          ...isSet('withdrawn_at', 'erased_at', 'answered_at', 'resume_id', 'dedupe_key', 'body_hash', 'contact_hash'),
        ),
      ),
      events: await rowsOf(backend, `lead_events WHERE ${own}`, joined(...text('what', 'text'))),
      jobs: await rowsOf(backend, `outbox_jobs WHERE ${own}`, joined(...text('kind', 'detail'))),
      resumes: await rowsOf(backend, `resumes WHERE ${own}`, "'one'"),
    }
    const neutral = (row: string) =>
      row
        .replaceAll(body.email, 'EMAIL')
        .replace(/"event": ?"\d+"/, 'EVENT')
        .replace(/"(resume|candidate)": ?"[\w-]+"/, 'KEY')
    return Object.fromEntries(Object.entries(found).map(([table, rows]) => [table, rows.map(neutral).toSorted()]))
  }

  async function storedAfter(isHeld: boolean, act: (subject: Subject) => Promise<{ status: number }[]>) {
    const subject = await makeLead(backend, isHeld)
    const answers = await act(subject)
    for (const { status } of answers) expect(status).toBeLessThan(500)
    return stateOf(subject)
  }

  it.each(pairs)('%s and %s end as if one came after the other', async (one, other) => {
    const [first, second] = [transitions[one], transitions[other]] as [Transition, Transition]
    const isHeld = one === 'release' || other === 'release'
    const inOrder = (a: Transition, b: Transition) =>
      storedAfter(isHeld, async (subject) => [await a(side(0), subject), await b(side(1), subject)])
    const serial = [await inOrder(first, second), await inOrder(second, first)]
    const found = await storedAfter(isHeld, (subject) =>
      atOnce(backend, `SELECT 1 FROM leads WHERE reference = '${subject.reference}' FOR UPDATE`, [
        () => first(side(0), subject),
        () => second(side(1), subject),
      ]),
    )
    expect(serial).toContainEqual(found)
  })

  it('nothing can be added to a lead that was erased', async () => {
    const subject = await makeLead(backend, false)
    await transitions['erase by link']?.(side(0), subject)
    for (const name of ['note', 'assign', 'close', 'answer', 'correct the city']) {
      expect({ name, ...(await transitions[name]?.(side(1), subject)) }).toMatchObject({ name, status: 400 })
    }
    const texts = await rowsOf(backend, `lead_events WHERE lead = '${subject.reference}'`, "COALESCE(text, '')")
    expect(texts.filter(Boolean)).toEqual([])
  })

  it('no lead of one visitor is missed in the count', async () => {
    const screening = { address: '203.0.113.9', suspicions: [] }
    const answers = await atOnce(
      backend,
      'LOCK TABLE leads IN SHARE MODE',
      Array.from({ length: 3 * LIMIT }, (_, index) => () => {
        return send(side(index).backend, 'ada-leads', { ...bodyOf('ada-leads'), screening })
      }),
    )
    for (const { status } of answers) expect(status).toBe(201)
    const states = await rowsOf(
      backend,
      "leads WHERE type = 'ada-leads'",
      "CASE WHEN quarantined THEN 'held' ELSE 'free' END",
    )
    expect(states.filter((state) => state === 'free')).toHaveLength(LIMIT)
  })

  describe('a subscription', () => {
    async function subscribe(email: string) {
      await post(backend, writes.newsletterEmails.path, { subscribedEmail: email }, backend.stack.tokens.create)
      const [mail] = await eventually(
        () => sides.flatMap((one) => mailsWith(one.backend, email)),
        (mails) => mails.length > 0,
      )
      const token = decodeURIComponent(/\?link=([^\s>]+)/.exec(mail ?? '')?.[1] ?? '')
      const [id] = await rowsOf(backend, `newsletter_emails WHERE subscribed_email = '${email}'`, 'id')
      return { id, lock: `SELECT 1 FROM newsletter_emails WHERE id = ${id} FOR UPDATE`, token }
    }
    const open = (index: number, call: 'confirmSubscription' | 'unsubscribe', token: string) => () =>
      post(side(index).backend, linkCalls[call].path, { token }, backend.stack.tokens.create)

    it('that is confirmed twice is welcomed once', async () => {
      const { id, lock, token } = await subscribe('twice@ashlar.example')
      await atOnce(backend, lock, [open(0, 'confirmSubscription', token), open(1, 'confirmSubscription', token)])
      const welcomes = `outbox_jobs WHERE kind = 'newsletter-welcome' AND subscription = ${id}`
      expect(await rowsOf(backend, welcomes, 'kind')).toHaveLength(1)
    })

    it('that ends while it is confirmed has ended', async () => {
      const { id, lock, token } = await subscribe('ended@ashlar.example')
      await atOnce(backend, lock, [open(0, 'unsubscribe', token), open(1, 'confirmSubscription', token)])
      expect(await rowsOf(backend, `newsletter_emails WHERE id = ${id}`, 'state')).not.toContain('confirmed')
    })
  })

  it('a record that is planned twice has one plan', async () => {
    const record = await side(0).desk.make('post', { ...goodRecordOf('post'), slug: 'planned-twice' })
    const path = `/record-tasks/${uidOf('post')}/${record}/publish`
    const dueAt = new Date(Date.now() + 3_600_000).toISOString()
    const plan = (index: number) => () => side(index).desk.call('PUT', path, { dueAt })
    await plan(0)()
    const rows = `record_tasks WHERE record = '${record}'`
    const answers = await atOnce(backend, `SELECT 1 FROM ${rows} FOR UPDATE`, [plan(0), plan(1)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await rowsOf(backend, rows, 'kind')).toEqual(['publish'])
  })

  it('a translation that is begun twice is one', async () => {
    const page = { path: '/translated-twice', title: 'Ledgers', description: 'Of stone', heading: 'Ledgers' }
    const record = await side(0).desk.make('page', page)
    const path = `/record-translations/${uidOf('page')}/${record}/hi`
    const begin = (index: number) => () => side(index).desk.call('POST', path, {})
    const answers = await atOnce(backend, 'LOCK TABLE translations IN SHARE MODE', [begin(0), begin(1)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await rowsOf(backend, 'translations', 'document_id')).toHaveLength(1)
  })

  it('a view that is kept twice is one', async () => {
    const body = { name: 'New ones', filters: { state: 'new' } }
    const keep = (index: number) => () => side(index).desk.call('POST', '/lead-desk/views', body)
    const answers = await atOnce(backend, 'LOCK TABLE lead_views IN SHARE MODE', [keep(0), keep(1)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await rowsOf(backend, 'lead_views', 'name')).toEqual(['New ones'])
  })

  it('of two imports of one kind, one is refused', async () => {
    // So many rows that the first import still runs when the second is asked for.
    const rows = Array.from({ length: 150 }, (_, row) => `House ${row},Residential,New launch,Pune`)
    const sheet = ['Name,Kind of property,Status,City', ...rows].join('\n')
    const start = (index: number) => () =>
      side(index).desk.sendFile('/content-sheets/consolidated-project/import', 'sheet', 'table.csv', sheet)
    const answers = await atOnce(backend, 'LOCK TABLE content_imports IN SHARE MODE', [start(0), start(1)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })
})
