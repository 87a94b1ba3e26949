import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { listAt, textAt, valueAt } from '../answers'
import { describeOnEachDatabase } from '../databases'
import { ADMIN_ENV, Editor } from '../editing/editors'
import { GIF, PNG, SCRIPT_AFTER_GIF, SVG_BOMB } from './hostile-files'

/** Bytes of a page that does what it wants with the token of whoever opens it. */
const PAGE = '<!doctype html><script>fetch("/admin/users")</script>'

describeOnEachDatabase(
  'files that may run as script',
  (backend) => {
    let boss: Editor
    let uploads: string
    beforeAll(async () => {
      boss = await Editor.signIn(backend)
      uploads = join(backend.stack.dataDir, 'public', 'uploads')
      mkdirSync(uploads, { recursive: true })
    })

    /** Uploads through an address of the admin; without a type, as a browser does for an ending that it does not know. */
    const send = (path: string, name: string, bytes: string | Uint8Array<ArrayBuffer>, type = '') =>
      boss.sendForm(path, { files: new File([bytes], name, { type }) })
    const stored = ({ body }: { body: unknown }) => {
      const answer: unknown = typeof body === 'string' ? JSON.parse(body) : body
      return Array.isArray(answer) ? (answer as unknown[])[0] : answer
    }
    const messageOf = ({ body }: { body: unknown }) => textAt(body, 'error', 'message')
    /** A raw client, because others normalize an address before they send it. */
    const ask = (path: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
      new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
        const { hostname, port } = new URL(backend.stack.contentUrl)
        request({ hostname, port, path, method, headers }, (response) => {
          let body = ''
          response.setEncoding('latin1').on('data', (chunk) => {
            body += chunk
          })
          response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
        })
          .on('error', reject)
          .end()
      })

    it.each([
      ['x.html', PAGE, 'a text with tags'],
      ['x.svg', PAGE, 'a text with tags'],
      ['x.js', 'alert(1)', 'of no kind that is taken'],
      ['x.gif', SCRIPT_AFTER_GIF, 'is cut short or broken'],
      ['x.js', SCRIPT_AFTER_GIF, 'is cut short or broken'],
      ['x.mp4', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>', 'a text with tags'],
      ['x.pdf', 'MZ\u0090\u0000', 'application/x-msdownload'],
      ['x.jpg', '', 'missing'],
    ])('are refused with their reason: %s', async (name, bytes, reason) => {
      for (const type of ['application/octet-stream', 'image/gif', 'image/svg+xml']) {
        for (const path of ['/upload', '/upload/files']) {
          const answer = await send(path, name, bytes, type)
          expect(answer.status, `${path} ${type}`).toBe(400)
          if (bytes !== '') expect(messageOf(answer)).toContain(`“${name}” was not stored`)
          if (bytes !== '') expect(messageOf(answer)).toContain(reason)
        }
      }
    })

    it('get the ending and the type of their bytes', async () => {
      for (const name of ['stone.html', 'stone.GIF', 'stone.js', 'stone', 'stone.svg']) {
        for (const path of ['/upload', '/upload/files']) {
          const file = stored(await send(path, name, GIF, 'application/octet-stream'))
          expect(file, name).toMatchObject({ name: 'stone.gif', ext: '.gif', mime: 'image/gif' })
          expect(textAt(file, 'url')).toMatch(/^\/uploads\/stone_\w+\.gif$/)
        }
      }
    })

    it('do not take the place of a picture', async () => {
      const picture = stored(await send('/upload', 'arris.gif', GIF))
      const [id, url] = [valueAt(picture, 'id'), textAt(picture, 'url')]
      for (const path of [`/upload?id=${id}`, `/upload/files/${id}/replace`]) {
        const page = await send(path, 'arris.gif', PAGE, 'image/gif')
        expect([page.status, messageOf(page)]).toEqual([400, expect.stringContaining('a text with tags')])
        const other = await send(path, 'arris.gif', PNG, 'image/gif')
        expect([other.status, messageOf(other)]).toEqual([400, expect.stringContaining('Save the new one in the same')])
        expect((await send(path, 'new.html', GIF)).status).toBe(200)
      }
      expect((await ask(url)).body).toBe(Buffer.from(GIF).toString('latin1'))
      expect(await boss.must('GET', `/upload/files/${id}`)).toMatchObject({ name: 'new.gif', ext: '.gif', url })
    })

    it('do not run when they were stored before their bytes were read', async () => {
      for (const name of ['old.html', 'old.js', 'old.svg', 'old.HTML', 'old.gif.html', 'old.xhtml', 'old']) {
        writeFileSync(join(uploads, name), PAGE)
        for (const path of [
          `/uploads/${name}`,
          `/%75ploads/${name}`,
          `/uploads%2F${name}`,
          `/uploads/%6f${name.slice(1)}`,
          `//uploads/${name}`,
        ]) {
          for (const how of [{}, { method: 'HEAD' }, { range: 'bytes=0-9' }]) {
            const { status, headers } = await ask(path, how)
            if (status !== 200 && status !== 206) continue
            const expected = name.endsWith('svg') ? 'image/svg+xml' : 'application/octet-stream'
            expect(headers['content-type'], path).toBe(expected)
            expect(headers['content-security-policy'], path).toMatch(/^default-src 'none';.*; sandbox$/)
            expect(headers['x-content-type-options'], path).toBe('nosniff')
            expect(headers['content-disposition'], path).toBe(name.endsWith('svg') ? undefined : 'attachment')
          }
        }
        expect((await ask(`/uploads/${name}`)).status).toBe(200)
      }
    })

    it('show pictures and films in the browser, and save everything else', async () => {
      for (const [name, type, isSaved] of [
        ['a.jpg', 'image/jpeg', false],
        ['a.JPEG', 'image/jpeg', false],
        ['a.mp4', 'video/mp4', false],
        ['a.vtt', 'text/vtt; charset=utf-8', true],
        ['a.pdf', 'application/pdf', true],
      ] as const) {
        writeFileSync(join(uploads, name), 'x')
        const { headers } = await ask(`/uploads/${name}`)
        expect([headers['content-type'], headers['content-disposition']]).toEqual([
          type,
          isSaved ? 'attachment' : undefined,
        ])
      }
    })

    it('are drawn without anything that runs', async () => {
      const svg =
        '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 64 32" onload="alert(1)">' +
        '<style><![CDATA[</style><script>alert(2)</script>.a{fill:teal}]]></style><script>alert(3)</script>' +
        '<a href="javascript:alert(4)"><path d="M0 0"/></a><foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>' +
        '<use xlink:href="https://evil.example/x.svg#a"/><path class="a" d="M0 0h8"/><set attributeName="onclick" to="x"/></svg>'
      const file = stored(await send('/upload', 'mark.svg', svg))
      expect(file).toMatchObject({ ext: '.svg', mime: 'image/svg+xml', width: 64, height: 32 })
      const { body, headers } = await ask(textAt(file, 'url'))
      expect(body).toContain('<path class="a" d="M0 0h8">')
      expect(body).toContain('.a{fill:teal}')
      expect(body).not.toMatch(/<script|onload|javascript:|<a\b|foreignObject|<set|evil|xhtml/)
      expect(headers['content-security-policy']).toContain('sandbox')
      expect(valueAt(file, 'formats')).toBeNull()
    })

    it('hold no thread: drawings with entities are refused, and the backend stays ready', async () => {
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_, index) => send('/upload', `bomb-${index}.svg`, SVG_BOMB, 'image/svg+xml')),
      )
      for (const answer of answers) {
        expect([answer.status, messageOf(answer)]).toEqual([400, expect.stringContaining('<!DOCTYPE>')])
      }
      expect((await ask('/_ready')).status).toBe(204)
      expect(listAt(await boss.must('GET', '/upload/files?pageSize=1'), 'results')).toHaveLength(1)
    })

    it('are fetched from no address that an editor names', async () => {
      const urls = [new URL('/_ready', backend.stack.contentUrl).href, 'https://www.ashlar.example/x.gif']
      const answer = await boss.call('POST', '/upload/actions/upload-from-urls', { urls })
      expect([answer.status, messageOf(answer)]).toEqual([403, expect.stringContaining('upload it from your device')])
    })

    it('tell nothing of files outside of the folder', async () => {
      writeFileSync(join(backend.stack.dataDir, 'secret.txt'), 'secret')
      for (const path of [
        '/uploads/..%2f..%2fsecret.txt',
        '/uploads/..%2F..%2Fnone.txt',
        '/uploads/%2e%2e/%2e%2e/secret.txt',
      ]) {
        const { status, headers } = await ask(path, { range: 'bytes=9999-' })
        expect(status, path).not.toBe(416)
        expect(headers['content-range'], path).toBeUndefined()
      }
    })
  },
  { ...ADMIN_ENV, SEED: 'none' },
)
