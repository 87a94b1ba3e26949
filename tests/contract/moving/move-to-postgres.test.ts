import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ReadCall, reads, VISITOR_PAGE } from '@ashlar/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPostgres, type Postgres, startPostgres } from '../../../scripts/lib/services/postgres.mjs'
import { startStack } from '../../../scripts/lib/services/stack.mjs'
import { type Backend, startOnFirstState } from '../databases'
import { ADMIN_ENV, Editor } from '../editing/editors'
import { bodyOf, eventually, PDF, receiptIn, send, upload } from '../leads/lead-bodies'
import { changeRows, queryPostgres, rowsOf } from '../rows'
import { runScript } from '../run-script'
import { readComparable } from './importing'

const scripts = join(import.meta.dirname, '../../../scripts')
const calls: [name: string, call: ReadCall][] = Object.entries(reads).filter(
  ([, { path }]) => path.startsWith('/api/') && !path.includes('{'),
)
/** A lock that the test holds so that the move waits in its middle. */
const LOCK = 42

const postgres = await startPostgres()
if (!postgres && process.env.REQUIRE_ALL)
  throw new Error('PostgreSQL is not installed. Mend: apt-get install postgresql.')

describe.runIf(postgres)('a site that moves from SQLite to PostgreSQL', () => {
  const { createDatabase } = postgres as Postgres
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-move-'))
  let source: Backend
  let env: NodeJS.ProcessEnv
  let databaseUrl: string
  let link: string
  let draft: string
  const before = new Map<string, unknown>()

  beforeAll(async () => {
    databaseUrl = await createDatabase('moved')
    source = await startOnFirstState('SQLite', 'demo', { ...ADMIN_ENV, LEAD_LIMIT: '100' })
    const { stack } = source
    env = {
      ...{ DATA_DIR: stack.dataDir, DATABASE_URL: databaseUrl, PORT: new URL(stack.siteUrl).port },
      ...{ CONTENT_PORT: new URL(stack.contentUrl).port, BACKUP_PASSPHRASE: 'a course of stone, well laid' },
    }
    const body = { ...bodyOf('general-leads'), name: 'Meera of Wagholi', message: 'पुणे – "2 BHK" \\ 🏠' }
    link = `${VISITOR_PAGE}?link=${receiptIn(await send(source, 'general-leads', body)).visitorToken}`
    const resume = await upload(source, PDF, 'cv.pdf')
    const key = (resume.body as { data: { resume: unknown } }).data.resume
    receiptIn(await send(source, 'career-leads', { ...bodyOf('career-leads'), resume: key }))
    const boss = await Editor.signIn(source)
    draft = await boss.make('post', { title: 'A draft', slug: 'a-draft', date: '2026-01-02T03:04:05.678Z' })
    for (const [name, call] of calls) before.set(name, await readComparable(source, call))
    await stack.content.stop()
    // The highest lead is erased whole: its number, which its visitor's link names, must not be given again.
    await changeRows(source, "INSERT INTO leads (id, reference, name) VALUES (9000, 'X-9000', 'Erased')")
    await changeRows(source, 'DELETE FROM leads WHERE id = 9000')
  }, 300_000)
  afterAll(async () => {
    await source?.stack.stop()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const tables = () =>
    queryPostgres(databaseUrl, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") as Promise<
      { tablename: string }[]
    >
  const move = (more: NodeJS.ProcessEnv = {}) => runScript('move-to-postgres', [], { ...env, ...more })

  it('is told what is missing, and what stands in the way', async () => {
    expect((await move({ DATABASE_URL: '' })).said).toContain('DATABASE_URL is not set')
    expect((await move({ DATA_DIR: join(folder, 'empty') })).said).toContain('content.db is not there')
    await queryPostgres(databaseUrl, 'CREATE TABLE ledger (id int)')
    expect((await move()).said).toContain('it has tables that are not ours: ledger')
    await queryPostgres(databaseUrl, 'DROP TABLE ledger')
  })

  it('is told which values PostgreSQL does not take, all at once, and nothing is moved', async () => {
    await changeRows(source, "UPDATE posts SET slug = printf('%0300d', 1) WHERE slug = 'a-draft'")
    await changeRows(source, "UPDATE leads SET fields = 'no json' WHERE name = 'Meera of Wagholi'")
    const { code, said } = await move()
    expect(code).toBe(1)
    expect(said).toMatch(/posts\.slug, id \d+: the text has 300 letters and not at most 255/)
    expect(said).toMatch(/leads\.fields, id \d+: the value is no JSON/)
    expect(await tables()).toEqual([])
    await changeRows(source, "UPDATE posts SET slug = 'a-draft' WHERE length(slug) = 300")
    await changeRows(source, "UPDATE leads SET fields = '{}' WHERE name = 'Meera of Wagholi'")
  })

  it('that is killed in the middle of it leaves the database empty', async () => {
    await queryPostgres(
      databaseUrl,
      `CREATE FUNCTION wait_in_the_middle() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
         IF EXISTS (SELECT 1 FROM public.files) THEN PERFORM pg_advisory_xact_lock(${LOCK}); END IF; END $$;
       CREATE EVENT TRIGGER middle ON ddl_command_end WHEN TAG IN ('ALTER TABLE') EXECUTE FUNCTION wait_in_the_middle()`,
    )
    // It fails when it is ended below.
    const holder = queryPostgres(databaseUrl, `SELECT pg_advisory_lock(${LOCK}); SELECT pg_sleep(600)`).catch(String)
    const held = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted"
    await eventually(
      () => queryPostgres(databaseUrl, held),
      (found) => found.length > 0,
    )
    const waiting = () =>
      queryPostgres(databaseUrl, "SELECT pid, application_name FROM pg_stat_activity WHERE wait_event = 'advisory'")
    const child = spawn(process.execPath, [join(scripts, 'run.mjs'), 'move-to-postgres'], {
      env: { ...process.env, ...env },
    })
    await eventually(waiting, (found) => found.length > 0)
    child.kill('SIGKILL')
    await once(child, 'close')
    const end =
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(600)' AND pid <> pg_backend_pid()"
    await queryPostgres(databaseUrl, end)
    expect(await holder).toContain('terminating connection')
    await eventually(
      () => queryPostgres(databaseUrl, "SELECT 1 FROM pg_stat_activity WHERE application_name = 'ashlar-move'"),
      (found) => found.length === 0,
    )
    await queryPostgres(databaseUrl, 'DROP EVENT TRIGGER middle; DROP FUNCTION wait_in_the_middle')
    expect(await tables()).toEqual([])
    expect(existsSync(join(source.stack.dataDir, 'content.db'))).toBe(true)
  })

  it('has every row of every table', async () => {
    const { code, said } = await move()
    expect(code, said).toBe(0)
    expect(said).toMatch(/moved: \d{4,} rows of \d{3} tables/)
    const there = (await tables()).map(({ tablename }) => tablename).sort()
    const names = await rowsOf(source, "sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'", 'name')
    expect(there).toEqual(names.sort())
    for (const table of there) {
      const [count] = await queryPostgres(databaseUrl, `SELECT count(*)::int AS count FROM "${table}"`)
      expect([table, String(Reflect.get(count as object, 'count'))]).toEqual([
        table,
        (await rowsOf(source, `"${table}"`, 'count(*)'))[0],
      ])
    }
    // Join tables with their order, and each moment to the millisecond.
    const order = 'id, field, entity_id, cmp_id, component_type, CAST("order" AS integer)'
    const values = `${order.replaceAll(', ', " || ' ' || ")}`
    const moved: Backend = { ...source, databaseUrl }
    expect(await rowsOf(moved, 'pages_cmps', values)).toEqual(await rowsOf(source, 'pages_cmps', values))
    expect(await rowsOf(moved, 'leads', 'extract(epoch FROM received_at) * 1000')).toEqual(
      (await rowsOf(source, 'leads', 'received_at')).map((time) => expect.stringMatching(`^${time}(\\.0+)?$`)),
    )
  })

  it('is moved once: a database with our data is refused', async () => {
    const { code, said } = await move()
    expect(code).toBe(1)
    expect(said).toContain('the database of DATABASE_URL has data of this product already')
  })

  describe('and starts there', () => {
    const moved = {} as Backend

    beforeAll(async () => {
      moved.databaseUrl = databaseUrl
      const more = { DATABASE_URL: databaseUrl, LEAD_LIMIT: '100' }
      moved.stack = await startStack({ dataDir: source.stack.dataDir, env: more })
    }, 300_000)
    afterAll(() => moved.stack?.stop())

    it('reads the same as before, with drafts, accounts and leads', async () => {
      for (const [name, call] of calls) expect(await readComparable(moved, call), name).toEqual(before.get(name))
      const boss = await Editor.signIn(moved)
      expect(await boss.read('post', draft)).toMatchObject({ status: 'draft', date: '2026-01-02T03:04:05.678Z' })
      const page = await fetch(new URL(link, moved.stack.siteUrl))
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Meera of Wagholi')])
      const home = await fetch(moved.stack.siteUrl)
      expect(home.status).toBe(200)
    })

    it('gives new rows new numbers', async () => {
      receiptIn(await send(moved, 'ada-leads', bodyOf('ada-leads')))
      expect(Math.max(...(await rowsOf(moved, 'leads', 'id')).map(Number))).toBe(9001)
      const boss = await Editor.signIn(moved)
      await boss.make('post', { title: 'Another', slug: 'another', date: '2026-01-02T00:00:00.000Z' })
    })

    it('has the tables, indexes and keys of a first start on PostgreSQL', async () => {
      const dataDir = join(folder, 'fresh')
      const fresh = await createDatabase('fresh')
      const stack = await startStack({ dataDir, env: { SEED: 'none', DATABASE_URL: fresh }, site: false })
      await stack.stop()
      expect(await describedBy(databaseUrl)).toEqual(await describedBy(fresh))
    })
  })
})

/** Everything but rows, as PostgreSQL's own program writes it. */
async function describedBy(database: string): Promise<string[]> {
  const program = join((await findPostgres()) ?? '', 'pg_dump')
  const text = execFileSync(program, ['--schema-only', '--no-owner', database], { encoding: 'utf8' })
  return text.split('\n').filter((line) => !/^(--|\\)|^$/.test(line))
}
