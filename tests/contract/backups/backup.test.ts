import { createHash, randomUUID } from 'node:crypto'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VISITOR_PAGE } from '@ashlar/contract'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createDatabase } from '../../../scripts/lib/services/postgres.mjs'
import { startStack } from '../../../scripts/lib/services/stack.mjs'
import { firstState, firstStateOnPostgres } from '../../support/services/first-states'
import type { Backend } from '../databases'
import { mayMount, mountSmallDisk } from '../hostile/small-disk'
import { bodyOf, PDF, receiptIn, send, upload } from '../leads/lead-bodies'
import { rowsOf } from '../rows'
import { runScript } from '../run-script'
import type {} from '../start-databases'

const PASSPHRASE = 'a course of stone, well laid'
const LEADS = "reference || name || COALESCE(message, '') || state"

/** Data of visitors and desk that must exist after a restore. */
interface StoredData {
  leads: string[]
  resume: { bytes: Buffer; key: string }
  /** A lead's private page, by the link of its visitor. */
  link: string
  name: string
}

async function storeData(backend: Backend): Promise<StoredData> {
  const body = { ...bodyOf('general-leads'), name: 'Meera of Wagholi' }
  const { visitorToken } = receiptIn(await send(backend, 'general-leads', body))
  const stored = await upload(backend, PDF, 'cv.pdf')
  const key = String((stored.body as { data: { resume: unknown } }).data.resume)
  receiptIn(await send(backend, 'career-leads', { ...bodyOf('career-leads'), resume: key }))
  return {
    leads: (await rowsOf(backend, 'leads', LEADS)).sort(),
    resume: { key, bytes: readFileSync(join(backend.stack.dataDir, 'private', 'resumes', key)) },
    link: `${VISITOR_PAGE}?link=${visitorToken}`,
    name: body.name,
  }
}

/** All files below a folder, by name and content. */
function contentsOf(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    names.map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return [file.slice(folder.length), createHash('sha256').update(readFileSync(file)).digest('hex')]
    }),
  )
}

function environmentOf({ stack, databaseUrl }: Backend): NodeJS.ProcessEnv {
  return {
    DATA_DIR: stack.dataDir,
    DATABASE_URL: databaseUrl ?? '',
    PORT: new URL(stack.siteUrl).port,
    CONTENT_PORT: new URL(stack.contentUrl).port,
    BACKUP_PASSPHRASE: PASSPHRASE,
  }
}

async function madeBackup(backend: Backend, folder: string): Promise<string> {
  const { code, said } = await runScript('backup', ['--to', folder], environmentOf(backend))
  expect(code, said).toBe(0)
  const [name] = readdirSync(folder)
  return join(folder, name ?? 'none')
}

async function statusAndText(url: URL): Promise<{ status: number; text: string }> {
  const answer = await fetch(url)
  return { status: answer.status, text: await answer.text() }
}

describe('a backup of the whole system on SQLite', () => {
  const backend = { databaseUrl: null } as Backend
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-backups-'))
  let stored: StoredData
  let uploads: Map<string, string>
  let file: string
  /** Number of leads that were acknowledged during the backup. */
  let meanwhile = 0

  beforeAll(async () => {
    const dataDir = join(folder, 'data')
    const from = await firstState('demo')
    backend.stack = await startStack({ dataDir, from, env: { LEAD_LIMIT: '100000' }, site: false })
    stored = await storeData(backend)
    uploads = contentsOf(join(dataDir, 'public'))
    const target = join(folder, 'to')
    mkdirSync(target)
    let running = true
    const writing = (async () => {
      while (running) {
        receiptIn(await send(backend, 'ada-leads', bodyOf('ada-leads')))
        meanwhile += 1
      }
    })()
    file = await madeBackup(backend, target)
    running = false
    await writing
  })
  afterAll(async () => {
    await backend.stack?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is made while enquiries arrive, and contains no readable text', () => {
    expect(meanwhile).toBeGreaterThan(0)
    const bytes = readFileSync(file)
    for (const word of ['SQLite format', 'Wagholi', 'ENCRYPTION_KEY', 'content.db'])
      expect(bytes.includes(word)).toBe(false)
    expect(readdirSync(backend.stack.dataDir)).not.toContain('backup-under-way')
  })

  it('is not restored over a running system, nor over existing data without a flag', async () => {
    const before = await rowsOf(backend, 'leads', LEADS)
    const running = await runScript('restore', [file], { ...environmentOf(backend) })
    expect(running.code).toBe(1)
    expect(running.said).toContain('port')
    await backend.stack.content.stop()
    const refused = await runScript('restore', [file], environmentOf(backend))
    expect(refused.code).toBe(1)
    expect(refused.said).toContain('There is data already, and nothing was changed.')
    expect(refused.said).toContain('--replace')
    expect(await rowsOf(backend, 'leads', LEADS)).toEqual(before)
  })

  it.each<[string, (copy: string) => void, NodeJS.ProcessEnv, string]>([
    ['another passphrase', () => undefined, { BACKUP_PASSPHRASE: 'another course of stone' }, 'does not open'],
    ['no passphrase', () => undefined, { BACKUP_PASSPHRASE: '' }, 'There is no passphrase'],
    ['a file that is cut off', (copy) => truncateSync(copy, 1_000_000), {}, 'The backup is damaged'],
    [
      'a file that is cut off between two pieces of age',
      (copy) => truncateSync(copy, endOfPieces(copy, 9)),
      {},
      'The backup is damaged',
    ],
    ['a file of which a byte was changed', changeByte, {}, 'The backup is damaged'],
    ['a file that is no backup', (copy) => writeFileSync(copy, 'no backup'), {}, 'The backup is damaged'],
  ])('restored with %s changes nothing', async (_what, spoil, env, words) => {
    const copy = join(folder, 'copy.age')
    copyFileSync(file, copy)
    spoil(copy)
    const empty = join(folder, 'empty')
    const { code, said } = await runScript('restore', [copy], { ...environmentOf(backend), DATA_DIR: empty, ...env })
    expect(code).toBe(1)
    expect(said).toContain(words)
    expect(said).toMatch(/cause {2}[\s\S]*mend {2}/)
    mkdirSync(empty, { recursive: true })
    expect(readdirSync(empty)).toEqual([])
  })

  it.runIf(mayMount)('needs room: on a full disk neither backup nor restore leaves anything behind', async () => {
    const disk = mountSmallDisk(16)
    try {
      const target = join(disk.folder, 'to')
      mkdirSync(target)
      const made = await runScript('backup', ['--to', target], environmentOf(backend))
      expect(made.said).toContain('There is no room for the backup')
      expect(readdirSync(target)).toEqual([])
      const data = join(disk.folder, 'data')
      const restored = await runScript('restore', [file], { ...environmentOf(backend), DATA_DIR: data })
      expect(restored.said).toContain('There is no room for what the backup holds')
      expect(readdirSync(data)).toEqual([])
    } finally {
      disk.remove()
    }
  })

  it('restores every lead, page and picture after all data was lost', async () => {
    const { stack } = backend
    rmSync(stack.dataDir, { recursive: true })
    const { code, said } = await runScript('restore', [file], environmentOf(backend))
    expect(code, said).toBe(0)
    await stack.startBackend()
    await stack.startSite()
    const leads = await rowsOf(backend, 'leads', LEADS)
    for (const lead of stored.leads) expect(leads).toContain(lead)
    expect(readFileSync(join(stack.dataDir, 'private', 'resumes', stored.resume.key))).toEqual(stored.resume.bytes)
    expect(contentsOf(join(stack.dataDir, 'public'))).toEqual(uploads)
    // The visitor's link is signed with a secret of this installation.
    const own = await statusAndText(new URL(stored.link, stack.siteUrl))
    expect(own.status).toBe(200)
    expect(own.text).toContain(stored.name)
    const { status, text } = await statusAndText(new URL('/services/retail', stack.siteUrl))
    expect(status).toBe(200)
    const pictures = [...new Set(text.match(/\/pictures\/[^"\s,]+/g))].slice(0, 5)
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) {
      const answer = await fetch(new URL(picture.replaceAll('&amp;', '&'), stack.siteUrl))
      expect([picture, answer.status, answer.headers.get('content-type')]).toEqual([
        picture,
        200,
        expect.stringMatching(/^image\//),
      ])
      await answer.arrayBuffer()
    }
    receiptIn(await send(backend, 'ada-leads', bodyOf('ada-leads')))
    await stack.site.stop()
    await stack.content.stop()
  }, 180_000)

  it('replaces other data only with a flag, and keeps a copy of it', async () => {
    const { stack } = backend
    const replaced = (await rowsOf(backend, 'leads', LEADS)).sort()
    const { code, said } = await runScript('restore', [file, '--replace'], environmentOf(backend))
    expect(code, said).toBe(0)
    const aside = readdirSync(stack.dataDir).find((name) => name.startsWith('before-restore-')) ?? 'none'
    const old = { ...backend, stack: { dataDir: join(stack.dataDir, aside) } } as Backend
    expect((await rowsOf(old, 'leads', LEADS)).sort()).toEqual(replaced)
    expect((await rowsOf(backend, 'leads', LEADS)).length).toBeLessThan(replaced.length)
  })
})

const postgres = inject('postgres')
if (!postgres && process.env.REQUIRE_ALL)
  throw new Error('PostgreSQL is not installed. Mend: apt-get install postgresql.')

describe.runIf(postgres)('a backup of PostgreSQL', () => {
  const backend = {} as Backend
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-backups-'))
  afterAll(async () => {
    await backend.stack?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('restores every lead and résumé into an empty database, and into a full one only with a flag', async () => {
    if (!postgres) return
    const { from, template } = await firstStateOnPostgres(postgres, 'none')
    backend.databaseUrl = await createDatabase(postgres.url, `backed_up_${randomUUID()}`, template)
    const env = { SEED: 'none', DATABASE_URL: backend.databaseUrl }
    const dataDir = join(folder, 'data')
    backend.stack = await startStack({ dataDir, from, env, site: false })
    const stored = await storeData(backend)
    const target = join(folder, 'to')
    mkdirSync(target)
    const file = await madeBackup(backend, target)
    receiptIn(await send(backend, 'ada-leads', bodyOf('ada-leads')))
    await backend.stack.content.stop()
    const now = (await rowsOf(backend, 'leads', LEADS)).sort()
    expect(now).toHaveLength(stored.leads.length + 1)

    const refused = await runScript('restore', [file], environmentOf(backend))
    expect(refused.said).toContain('the database of DATABASE_URL has tables')
    const onSqlite = { ...environmentOf(backend), DATABASE_URL: '', DATA_DIR: join(folder, 'sqlite') }
    expect((await runScript('restore', [file], onSqlite)).said).toContain('this installation uses SQLite')
    expect((await rowsOf(backend, 'leads', LEADS)).sort()).toEqual(now)

    const replaced = await runScript('restore', [file, '--replace'], environmentOf(backend))
    expect(replaced.code, replaced.said).toBe(0)
    expect((await rowsOf(backend, 'leads', LEADS)).sort()).toEqual(stored.leads)

    // All data is lost: an empty folder, an empty database.
    rmSync(dataDir, { recursive: true })
    const fresh = await createDatabase(postgres.url, `restored_${randomUUID()}`)
    await runInto(fresh, backend, file)
    const restored = await startStack({ dataDir, env: { ...env, DATABASE_URL: fresh }, site: false })
    try {
      const found: Backend = { stack: restored, databaseUrl: fresh }
      expect((await rowsOf(found, 'leads', LEADS)).sort()).toEqual(stored.leads)
      expect(readFileSync(join(dataDir, 'private', 'resumes', stored.resume.key))).toEqual(stored.resume.bytes)
      receiptIn(await send(found, 'ada-leads', bodyOf('ada-leads')))
    } finally {
      await restored.stop()
    }
  }, 300_000)
})

async function runInto(databaseUrl: string, backend: Backend, file: string): Promise<void> {
  const { code, said } = await runScript('restore', [file], { ...environmentOf(backend), DATABASE_URL: databaseUrl })
  expect(code, said).toBe(0)
}

/** Where the first pieces of an age file end: a header, 16 bytes, and pieces of 64 KiB, each with a tag of 16 bytes. */
function endOfPieces(copy: string, pieces: number): number {
  const bytes = readFileSync(copy)
  const header = bytes.indexOf('\n', bytes.indexOf('\n---') + 1) + 1
  return header + 16 + pieces * (65_536 + 16)
}

function changeByte(copy: string): void {
  const bytes = readFileSync(copy)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  writeFileSync(copy, bytes)
}
