import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { objectStoreService } from '../../../bench/scale/object-store.mjs'
import { createDatabase } from '../../../scripts/lib/services/postgres.mjs'
import { startStack } from '../../../scripts/lib/services/stack.mjs'
import { firstState, firstStateOnPostgres } from '../../support/services/first-states'
import { PeopleProvider } from '../../support/services/people-provider'
import { type Relay, startRelay } from '../../support/services/relay'
import type { Backend } from '../databases'
import { bodyOf, eventually, PDF, receiptIn, send, upload } from '../leads/lead-bodies'
import { startMailServer } from '../leads/receivers'
import type {} from '../start-databases'

/** Milliseconds that the backend may take to say that something outside does not answer. */
const LONGEST_MS = 60_000

/** The address of a service as it is behind a relay. */
const through = (url: string, { port }: Relay) => url.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`)

async function relayTo(url: string): Promise<Relay> {
  return startRelay(Number(new URL(url.replace(/^\w+:/, 'http:')).port))
}

describe('a service outside that takes a call and never answers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-silent-'))
  const relays: Record<string, Relay> = {}
  const ends: (() => Promise<unknown>)[] = []
  let backend: Backend

  beforeAll(async () => {
    const relayed = async (name: string, url: string) => {
      const relay = await relayTo(url)
      relays[name] = relay
      ends.push(relay.stop)
      return through(url, relay)
    }
    const mailServer = await startMailServer()
    const people = await PeopleProvider.start()
    const store = await objectStoreService({ folder, bucket: 'ashlar-files' })
    await store.service.start()
    ends.push(
      mailServer.stop,
      () => people.stop(),
      () => store.service.stop(),
    )
    const postgres = inject('postgres')
    const first = postgres && (await firstStateOnPostgres(postgres, 'none'))
    const own = `silent_${randomUUID().replaceAll('-', '')}`
    const databaseUrl = first && (await relayed('postgres', await createDatabase(postgres.url, own, first.template)))
    const env = {
      SEED: 'none',
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      SMTP_URL: await relayed('smtp', mailServer.url),
      ...people.env,
      HR_LOGIN_URL: await relayed('people', people.env.HR_LOGIN_URL ?? ''),
      HR_API_URL: through(people.env.HR_API_URL ?? '', relays.people as Relay),
      ...store.env,
      S3_ENDPOINT: await relayed('store', store.env.S3_ENDPOINT ?? ''),
    }
    const from = first?.from ?? (await firstState('none'))
    backend = { stack: await startStack({ from, env, site: false }), databaseUrl }
    ends.unshift(() => backend.stack.stop())
  })
  afterAll(async () => {
    for (const relay of Object.values(relays)) relay.wake()
    for (const end of ends) await end()
    rmSync(folder, { recursive: true, force: true })
  })

  const logged = () => readFileSync(join(backend.stack.dataDir, 'logs', 'content.log'), 'utf8')

  /** The milliseconds that the backend takes for something while a service hangs. */
  async function whileHanging(service: string, act: () => Promise<unknown>): Promise<number> {
    relays[service]?.hang()
    const since = Date.now()
    try {
      await act()
      return Date.now() - since
    } finally {
      relays[service]?.wake()
    }
  }

  it('the mail server: the mail waits in the outbox, and the lead is stored', async () => {
    const took = await whileHanging('smtp', async () => {
      receiptIn(await send(backend, 'general-leads', bodyOf('general-leads')))
      await eventually(logged, (log) => /\((?:desk|visitor)-mail\) failed, attempt 1/.test(log))
    })
    expect(took).toBeLessThan(LONGEST_MS)
  })

  it('the people provider: the application waits in the outbox, and is stored', async () => {
    const { body } = await upload(backend, PDF, 'CV.pdf')
    const { resume } = (body as { data: { resume: string } }).data
    const took = await whileHanging('people', async () => {
      receiptIn(await send(backend, 'career-leads', { ...bodyOf('career-leads'), record: 'quoin-cutter', resume }))
      await eventually(logged, (log) => log.includes('(hr-candidate) failed, attempt 1'))
    })
    expect(took).toBeLessThan(LONGEST_MS)
  })

  it('the object store: an upload says so', async () => {
    let status = 0
    const took = await whileHanging('store', async () => {
      status = (await upload(backend, PDF, 'CV.pdf')).status
    })
    expect(status).toBeGreaterThanOrEqual(500)
    expect(took).toBeLessThan(LONGEST_MS)
    expect((await upload(backend, PDF, 'CV.pdf')).status).toBe(201)
  })

  it('PostgreSQL: a form says so, and works when it answers again', async ({ skip }) => {
    if (backend.databaseUrl === null) return skip('PostgreSQL is not installed here (apt-get install postgresql)')
    let status = 0
    const took = await whileHanging('postgres', async () => {
      status = (await send(backend, 'general-leads', bodyOf('general-leads'))).status
    })
    expect(status).toBeGreaterThanOrEqual(500)
    expect(took).toBeLessThan(LONGEST_MS)
    await eventually(
      () => send(backend, 'general-leads', bodyOf('general-leads')),
      (answer) => answer.status === 201,
    )
  })
})
