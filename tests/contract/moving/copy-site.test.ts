import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reads } from '@ashlar/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TABLES_WITHOUT_CONTENT } from '../../../scripts/lib/backups/backup-parts.mjs'
import { startStack } from '../../../scripts/lib/services/stack.mjs'
import { type Backend, databases, startOnFirstState } from '../databases'
import { ADMIN_ENV, Editor } from '../editing/editors'
import { bodyOf, receiptIn, send } from '../leads/lead-bodies'
import { rowsOf } from '../rows'
import { runScript } from '../run-script'
import { readComparable } from './importing'

const PASSPHRASE = 'a course of stone, well laid'
const scripts = join(import.meta.dirname, '../../../scripts')
const types = join(import.meta.dirname, '../../../content/src/api')

it('leaves out every type that editors do not see, except what records, files and notices were before', () => {
  const schemas = readdirSync(types)
    .map((name) => join(types, name, 'content-types', name, 'schema.json'))
    .filter(existsSync)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
  const hidden = schemas.filter((schema) => schema.pluginOptions?.['content-manager']?.visible === false)
  const written = ['record_versions', 'replaced_files', 'notice_versions']
  const tables = hidden.map((schema) => String(schema.collectionName)).filter((name) => !written.includes(name))
  expect(tables.length).toBeGreaterThan(5)
  expect(TABLES_WITHOUT_CONTENT).toEqual(expect.arrayContaining(tables))
})

describe.each(databases())('a copy of a site on %s', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-copy-'))
  let source: Backend
  let target: Backend
  let name = ''

  beforeAll(async () => {
    source = await startOnFirstState(database, 'demo', { ...ADMIN_ENV, LEAD_LIMIT: '100' })
    target = await startOnFirstState(database, 'none')
    const body = { ...bodyOf('general-leads'), name: 'Meera Kvarnholt' }
    receiptIn(await send(source, 'general-leads', body))
    const boss = await Editor.signIn(source)
    const post = { title: 'A post of the source', slug: 'of-the-source', date: '2026-01-02T00:00:00.000Z' }
    name = await boss.make('post', post)
  })
  afterAll(async () => {
    await source?.stack.stop()
    await target?.stack.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const environmentOf = ({ stack, databaseUrl }: Backend) => ({
    DATA_DIR: stack.dataDir,
    DATABASE_URL: databaseUrl ?? '',
    PORT: new URL(stack.siteUrl).port,
    CONTENT_PORT: new URL(stack.contentUrl).port,
    BACKUP_PASSPHRASE: PASSPHRASE,
  })
  const copy = (args: readonly string[]) =>
    runScript('copy-site', ['--from', source.stack.dataDir, ...args], {
      ...environmentOf(target),
      FROM_DATABASE_URL: source.databaseUrl ?? '',
    })

  it('is not made over a running site, nor over existing data without a flag', async () => {
    expect((await copy(['--replace'])).said).toContain('is taken')
    await target.stack.content.stop()
    expect((await copy([])).said).toContain('There is data already')
  })

  it('has the content, the pictures, the drafts and the accounts, and nothing that visitors sent', async () => {
    const secrets = readFileSync(join(target.stack.dataDir, 'secrets.json'), 'utf8')
    const { code, said } = await copy(['--replace'])
    expect(code, said).toBe(0)
    expect(readFileSync(join(target.stack.dataDir, 'secrets.json'), 'utf8')).toBe(secrets)
    await target.stack.startBackend()
    expect(target.stack.tokens.read).not.toBe(source.stack.tokens.read)
    for (const call of [reads.siteSettings, reads.consolidatedProjects, reads.pages]) {
      expect(await readComparable(target, call)).toEqual(await readComparable(source, call))
    }
    const boss = await Editor.signIn(target)
    expect(await boss.read('post', name)).toMatchObject({ title: 'A post of the source', status: 'draft' })
    expect(await rowsOf(source, 'leads', 'name')).toContain('Meera Kvarnholt')
    expect(await rowsOf(target, 'leads', 'name')).toEqual([])
    expect(await rowsOf(target, 'outbox_jobs', 'kind')).toEqual([])
    // The words are not in the file either.
    if (database === 'SQLite') {
      expect(readFileSync(join(target.stack.dataDir, 'content.db')).includes('Kvarnholt')).toBe(false)
    }
    const uploads = (one: Backend) => readdirSync(join(one.stack.dataDir, 'public/uploads')).length
    expect(uploads(target)).toBe(uploads(source))
  })

  it('goes through a pipe to another machine, sealed, and only as a copy', async () => {
    const dataDir = join(folder, 'other')
    const other = { databaseUrl: target.databaseUrl } as Backend
    if (database === 'PostgreSQL') await target.stack.content.stop()
    other.stack = await startStack({ dataDir, env: { SEED: 'none' }, backend: false, site: false })
    const env = environmentOf(other)
    const sent = spawn(process.execPath, [join(scripts, 'run.mjs'), 'copy-site', '--send'], {
      env: { ...process.env, ...environmentOf(source) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const received = spawn(process.execPath, [join(scripts, 'run.mjs'), 'copy-site', '--receive', '--replace'], {
      env: { ...process.env, ...env },
      stdio: [sent.stdout, 'ignore', 'inherit'],
    })
    expect(await new Promise((resolve) => received.once('close', resolve))).toBe(0)
    const whole = await runScript('backup', ['--to', folder], environmentOf(source))
    expect(whole.code, whole.said).toBe(0)
    const [file = ''] = readdirSync(folder).filter((one) => one.endsWith('.age'))
    const refused = spawn(process.execPath, [join(scripts, 'run.mjs'), 'copy-site', '--receive', '--replace'], {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    refused.stdin.end(readFileSync(join(folder, file)))
    let said = ''
    refused.stderr.on('data', (chunk) => {
      said += chunk
    })
    expect(await new Promise((resolve) => refused.once('close', resolve))).toBe(1)
    expect(said).toContain('The file is a whole backup')
  })
})
