import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { RESPONSE_FORMAT_HEADER } from '@ashlar/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, startOnFirstState } from '../databases'
import { ADMIN_ENV, Editor } from '../editing/editors'
import { importInto } from './importing'

let source: Backend
let target: Backend
let old: Awaited<ReturnType<typeof startOlderStrapi>>
let boss: Editor
let accounts: readonly string[] = []
let runs = 0

beforeAll(async () => {
  source = await startOnFirstState('SQLite', 'demo')
  target = await startOnFirstState('SQLite', 'none', ADMIN_ENV)
  old = await startOlderStrapi(source.stack.contentUrl)
  boss = await Editor.signIn(target)
  // Two, because Strapi lets one account sign in only five times in five minutes.
  accounts = [(await boss.invite('publisher', 'Kavya')).email, (await boss.invite('publisher', 'Tara')).email]
})
afterAll(async () => {
  await old?.stop()
  await source?.stack.stop()
  await target?.stack.stop()
})

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  runs += 1
  return importInto(target, args, { IMPORT_EMAIL: accounts[runs % 2], ...env })
}
const fromStrapi = (args: readonly string[], token = source.stack.tokens.read) =>
  run(['--from-strapi', ...args], { IMPORT_TOKEN: token })

describe('an import from a Strapi', () => {
  it('does nothing without an account, a source or a good address, and says what to do', async () => {
    const none = await run(['--from-strapi', 'https://old.example'], { IMPORT_PASSWORD: '' })
    expect(none).toMatchObject({ code: 1, said: expect.stringContaining('IMPORT_EMAIL and IMPORT_PASSWORD') })
    expect((await run([])).said).toContain('name one source')
    const secret = await run(['--from-wordpress', 'https://a:secret@old.example'])
    expect(secret.said).toContain('--from-wordpress contains a password')
    expect(secret.said).not.toContain('secret@')
    expect((await fromStrapi([source.stack.contentUrl, '--only', 'castle'])).said).toContain('castle, which is no type')
    expect((await fromStrapi([source.stack.contentUrl], 'wrong')).said).toMatch(/answered 401/)
  })

  it('says in a dry run what it would take, and writes nothing', async () => {
    const { code, said } = await fromStrapi([source.stack.contentUrl, '--dry-run'])
    expect(code, said).toBe(0)
    expect(said).toMatch(/Project: \d+ new drafts/)
    expect(said).toContain('this was a dry run')
    expect(await count('consolidated-project')).toBe(0)
    // It reads every record: 47 s seen on a busy machine.
  }, 180_000)

  it('makes drafts in the format of Strapi 4, and a second run finds them as they are', async () => {
    const first = await fromStrapi([old.url, '--only', 'city,homepage-banner'])
    expect(first.code, first.said).toBe(0)
    expect(first.said).toMatch(/City: \d+ new drafts/)
    expect(first.said).toMatch(/Files: \d+ taken/)
    const banners = await list('homepage-banner')
    expect(banners.length).toBeGreaterThan(2)
    expect(banners.every((one) => Reflect.get(one, 'status') === 'draft')).toBe(true)
    const again = await fromStrapi([old.url, '--only', 'city,homepage-banner'])
    expect(again.said).toMatch(/City: \d+ as imported before/)
    expect(again.said).not.toContain('new drafts')
  })

  it('leaves what somebody has changed here', async () => {
    const [city] = await list('city')
    const id = String(Reflect.get(city ?? {}, 'documentId'))
    expect((await boss.save('city', id, { sequence: 99 })).status).toBe(200)
    const { said } = await fromStrapi([old.url, '--only', 'city'])
    expect(said).toMatch(
      /City: 1 left: changed or deleted here, \d+ as imported before|City: \d+ as imported before, 1 left: changed/,
    )
    for (const one of await list('city')) await boss.delete('city', String(Reflect.get(one, 'documentId')))
    for (const one of await list('homepage-banner'))
      await boss.delete('homepage-banner', String(Reflect.get(one, 'documentId')))
  })

  it('takes posts from the same address as from a WordPress', async () => {
    const env = { IMPORT_TOKEN: source.stack.tokens.read }
    const { code, said } = await run(['--from-wordpress', source.stack.contentUrl, '--publish'], env)
    expect(code, said).toBe(0)
    expect(said).toMatch(/Blog post: \d+ new drafts/)
  })
})

async function list(model: string): Promise<readonly object[]> {
  const body = await boss.must('GET', `/content-manager/collection-types/api::${model}.${model}?pageSize=100`)
  return Reflect.get(body as object, 'results') as object[]
}

const count = async (model: string) => (await list(model)).length

/** The source, answering in the format of Strapi 4. */
async function startOlderStrapi(backend: string) {
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming
    const onward = new URL(url, backend)
    const asked = { ...headers, ...RESPONSE_FORMAT_HEADER, host: onward.host }
    const call = request(onward, { method, headers: asked }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    call.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(call)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
