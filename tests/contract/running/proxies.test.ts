import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as ask } from 'node:http'
import { request as askByTls } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { missingProxies, type ProxyName, proxyBefore } from '../../support/services/proxies'
import { type Backend, startOnFirstState } from '../databases'
import { ADMIN_ENV } from '../editing/editors'
import { rowsOf } from '../rows'

const SITE = 'https://www.example.com'
/** More of one visitor within ten minutes than a newsletter's form takes, with LEAD_LIMIT=1. */
const MANY = 5
const SILENT = /Requests of visitors arrive from a trusted proxy without X-Forwarded-For/g
const UNVERIFIED = /X-Forwarded-For arrived with an address that no trusted proxy has verified/g

if (missingProxies.length > 0) {
  const mend = `apt-get install ${missingProxies.join(' ')}`
  if (process.env.REQUIRE_ALL) throw new Error(`Proxies are not installed. Mend: ${mend}.`)
  console.warn(`SKIPPED: these proxies are not installed here (${mend})`)
}

interface Asked {
  headers?: Record<string, string>
  method?: string
  body?: string
}

describe.skipIf(missingProxies.length > 0)('behind a real proxy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'w-'))
  let backend: Backend
  let visitors = 0
  const running: { stop(): Promise<void> }[] = []

  beforeAll(async () => {
    backend = await startOnFirstState('SQLite', 'demo', {
      ...ADMIN_ENV,
      ...{ SITE_URL: SITE, PUBLIC_URL: 'https://admin.example.com', LEAD_LIMIT: '1' },
      // The visitors of this test have other addresses of loopback.
      TRUSTED_PROXIES: '127.0.0.1',
    })
  })
  afterEach(async () => {
    for (const one of running.splice(0)) await one.stop()
  })
  afterAll(async () => {
    await backend?.stack.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function startProxy(target: string, name: ProxyName, by: 'the guide' | 'itself'): Promise<string> {
    const { address, service } = await proxyBefore(
      Number(new URL(target).port),
      name,
      by,
      mkdtempSync(join(folder, 'p-')),
    )
    await service.start()
    running.push(service)
    return address
  }

  /** A visitor with an address of their own, who asks a proxy. */
  function visitorAt(address: string) {
    visitors += 1
    const localAddress = `127.0.7.${visitors}`
    return (path: string, { headers = {}, method = 'GET', body = '' }: Asked = {}) =>
      new Promise<{ status: number; text: string; location: string }>((resolve, reject) => {
        const named = { host: 'www.example.com', ...headers, 'content-length': String(body.length) }
        const options = { method, headers: named, localAddress, agent: false as const }
        const tls = { rejectUnauthorized: false, servername: 'www.example.com' }
        const sent = (address.startsWith('https:') ? askByTls : ask)(
          new URL(path, address),
          { ...options, ...tls },
          (response) => {
            let text = ''
            response.setEncoding('utf8')
            response.on('data', (chunk) => {
              text += chunk
            })
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, text, location: response.headers.location ?? '' }),
            )
          },
        )
        sent.on('error', reject)
        sent.end(body)
      })
  }

  let posts = 0
  /** A form of the newsletter, as a browser posts it. */
  function form(headers: Record<string, string> = {}): Asked {
    posts += 1
    return {
      method: 'POST',
      body: `subscribedEmail=reader${posts}@example.com`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json', ...headers },
    }
  }

  describe.each<[ProxyName, 'the guide' | 'itself', 'right' | 'silent' | 'appends']>([
    ['nginx', 'itself', 'silent'],
    ['nginx', 'the guide', 'right'],
    ['haproxy', 'itself', 'silent'],
    ['haproxy', 'the guide', 'right'],
    ['varnish', 'itself', 'appends'],
    ['varnish', 'the guide', 'right'],
    ['caddy', 'itself', 'right'],
    ['caddy', 'the guide', 'right'],
  ])('%s as configured by %s', (name, by, header) => {
    let address: string
    let logged: number
    const log = () => join(backend.stack.dataDir, 'logs/site.log')

    beforeEach(async () => {
      logged = 0
      await backend.stack.startSite()
      logged = readFileSync(log(), 'utf8').lastIndexOf('the site is listening')
      address = await startProxy(backend.stack.siteUrl, name, by)
    })
    afterEach(() => backend.stack.site.stop())

    it('takes the forms of its own pages, counts each visitor alone, keeps metrics closed and tells the operator', async () => {
      const [one, other, third] = [visitorAt(address), visitorAt(address), visitorAt(address)]
      const home = await one('/', { headers: { 'x-forwarded-host': 'evil.example' } })
      expect(home.status).toBe(200)
      expect(home.text).toContain(`<link rel="canonical" href="${SITE}/"`)
      expect(home.text).not.toContain('evil.example')
      const moved = await one('/Projects', { headers: { 'x-forwarded-host': 'evil.example' } })
      expect([moved.status, moved.location]).toEqual([308, '/projects'])

      const status = async (headers: Record<string, string>) => (await third('/api/newsletter', form(headers))).status
      const before = (await rowsOf(backend, 'newsletter_emails', 'id')).length
      expect(await status({ origin: SITE })).toBe(200)
      expect(await status({ origin: SITE, 'sec-fetch-site': 'same-origin' })).toBe(200)
      expect(await status({})).toBe(200)
      expect(await status({ origin: 'https://evil.example' })).toBe(403)
      expect(await status({ origin: SITE, 'sec-fetch-site': 'cross-site' })).toBe(403)
      expect(await status({ origin: 'null' })).toBe(403)
      expect((await rowsOf(backend, 'newsletter_emails', 'id')).length).toBe(before + 3)

      // Visitors forge what they can. A proxy that says nothing passes that on, and the site warns of it too.
      const forged = { origin: SITE, ...(header === 'silent' ? {} : { 'x-forwarded-for': '127.0.0.1, 198.51.100.7' }) }
      const statuses = []
      for (let count = 0; count < MANY; count++) {
        statuses.push((await one('/api/newsletter', form(forged))).status)
      }
      expect(statuses.at(-1)).toBe(header === 'silent' ? 200 : 429)
      expect((await other('/api/newsletter', form({ origin: SITE }))).status).toBe(200)

      for (const host of ['www.example.com', 'localhost', '127.0.0.1']) {
        const { text } = await one('/api/metrics', { headers: { host, 'x-forwarded-for': '127.0.0.1' } })
        expect(text).not.toContain('process_cpu')
      }
      const said = readFileSync(log(), 'utf8').slice(logged)
      expect(said.match(SILENT)?.length ?? 0).toBe(header === 'silent' ? 1 : 0)
      if (header === 'right') expect(said).not.toMatch(UNVERIFIED)
      if (header === 'appends') expect(said.match(UNVERIFIED)).toHaveLength(1)
      if (header !== 'right') expect(said).toContain('Mend: let the proxy set X-Forwarded-For')
    }, 120_000)
  })

  it.each<ProxyName>(['nginx', 'haproxy'])(
    'the admin behind %s without its header locks nobody out by the sign-ins of others',
    async (name) => {
      await backend.stack.content.stop()
      await backend.stack.startBackend()
      const address = await startProxy(backend.stack.contentUrl, name, 'itself')
      const guesser = visitorAt(address)
      const login = (email: string, password = 'Wr0ng-password') => ({
        method: 'POST',
        headers: { host: 'admin.example.com', 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      for (let count = 0; count < 25; count++) {
        expect((await guesser('/admin/login', login(`nobody${count}@example.com`))).status).toBe(400)
      }
      const { ADMIN_EMAIL, ADMIN_PASSWORD } = ADMIN_ENV
      expect((await visitorAt(address)('/admin/login', login(ADMIN_EMAIL, ADMIN_PASSWORD))).status).toBe(200)
      const said = readFileSync(join(backend.stack.dataDir, 'logs/content.log'), 'utf8')
      expect(said).toMatch(SILENT)
    },
    120_000,
  )
})
