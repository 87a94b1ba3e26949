import { readdirSync, rmSync, watch, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStack } from '../../../scripts/lib/services/stack.mjs'
import { firstState } from '../../support/services/first-states'
import { type Backend, startOnFirstState } from '../databases'

const BOSS = { ADMIN_EMAIL: 'boss@ashlar.example', ADMIN_PASSWORD: 'A-good-Passw0rd' }
const PUBLIC = { PUBLIC_URL: 'https://content.ashlar.example' }

describe('a backend with a public address', () => {
  let stack: Backend['stack']
  beforeAll(async () => {
    stack = (await startOnFirstState('SQLite', 'none', { ...PUBLIC, ...BOSS })).stack
  })
  afterAll(() => stack?.stop())

  const signIn = (email: string, password: string, forwarded: string, cookie = '') =>
    fetch(`${stack.contentUrl}/admin/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': forwarded,
        'x-forwarded-proto': 'https',
        cookie,
      },
      body: JSON.stringify({ email, password }),
    })
  const incoming = () => readdirSync(join(stack.dataDir, 'private', 'incoming'))

  /**
   * Files that were written to the folder for uploads while `act` ran, also those that are deleted by now. The file
   * system reports changes in order: after our own last file was reported, no earlier change can follow.
   */
  async function writtenDuring(act: () => Promise<unknown>): Promise<string[]> {
    const folder = join(stack.dataDir, 'private', 'incoming')
    const last = join(folder, 'the-last-of-this-watch')
    const seen = new Set<string>()
    const changes = watch(folder)
    const told = new Promise<void>((resolve, reject) => {
      changes.on('error', reject)
      changes.on('change', (_kind, name) => {
        if (name === basename(last)) resolve()
        else seen.add(String(name))
      })
    })
    try {
      await act()
      writeFileSync(last, '')
      await told
      return [...seen]
    } finally {
      changes.close()
      rmSync(last, { force: true })
    }
  }

  async function sendFile(path: string, headers: Record<string, string>): Promise<number> {
    const form = new FormData()
    form.append('files', new Blob([new Uint8Array(256 * 1024)], { type: 'application/pdf' }), 'a.pdf')
    const answer = await fetch(new URL(path, stack.contentUrl), { method: 'POST', headers, body: form })
    await answer.arrayBuffer()
    return answer.status
  }

  it.each([
    ['/upload', {}],
    ['/upload/files', {}],
    ['/admin/login', {}],
    ['/nowhere', {}],
    ['/API/upload', {}],
    ['/API/upload', { authorization: 'Bearer wrong' }],
    ['/api/upload', { authorization: 'Bearer wrong' }],
    ['/api/upload/', { authorization: 'Bearer wrong' }],
    ['/wp-json/wp/v2/posts', {}],
  ])('writes nothing of a file to the disk for a stranger at %s %j', async (path, headers) => {
    let status = 0
    const written = await writtenDuring(async () => {
      status = await sendFile(path, headers)
    })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(written).toEqual([])
    expect(incoming()).toEqual([])
  })

  it('stores an editor’s file in the media library, and keeps nothing of a refused one', async () => {
    const answer = await signIn(BOSS.ADMIN_EMAIL, BOSS.ADMIN_PASSWORD, '203.0.113.1')
    const { data } = (await answer.json()) as { data: { token: string } }
    const upload = async (name: string, type: string, bytes: string) => {
      const form = new FormData()
      form.append('files', new Blob([bytes], { type }), name)
      const { status } = await fetch(`${stack.contentUrl}/upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${data.token}` },
        body: form,
      })
      return status
    }
    const written = await writtenDuring(async () => {
      expect(await upload('film.vtt', 'text/vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n')).toBe(201)
    })
    // Proves that the test would have seen a file of the unauthenticated requests above.
    expect(written).not.toEqual([])
    expect(await upload('page.html', 'text/html', '<html><script>alert(1)</script>')).toBeGreaterThanOrEqual(400)
    expect(incoming()).toEqual([])
  })

  it('counts sign-ins by the address from the trusted proxy, and ignores forged ones', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 8; index += 1)
      statuses.push((await signIn('guess@ashlar.example', `Wrong-${index}`, `198.51.100.${index}, 203.0.113.7`)).status)
    expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400])
    expect(statuses.slice(5)).toEqual([429, 429, 429])
  })

  it('counts failed sign-ins with many accounts from one network together', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 22; index += 1)
      statuses.push((await signIn(`n${index}@ashlar.example`, 'Wrong-1', `2001:db8:0:9::${index + 1}`)).status)
    expect(statuses.slice(0, 20)).not.toContain(429)
    expect(statuses.slice(20)).toEqual([429, 429])
  })

  it('counts failed sign-ins with one account from many addresses together', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 22; index += 1)
      statuses.push((await signIn('one@ashlar.example', 'Wrong-1', `192.0.2.${index + 1}`)).status)
    expect(statuses.slice(0, 20)).not.toContain(429)
    expect(statuses.slice(20)).toEqual([429, 429])
  })

  it('takes as long for an unknown account as for a known one', async () => {
    const timed = async (email: string, forwarded: string) => {
      const from = performance.now()
      expect((await signIn(email, 'Wrong-1', forwarded)).status).toBe(400)
      return performance.now() - from
    }
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let index = 1; index <= 9; index += 1) {
      times.known.push(await timed(BOSS.ADMIN_EMAIL, `198.51.100.${index}`))
      times.unknown.push(await timed(`nobody${index}@ashlar.example`, `198.51.100.${100 + index}`))
    }
    const median = (all: number[]) => all.sort((a, b) => a - b)[4] ?? 0
    // Without the work of a comparison, an unknown account is answered in a fifth of the time.
    expect(median(times.unknown)).toBeGreaterThan(median(times.known) / 2)
  })

  it('locks out those who guess one password from everywhere, also after a restart, and never its owner', async () => {
    const before = await signIn(BOSS.ADMIN_EMAIL, BOSS.ADMIN_PASSWORD, '203.0.113.50')
    const device = before.headers.getSetCookie().find((cookie) => cookie.startsWith('known_device='))
    expect(device).toMatch(/httponly/i)
    for (let index = 1; index <= 20; index += 1) await signIn(BOSS.ADMIN_EMAIL, 'Wrong-1', `192.0.2.${100 + index}`)
    const guessed = () => signIn(BOSS.ADMIN_EMAIL, BOSS.ADMIN_PASSWORD, '192.0.2.200')
    expect((await guessed()).status).toBe(429)
    await stack.content.stop()
    await stack.startBackend()
    expect((await guessed()).status).toBe(429)
    const cookie = device?.split(';')[0] ?? ''
    expect((await signIn(BOSS.ADMIN_EMAIL, BOSS.ADMIN_PASSWORD, '192.0.2.201', cookie)).status).toBe(200)
    expect((await signIn('other@ashlar.example', 'Wrong-1', '192.0.2.202', cookie)).status).toBe(400)
    expect((await signIn(BOSS.ADMIN_EMAIL, BOSS.ADMIN_PASSWORD, '192.0.2.203', `${cookie}x`)).status).toBe(429)
  })
})

describe('a backend without an account, on this machine alone', () => {
  let stack: Backend['stack']
  beforeAll(async () => {
    stack = (await startOnFirstState('SQLite', 'none')).stack
  })
  afterAll(() => stack?.stop())

  /** The request of the admin's page for the first account. Not with `fetch`, which does not allow a Host header. */
  function register(path: string, headers: Record<string, string>): Promise<number> {
    const account = { firstname: 'Boss', email: BOSS.ADMIN_EMAIL, password: BOSS.ADMIN_PASSWORD }
    return new Promise((resolve, reject) => {
      request(
        new URL(path, stack.contentUrl),
        { method: 'POST', agent: false, headers: { 'content-type': 'application/json', ...headers } },
        (answer) => {
          answer.resume()
          resolve(answer.statusCode ?? 0)
        },
      )
        .on('error', reject)
        .end(JSON.stringify(account))
    })
  }

  it.each([
    ['/admin/register-admin', { 'x-forwarded-for': '203.0.113.9' }],
    ['/admin/register-admin', { 'x-forwarded-for': '127.0.0.1' }],
    ['/admin/register-admin', { host: 'content.ashlar.example' }],
    ['/ADMIN/register-admin/', { via: '1.1 edge' }],
  ])('refuses the first account to whoever comes through a proxy: %s %j', async (path, headers) => {
    expect(await register(path, headers)).toBe(403)
  })

  it('gives the first account to a request on the machine itself, and no second one', async () => {
    expect(await register('/admin/register-admin', {})).toBe(200)
    expect(await register('/admin/register-admin', {})).toBe(400)
  })
})

it.each([PUBLIC, { SITE_URL: 'https://www.ashlar.example' }])(
  'does not start with %j and without a first account, and says what to do',
  async (address) => {
    const from = await firstState('none')
    const failure = startStack({ from, env: { ...address, SEED: 'none' }, site: false }).then(
      async (stack) => {
        await stack.stop()
        return null
      },
      (error: unknown) => error,
    )
    const { details } = (await failure) as { details: { cause: string; mend: string } }
    expect(details.cause).toContain('no account yet')
    expect(details.mend).toContain('ADMIN_EMAIL')
  },
)
