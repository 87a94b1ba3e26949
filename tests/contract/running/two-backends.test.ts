import { linkCalls } from '@ashlar/contract'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createDatabase } from '../../../scripts/lib/services/postgres.mjs'
import { startStack } from '../../../scripts/lib/services/stack.mjs'
import { goodRecordOf } from '../../support/expected/broken-records'
import { post } from '../call'
import type { Backend } from '../databases'
import { ADMIN_ENV, Editor, uidOf } from '../editing/editors'
import { LATER_MS, letComeDue, plannedJobs } from '../editing/plans'
import { bodyOf, eventually, receiptIn, send } from '../leads/lead-bodies'
import { startHttpReceiver, startMailServer } from '../leads/receivers'
import { rowsOf } from '../rows'
import type {} from '../start-databases'

/** Enough that both backends are sending several at any moment. */
const LEADS = 40
const PLANS = 12

const postgres = inject('postgres')
if (!postgres && process.env.REQUIRE_ALL) {
  throw new Error('PostgreSQL is not installed. Mend: apt-get install postgresql.')
}
if (!postgres) console.warn('SKIPPED: two backends on one database: PostgreSQL is not installed here')

describe.skipIf(!postgres)('two backends on one database', () => {
  let one: Backend
  let other: Backend
  let mailServer: Awaited<ReturnType<typeof startMailServer>>
  let crm: Awaited<ReturnType<typeof startHttpReceiver>>

  beforeAll(async () => {
    mailServer = await startMailServer()
    crm = await startHttpReceiver({ '/crm': {} })
    const databaseUrl = postgres ? await createDatabase(postgres.url, 'two_backends') : ''
    const env: NodeJS.ProcessEnv = {
      DATABASE_URL: databaseUrl,
      ...ADMIN_ENV,
      SEED: 'none',
      SMTP_URL: mailServer.url,
      CRM_URL: `${crm.url}/crm`,
      CRM_SECRET: 'a secret between the site and the CRM',
      LEAD_LIMIT: '10000',
    }
    const first = await startStack({ env, site: false, backend: false })
    // Both servers get the same secrets.
    const second = await startStack({ env: { ...env, ...first.secrets }, site: false, backend: false })
    one = { stack: first, databaseUrl }
    other = { stack: second, databaseUrl }
    // Started at the same moment on an empty database: each creates missing tables, tokens and roles.
    await Promise.all([first.startBackend(), second.startBackend()])
  })

  afterAll(async () => {
    await Promise.all([one?.stack.stop(), other?.stack.stop(), mailServer?.stop(), crm?.stop()])
  })

  it('start together, and share the same tokens', async () => {
    expect(other.stack.tokens).toEqual(one.stack.tokens)
    expect((await rowsOf(one, 'strapi_api_tokens', 'name')).sort()).toEqual(['Site reader', 'Site writer'])
    expect(await rowsOf(one, 'admin_roles', "CASE WHEN code = 'lead-desk' THEN code END")).toContain('lead-desk')
  })

  it('send each message once', async () => {
    const bodies = Array.from({ length: LEADS }, () => bodyOf('general-leads'))
    const receipts = await Promise.all(
      bodies.map(async (body, index) => receiptIn(await send(index % 2 ? one : other, 'general-leads', body))),
    )
    const unsent = () => rowsOf(one, 'outbox_jobs', "CASE WHEN state <> 'sent' THEN kind ELSE '' END")
    await eventually(unsent, (jobs) => jobs.every((kind) => kind === ''))
    for (const { email } of bodies) expect(mailServer.mails.filter(({ to }) => to === email)).toHaveLength(1)
    for (const { reference } of receipts) {
      expect(crm.calls.filter(({ body }) => body.includes(reference))).toHaveLength(1)
      const desk = mailServer.mails.filter(({ text, to }) => to.startsWith('desk') && text.includes(reference))
      expect(desk).toHaveLength(1)
    }
    // A second worker that took the same job would have increased the number of attempts.
    expect(new Set(await rowsOf(one, 'outbox_jobs', 'attempts'))).toEqual(new Set(['1']))
  })

  it('store a lead once when it reaches both at the same moment', async () => {
    const body = { ...bodyOf('aca-leads'), idempotencyKey: 'both-0123456789abcdef' }
    const answers = await Promise.all([one, other, one, other].map((backend) => send(backend, 'aca-leads', body)))
    expect(new Set(answers.map((answer) => receiptIn(answer).reference)).size).toBe(1)
    const keys = await rowsOf(one, 'leads', 'dedupe_key')
    expect(keys.filter((key) => key.includes(body.idempotencyKey))).toHaveLength(1)
  })

  it('erase a lead once when both are told to', async () => {
    const { reference, visitorToken: token } = receiptIn(await send(one, 'ada-leads', bodyOf('ada-leads')))
    const answers = await Promise.all(
      [one, other].map(({ stack }) =>
        post({ stack } as Backend, linkCalls.eraseLead.path, { token }, stack.tokens.create),
      ),
    )
    for (const { status } of answers) expect(status).toBe(200)
    const events = await rowsOf(one, 'lead_events', "lead || ':' || what")
    expect(events.filter((event) => event === `${reference}:erased`)).toHaveLength(1)
    await eventually(
      () => crm.calls.filter(({ body }) => body.includes(reference) && body.includes('"erased"')),
      (calls) => calls.length === 1,
    )
  })

  it('publish a planned record once', async () => {
    const boss = await Editor.signIn(one)
    const records: string[] = []
    for (let count = 0; count < PLANS; count += 1) {
      const slug = `planned-${count}`
      const record = await boss.make('post', { ...goodRecordOf('post'), slug })
      const dueAt = new Date(Date.now() + LATER_MS).toISOString()
      await boss.must('PUT', `/record-tasks/${uidOf('post')}/${record}/publish`, { dueAt })
      records.push(record)
    }
    await letComeDue(one, await plannedJobs(one, records))
    const published = await rowsOf(one, "record_versions WHERE event = 'published-as-planned'", 'record')
    expect(published.toSorted()).toEqual(records.toSorted())
  })

  it('complete the jobs of the other one when it is killed', async () => {
    mailServer.state.failing = true
    const body = bodyOf('services-leads')
    const { reference } = receiptIn(await send(other, 'services-leads', body))
    await other.stack.content.kill()
    mailServer.state.failing = false
    await eventually(
      () => mailServer.mails.filter(({ to }) => to === body.email),
      (mails) => mails.length === 1,
    )
    const states = () => rowsOf(one, 'outbox_jobs', `CASE WHEN lead = '${reference}' THEN state ELSE 'sent' END`)
    await eventually(states, (found) => found.every((state) => state === 'sent'))
  })
})
