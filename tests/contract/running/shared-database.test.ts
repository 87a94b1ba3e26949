import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Postgres, startPostgres } from '../../../scripts/lib/services/postgres.mjs'
import { startStack } from '../../../scripts/lib/services/stack.mjs'
import type { Backend } from '../databases'
import { bodyOf, receiptIn, send } from '../leads/lead-bodies'
import { queryPostgres, rowsOf } from '../rows'
import { runScript } from '../run-script'

const folder = mkdtempSync(join(tmpdir(), 'ashlar-shared-'))
const authority = join(folder, 'authority.pem')
/** Each of these signs ends a part of an address, unless it is percent-encoded. */
const SECRET = 'p@ss:w/o#r?d %41'
/** The test's own user needs no password; that of the product comes by TLS and a password alone. */
const RULES = `local all all trust
host all ashlar 127.0.0.1/32 trust
hostssl all website 127.0.0.1/32 scram-sha-256
`

function openssl(...args: string[]): void {
  execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' })
}

/** A certificate for this machine, by an authority that nobody knows. */
function makeCertificates(): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    'authority.key',
    '-out',
    authority,
    '-days',
    '2',
    '-subj',
    '/CN=Invented CA',
  )
  openssl('req', ...key, '-keyout', 'server.key', '-out', 'server.csr', '-subj', '/CN=localhost')
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost')
  const by = ['-CA', authority, '-CAkey', 'authority.key', '-CAcreateserial', '-days', '2', '-extfile', 'names']
  openssl('x509', '-req', '-in', 'server.csr', ...by, '-out', 'server.pem')
}

makeCertificates()
const postgres = await startPostgres({
  files: {
    'server.key': readFileSync(join(folder, 'server.key'), 'utf8'),
    'server.pem': readFileSync(join(folder, 'server.pem'), 'utf8'),
    'rules.conf': RULES,
  },
  settings: [
    ...['ssl=on', 'ssl_key_file=FOLDER/server.key', 'ssl_cert_file=FOLDER/server.pem'],
    ...['hba_file=FOLDER/rules.conf', 'password_encryption=scram-sha-256'],
  ],
})
if (!postgres && process.env.REQUIRE_ALL)
  throw new Error('PostgreSQL is not installed. Mend: apt-get install postgresql.')

describe.runIf(postgres)('a PostgreSQL of the operator', () => {
  const { url, createDatabase } = postgres as Postgres
  const server = new URL(url)

  beforeAll(() => queryPostgres(url, `CREATE ROLE website LOGIN PASSWORD '${SECRET}'`))
  afterAll(async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** A database that the product's user owns, by its encoded address: the certificate names the host. */
  async function ownDatabase(name: string, mode = 'verify-full'): Promise<string> {
    await createDatabase(name)
    await queryPostgres(url, `ALTER DATABASE ${name} OWNER TO website`)
    return `postgres://website:${encodeURIComponent(SECRET)}@localhost:${server.port}/${name}?sslmode=${mode}`
  }

  /** What a start that is refused has said. */
  async function refusalOf(databaseUrl: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
    const dataDir = mkdtempSync(join(folder, 'refused-'))
    await expect(
      startStack({ dataDir, env: { SEED: 'none', DATABASE_URL: databaseUrl, ...env }, site: false }),
    ).rejects.toThrow()
    return readFileSync(join(dataDir, 'logs', 'content.log'), 'utf8')
  }

  const columnsOf = (database: string, table: string) =>
    queryPostgres(
      database,
      `SELECT column_name, data_type FROM information_schema.columns WHERE table_name = '${table}' ORDER BY ordinal_position`,
    )
  const tablesOf = (database: string) =>
    queryPostgres(database, "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")

  describe('is refused', () => {
    it.each([
      ['another application', 'CREATE TABLE files (id text, owner int)'],
      ['a view of another application', 'CREATE VIEW files AS SELECT 1 AS id'],
      [
        'another Strapi',
        `CREATE TABLE files (id serial PRIMARY KEY, name text); CREATE TABLE articles (id serial PRIMARY KEY);
         CREATE TABLE strapi_database_schema (id serial, schema json, time timestamp, hash text);
         INSERT INTO strapi_database_schema (schema, time, hash) VALUES
         ('{"tables":[{"name":"files"},{"name":"articles"}]}', now(), 'x')`,
      ],
    ])(
      'when it holds %s at the first start, and is not changed',
      async (what, sql) => {
        const database = await createDatabase(`of_${what.replaceAll(' ', '_').toLowerCase()}`)
        await queryPostgres(database, sql)
        const before = [await tablesOf(database), await columnsOf(database, 'files')]
        const said = await refusalOf(database)
        expect(said).toMatch(/the database of DATABASE_URL has tables that are not ours: .*files/)
        expect(said).toContain('Mend: create a database for this product alone')
        expect([await tablesOf(database), await columnsOf(database, 'files')]).toEqual(before)
      },
      120_000,
    )

    it('when its certificate is of an authority that Node does not know, or its address has an unencoded password', async () => {
      const database = await ownDatabase('unknown_authority')
      const said = await refusalOf(database)
      expect(said).toContain('Mend: set NODE_EXTRA_CA_CERTS to a file')
      const elsewhere = await refusalOf(database.replace('localhost', '127.0.0.1'), { NODE_EXTRA_CA_CERTS: authority })
      expect(elsewhere).toContain('write the host in DATABASE_URL as the certificate of the server names it')
      const unencoded = await refusalOf(database.replace(encodeURIComponent(SECRET), SECRET))
      expect(unencoded).toContain('percent-encoded')
      expect(unencoded).not.toContain(SECRET)
    }, 120_000)
  })

  describe('by sslmode=verify-full, a private authority and an encoded password', () => {
    const backend = {} as Backend
    let database: string
    let env: NodeJS.ProcessEnv
    let file: string

    beforeAll(async () => {
      database = await ownDatabase('shared')
      backend.databaseUrl = new URL('shared', url).href
      const dataDir = join(folder, 'data')
      const more = { SEED: 'none', DATABASE_URL: database, NODE_EXTRA_CA_CERTS: authority }
      backend.stack = await startStack({ dataDir, env: more, site: false })
      env = {
        ...{ DATA_DIR: dataDir, DATABASE_URL: database, NODE_EXTRA_CA_CERTS: authority },
        ...{ PORT: new URL(backend.stack.siteUrl).port, CONTENT_PORT: new URL(backend.stack.contentUrl).port },
        BACKUP_PASSPHRASE: 'a course of stone, well laid',
      }
      receiptIn(await send(backend, 'ada-leads', bodyOf('ada-leads')))
      await queryPostgres(backend.databaseUrl, 'CREATE TABLE ledger (id int, words text)')
      await queryPostgres(backend.databaseUrl, "INSERT INTO ledger VALUES (1, 'of somebody else')")
      mkdirSync(join(folder, 'to'))
      const { code, said } = await runScript('backup', ['--to', join(folder, 'to')], env)
      expect(code, said).toBe(0)
      file = join(folder, 'to', readdirSync(join(folder, 'to'))[0] ?? 'none')
    }, 300_000)
    afterAll(() => backend.stack?.stop())

    const ledger = () => queryPostgres(backend.databaseUrl ?? '', 'SELECT words FROM ledger')

    it('the backend starts again beside tables that came later', async () => {
      await backend.stack.content.stop()
      await backend.stack.startBackend()
      expect(await ledger()).toEqual([{ words: 'of somebody else' }])
    })

    it('a restore replaces our tables alone', async () => {
      const leads = await rowsOf(backend, 'leads', 'reference')
      receiptIn(await send(backend, 'ada-leads', bodyOf('ada-leads')))
      await backend.stack.content.stop()
      const { code, said } = await runScript('restore', [file, '--replace'], env)
      expect(code, said).toBe(0)
      expect(await rowsOf(backend, 'leads', 'reference')).toEqual(leads)
      expect(await ledger()).toEqual([{ words: 'of somebody else' }])
      await backend.stack.startBackend()
      receiptIn(await send(backend, 'ada-leads', bodyOf('ada-leads')))
    }, 180_000)

    it('a backup has our tables alone, and restores into an empty database', async () => {
      const fresh = await ownDatabase('fresh')
      await backend.stack.content.stop()
      const { code, said } = await runScript('restore', [file], {
        ...env,
        DATABASE_URL: fresh,
        DATA_DIR: join(folder, 'fresh'),
      })
      expect(code, said).toBe(0)
      const own = (await tablesOf(backend.databaseUrl ?? '')).filter(
        (row) => Reflect.get(row as object, 'tablename') !== 'ledger',
      )
      expect(await tablesOf(new URL('fresh', url).href)).toEqual(own)
    }, 180_000)

    it('a restore that somebody else’s table forbids says the error, and changes nothing', async () => {
      const before = await rowsOf(backend, 'leads', 'reference')
      await queryPostgres(
        backend.databaseUrl ?? '',
        'CREATE TABLE theirs (file int REFERENCES files (id)); ALTER TABLE theirs OWNER TO website',
      )
      const { code, said } = await runScript('restore', [file, '--replace'], env)
      expect(code).toBe(1)
      expect(said).toMatch(/cause {2}.*ERROR: {2}cannot drop desired object/)
      expect(said).toContain('theirs')
      expect(said).not.toContain('NOTICE')
      expect(await rowsOf(backend, 'leads', 'reference')).toEqual(before)
    }, 120_000)

    it('a database of others is not restored into, with --replace neither', async () => {
      const theirs = await ownDatabase('theirs')
      await queryPostgres(new URL('theirs', url).href, 'CREATE TABLE ledger (id int)')
      const more = { ...env, DATABASE_URL: theirs, DATA_DIR: join(folder, 'theirs') }
      const { code, said } = await runScript('restore', [file, '--replace'], more)
      expect(code).toBe(1)
      expect(said).toContain('it has tables that are not ours: ledger')
      expect(await tablesOf(new URL('theirs', url).href)).toEqual([{ tablename: 'ledger' }])
    })
  })
})
