import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkCalls } from '@ashlar/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { objectStoreService } from '../../../bench/scale/object-store.mjs'
import { listAt, textAt } from '../answers'
import { post } from '../call'
import { type Backend, startOnFirstState } from '../databases'
import { ADMIN_ENV, Editor } from '../editing/editors'
import { bodyOf, eventually, PDF, receiptIn, send, upload } from '../leads/lead-bodies'

const BUCKET = 'ashlar-files'
/** The smallest possible picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('files in an object store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-store-'))
  const inStore = (prefix: string) => {
    const path = join(folder, BUCKET, prefix)
    return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('_object')) : []
  }
  let store: Awaited<ReturnType<typeof objectStoreService>>
  let backend: Backend
  let boss: Editor

  beforeAll(async () => {
    store = await objectStoreService({ folder, bucket: BUCKET })
    await store.service.start()
    backend = await startOnFirstState('SQLite', 'none', { ...ADMIN_ENV, ...store.env })
    boss = await Editor.signIn(backend)
  })

  afterAll(async () => {
    await backend?.stack.stop()
    await store?.service.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, backend.stack.contentUrl), { headers })

  const uploadPicture = () => boss.sendFile('/upload', 'files', 'stone.png', PICTURE)

  it('have the same addresses as files on the disk, also in range requests', async () => {
    const url = textAt(listAt(JSON.parse(String((await uploadPicture()).body)))[0], 'url')
    expect(url).toMatch(/^\/uploads\/stone_\w+\.png$/)
    expect(inStore('uploads')).toHaveLength(1)
    expect(readdirSync(join(backend.stack.dataDir, 'public', 'uploads'))).toEqual([])

    const whole = await get(url)
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(PICTURE)
    const part = await get(url, { range: 'bytes=1-3' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1-3/${PICTURE.length}`])
    expect(await part.text()).toBe('PNG')
    expect((await get(url, { range: 'bytes=900-' })).status).toBe(416)
  })

  it('are covered by the hourly erasure, and the bucket is checked at the start', () => {
    const log = readFileSync(join(backend.stack.dataDir, 'logs', 'content.log'), 'utf8')
    expect(log).not.toMatch(/erasing by schedule failed|cannot be used/)
  })

  it('give no access to other objects in the bucket', async () => {
    const { body } = await upload(backend, PDF, 'Meera Joshi.pdf')
    const key = textAt(body, 'data', 'resume')
    for (const path of [
      `/uploads/..%2fresumes%2f${key}`,
      `/uploads/../resumes/${key}`,
      `/resumes/${key}`,
      '/uploads/none.png',
    ]) {
      expect((await get(path)).status, path).toBe(404)
    }
  })

  it('contain a résumé as long as its lead exists, and it is not on the disk', async () => {
    const before = inStore('resumes').length
    const { body } = await upload(backend, PDF, 'Meera Joshi.pdf')
    const resume = textAt(body, 'data', 'resume')
    expect(inStore('resumes')).toHaveLength(before + 1)
    expect(readdirSync(join(backend.stack.dataDir, 'private', 'resumes'))).toEqual([])
    expect(readdirSync(join(backend.stack.dataDir, 'private', 'incoming'))).toEqual([])

    const { reference, visitorToken } = receiptIn(
      await send(backend, 'career-leads', { ...bodyOf('career-leads'), resume }),
    )
    const recruiter = await boss.invite('human-resources', 'Tara')
    const opened = await get(textAt(await recruiter.must('GET', `/lead-desk/leads/${reference}`), 'resume'))
    expect(await opened.text()).toBe(PDF)

    await post(backend, linkCalls.eraseLead.path, { token: visitorToken }, backend.stack.tokens.create)
    await eventually(
      () => inStore('resumes'),
      (files) => files.length === before,
    )
  })

  it('answer 503 and not 404 while the store is away, and come back with it', async () => {
    const url = textAt(listAt(JSON.parse(String((await uploadPicture()).body)))[0], 'url')
    await store.service.kill()
    expect((await get(url)).status).toBe(503)
    expect((await upload(backend, PDF, 'Meera Joshi.pdf')).status).toBe(500)
    expect((await uploadPicture()).status).toBe(500)
    await store.service.start()
    expect((await get(url)).status).toBe(200)
    expect((await upload(backend, PDF, 'Meera Joshi.pdf')).status).toBe(201)
  })
})
