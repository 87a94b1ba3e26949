import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStack } from '../../../scripts/lib/services/stack.mjs'
import type { Backend } from '../databases'
import { PDF } from '../leads/lead-bodies'
import { rowsOf } from '../rows'
import { mayMount, mountSmallDisk, type SmallDisk } from './small-disk'

/** Addresses of a site without content: a page whose content does not exist, a page that needs none, and an API. */
const PATHS = ['/about/contact-us', '/newsletter', '/api/health']
/** A valid résumé of 900 KB. The padding is a comment, because a PDF must end with `%%EOF`. */
const LONG_PDF = PDF.replace('startxref', `%${' '.repeat(900_000)}\nstartxref`)
/** A minute passes until the backend looks at the disk again; what never comes ends the test. */
const LONG = { timeout: 150_000, interval: 50 }
const EDITOR = { email: 'editor@ashlar.example', password: 'Courses-of-stone-1' }

if (!mayMount) console.warn('SKIPPED: a full disk: this user may not mount one on this machine')

describe.runIf(mayMount)('on a full disk', () => {
  const backend = { databaseUrl: null } as Backend
  let disk: SmallDisk
  /** The session token of an editor. */
  let token: string
  /** Status of each address while there was free space. */
  const before = new Map<string, number>()
  /** Events that the operator's webhook received. */
  const told: string[] = []
  const webhook = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      told.push(String(JSON.parse(body).event))
      response.end()
    })
  })

  beforeAll(async () => {
    await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve))
    disk = mountSmallDisk(96)
    const { port } = webhook.address() as AddressInfo
    const env = {
      SEED: 'none',
      LEAD_LIMIT: '100000',
      DISK_RESERVE_MB: '4',
      ALERT_URL: `http://127.0.0.1:${port}/`,
      ADMIN_EMAIL: EDITOR.email,
      ADMIN_PASSWORD: EDITOR.password,
    }
    backend.stack = await startStack({ dataDir: join(disk.folder, 'data'), env })
    for (const path of PATHS) before.set(path, await statusOf(path))
    // Nobody can sign in while the disk is full, so the editor signs in before.
    token = await signIn()
    disk.fill()
  })
  afterAll(async () => {
    await backend.stack?.stop()
    disk?.remove()
    webhook.close()
  })

  const visit = (path: string, init?: RequestInit) => fetch(new URL(path, backend.stack.siteUrl), init)

  async function statusOf(path: string): Promise<number> {
    const answer = await visit(path)
    // The body is read completely, so that its connection becomes free.
    await answer.arrayBuffer()
    return answer.status
  }

  /** @returns the status that the script of a form gets for a valid résumé */
  async function sendResume(): Promise<number> {
    const answer = await visit('/api/resumes', { method: 'POST', body: withFile('files', new Blob([LONG_PDF])) })
    await answer.arrayBuffer()
    return answer.status
  }

  /** Sends a form as a browser without script does; the response is a receipt, or the form again. */
  async function sendForm(name: string, more: Record<string, string> = {}) {
    const fields = { name, email: 'meera@ashlar.example', subject: 'land', consent: 'on', noticeVersion: '2026-11-21' }
    const answer = await visit('/api/leads/enquiry', {
      method: 'POST',
      body: new URLSearchParams({ ...fields, ...more }),
      redirect: 'manual',
      headers: { 'x-forwarded-for': `2001:db8:${name.length}::1` },
    })
    return { status: answer.status, text: await answer.text() }
  }

  it('a visitor is told that nothing was stored, and keeps the input; every acknowledged lead is stored', async () => {
    const acknowledged: string[] = []
    const refused: string[] = []
    // The database may have reserved space for the first few leads.
    for (let count = 0; refused.length < 3 && count < 400; count += 1) {
      const name = `Meera No ${'I'.repeat((count % 20) + 1)} of ${String.fromCharCode(65 + (count % 26))} ${count}`
      const message = `Four acres near Wagholi, ${'with a well, '.repeat(150)}number ${count}`
      const { status, text } = await sendForm(name, { message })
      if (status === 303) acknowledged.push(name)
      else {
        expect(status).toBe(503)
        expect(text).toContain(name)
        expect(text).toContain(`number ${count}`)
        refused.push(name)
      }
    }
    expect(refused).toHaveLength(3)
    const stored = await rowsOf(backend, 'leads', 'name')
    for (const name of acknowledged) expect(stored).toContain(name)
    for (const name of refused) expect(stored).not.toContain(name)
  })

  it('a résumé, a newsletter address and an editor’s picture are refused, and leave nothing behind', async () => {
    expect(await sendResume()).toBe(503)
    const subscription = await visit('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ subscribedEmail: `meera@${'long.'.repeat(30)}ashlar.example` }),
    })
    expect([200, 503]).toContain(subscription.status)
    const picture = await adminUpload(new Blob([new Uint8Array(2_000_000)], { type: 'image/png' }))
    expect(picture).toBe(507)
    const { dataDir } = backend.stack
    for (const folder of ['private/incoming', 'private/resumes', 'public/uploads'])
      expect([folder, readdirSync(join(dataDir, folder))]).toEqual([folder, []])
    // The site may still be refused a write: a draft goes as soon as its write has failed.
    for (const folder of ['.', 'mail', 'site'])
      await expect.poll(() => draftsIn(join(dataDir, folder)), LONG).toEqual([])
  })

  it('pages are still answered', async () => {
    for (const path of PATHS) expect([path, await statusOf(path)]).toEqual([path, before.get(path)])
    expect(before.get('/newsletter')).toBe(200)
  })

  it('the operator is alerted, and enquiries and résumés are stored as soon as there is space', async () => {
    // The backend checks every minute.
    await expect.poll(() => told, LONG).toContain('disk-full')
    disk.free()
    expect((await sendForm('Meera with room')).status).toBe(303)
    expect(await rowsOf(backend, 'leads', 'name')).toContain('Meera with room')
    expect(await sendResume()).toBe(200)
    const log = readFileSync(join(backend.stack.dataDir, 'logs', 'content.log'), 'utf8')
    expect(log).not.toContain('Wagholi')
  })

  it.each([
    ['while the file arrives', 0],
    // The file arrives, and its copy for the media library does not fit.
    ['after the file has arrived', 512 * 1024],
  ])('an editor is told when the disk becomes full %s, and nothing of the file remains', async (_when, leaving) => {
    disk.free()
    const { dataDir } = backend.stack
    const [incoming, library] = [join(dataDir, 'private/incoming'), join(dataDir, 'public/uploads')]
    const arrived = () => readdirSync(incoming).reduce((sum, name) => sum + statSync(join(incoming, name)).size, 0)
    const { status, text } = await adminUploadInTwoParts(async () => {
      await expect.poll(arrived, LONG).toBeGreaterThan(1_800_000)
      disk.fill(leaving)
    })
    expect([status, text]).toEqual([507, expect.stringContaining('The file was not stored: the disk')])
    expect([readdirSync(incoming), readdirSync(library)]).toEqual([[], []])
  })

  /** Sends two megabytes as a text track; `between` runs before its last 300 KB are sent. */
  function adminUploadInTwoParts(between: () => Promise<void>): Promise<{ status: number; text: string }> {
    const head =
      '--part\r\nContent-Disposition: form-data; name="files"; filename="film.vtt"\r\nContent-Type: text/vtt\r\n\r\nWEBVTT\n\n'
    const body = Buffer.from(`${head}${'NOTE a long film\n'.repeat(125_000)}\r\n--part--\r\n`)
    const first = body.length - 300_000
    return new Promise((resolve, reject) => {
      const sent = request(`${backend.stack.contentUrl}/upload`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'multipart/form-data; boundary=part',
          'content-length': body.length,
        },
      })
      sent.on('error', reject)
      sent.on('response', (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk) => {
          text += chunk
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      })
      sent.write(body.subarray(0, first))
      between().then(() => sent.end(body.subarray(first)), reject)
    })
  }

  async function signIn(): Promise<string> {
    const headers = { 'content-type': 'application/json' }
    const sent = { method: 'POST', headers, body: JSON.stringify(EDITOR) }
    const answer = await fetch(`${backend.stack.contentUrl}/admin/login`, sent)
    const { data } = (await answer.json()) as { data: { token: string } }
    return data.token
  }

  async function adminUpload(file: Blob): Promise<number> {
    const sent = { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: withFile('files', file) }
    const answer = await fetch(`${backend.stack.contentUrl}/upload`, sent)
    await answer.arrayBuffer()
    return answer.status
  }
})

function withFile(field: string, file: Blob): FormData {
  const form = new FormData()
  form.append(field, file, 'cv.pdf')
  return form
}

/** Files that were begun and not completed. */
function draftsIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const deep = !folder.endsWith('.')
  return readdirSync(folder, { recursive: deep, encoding: 'utf8' }).filter((name) =>
    /\.tmp$|\.[0-9a-f]{8}-[0-9a-f-]{27}$/.test(name),
  )
}
