import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writes } from '@ashlar/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { post } from '../call'
import { describeOnEachDatabase } from '../databases'
import { ADMIN_ENV, Editor } from '../editing/editors'
import { mailsWith } from '../leads/lead-bodies'
import { rowsOf } from '../rows'
import { importInto } from './importing'

const MADE = '2022-03-04T05:06:07.000Z'
const AT = '2023-04-05T06:07:08.000Z'
/** What an old Strapi keeps, in its own words; everybody is invented. */
const ROWS: readonly Record<string, unknown>[] = [
  { subscribedEmail: 'Asha@Old.example', state: 'confirmed', confirmedAt: AT, language: 'hi' },
  { email: 'ravi@old.example', confirmed: true },
  { subscribedEmail: 'gone@old.example', state: 'unsubscribed', unsubscribedAt: AT },
  { email: 'left@old.example', active: false },
  { subscribedEmail: 'angry@old.example', state: 'unsubscribed', mailProblem: 'complained' },
  { subscribedEmail: 'asked@old.example', state: 'pending', confirmedAt: null },
  { subscribedEmail: 'plain@old.example' },
  { subscribedEmail: 'nobody', state: 'confirmed' },
  { name: 'without an address' },
  { subscribedEmail: 'known@old.example', state: 'unsubscribed' },
]

/** A Strapi in one of its formats, with a token; two rows a page. */
async function startOldStrapi(version: 4 | 5) {
  const server = createServer(({ headers, url = '/' }, answer) => {
    const { pathname, searchParams } = new URL(url, 'http://old.example')
    const say = (status: number, body: object) => {
      answer.writeHead(status, { 'content-type': 'application/json' })
      answer.end(JSON.stringify(body))
    }
    if (headers.authorization !== 'Bearer old-token') return say(403, { data: null, error: { status: 403 } })
    if (pathname !== '/api/newsletter-emails') return say(404, { data: null, error: { status: 404 } })
    const page = Number(searchParams.get('pagination[page]'))
    const whole = ROWS.map((row, index) => ({ id: index + 1, ...row, createdAt: MADE, updatedAt: AT }))
    const data = whole
      .slice(page * 2 - 2, page * 2)
      .map(({ id, ...fields }) =>
        version === 4 ? { id, attributes: fields } : { id, documentId: `d${id}`, ...fields },
      )
    say(200, { data, meta: { pagination: { page, pageSize: 2, pageCount: ROWS.length / 2, total: ROWS.length } } })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describeOnEachDatabase(
  'the newsletter of an old Strapi',
  (backend) => {
    const olds: Awaited<ReturnType<typeof startOldStrapi>>[] = []
    let url = ''
    let form = ''

    beforeAll(async () => {
      for (const version of [4, 5] as const) olds.push(await startOldStrapi(version))
      ;[url = '', form = ''] = olds.map((old) => old.url)
      await subscribe('known@old.example')
    })
    afterAll(() => olds.map(({ server }) => server.close()))

    const subscribe = (subscribedEmail: string) =>
      post(backend, writes.newsletterEmails.path, { subscribedEmail }, backend.stack.tokens.create)
    const take = (from: string, args: readonly string[] = [], type = 'newsletter-emails') =>
      importInto(backend, ['--from-strapi', from, '--subscribers', type, ...args], { IMPORT_TOKEN: 'old-token' })
    const rows = async (column: string) => (await rowsOf(backend, 'newsletter_emails', column)).sort()
    const millis = (column: string) =>
      backend.databaseUrl ? `CAST(extract(epoch FROM ${column}) * 1000 AS bigint)` : column

    it('is read dry, and says what would be taken and what not', async () => {
      const { code, said } = await take(url, ['--dry-run'])
      expect(code, said).toBe(0)
      expect(said).toContain('would be taken: 3 confirmed, 4 refusals')
      expect(said).toContain('not taken: 1, without a state: add --all-confirmed')
      expect(said).toContain('not taken: 1, no address in subscribedEmail or email (id 9)')
      expect(await rows('subscribed_email')).toEqual(['known@old.example'])
    })

    it('is taken with the time of consent, refusals and complaints, and nobody is mailed', async () => {
      const { code, said } = await take(url)
      expect(code, said).toBe(0)
      expect(said).toContain('taken: 2 confirmed, 3 refusals; known here already: 1. Nobody was mailed.')
      expect(said).toContain('not taken: 1, not confirmed (id 6)')
      expect(said).toContain('not taken: 1, Invalid email (id 8)')
      expect(said).not.toContain('@old.example')
      expect(await rows("subscribed_email || ' ' || state || ' ' || mail_problem || ' ' || language")).toEqual([
        'angry@old.example unsubscribed complained en',
        'asha@old.example confirmed none hi',
        'known@old.example pending none en',
        'ravi@old.example confirmed none en',
      ])
      expect(
        await rowsOf(backend, "newsletter_emails WHERE state = 'confirmed' ORDER BY id", millis('confirmed_at')),
      ).toEqual([String(Date.parse(AT)), String(Date.parse(MADE))])
      // A mailbox that has unsubscribed there is mailed nothing by the form here.
      for (const email of ['gone@old.example', 'left@old.example']) expect((await subscribe(email)).status).toBe(201)
      expect(await rows('subscribed_email')).not.toContain('gone@old.example')
      expect(await rowsOf(backend, 'outbox_jobs', 'kind')).toEqual(['newsletter-confirm'])
      expect(mailsWith(backend, 'asha@old.example')).toEqual([])
    })

    it('is taken once, in the other format too; what has no state comes when the operator says that it was asked', async () => {
      const again = await take(form)
      expect(again.said).toContain('taken: 0 confirmed, 0 refusals; known here already: 6')
      const all = await take(form, ['--all-confirmed'])
      expect(all.said).toContain('taken: 1 confirmed, 0 refusals')
      expect(await rows('subscribed_email')).toContain('plain@old.example')
    })

    it('is not taken from another type, by another account, nor in other words', async () => {
      expect((await take(url, [], 'readers')).said).toContain('the plural name of the type at the source')
      expect((await take(url, ['--publish'])).said).toContain('--subscribers goes with --from-strapi')
      const boss = await Editor.signIn(backend)
      const editor = await boss.invite('desk-lead', 'Desk')
      const body = { subscriptions: [{ email: 'a@b.example', state: 'confirmed', at: AT, source: 'x' }] }
      expect((await editor.call('POST', '/lead-desk/subscriptions', body)).status).toBe(403)
      const later = { ...body.subscriptions[0], at: '2999-01-01T00:00:00.000Z' }
      const { status, body: said } = await boss.call('POST', '/lead-desk/subscriptions', { subscriptions: [later] })
      expect([status, said]).toEqual([
        200,
        expect.objectContaining({ taken: 0, faults: [expect.objectContaining({ index: 0 })] }),
      ])
      expect((await boss.call('POST', '/lead-desk/subscriptions', {})).status).toBe(400)
    })
  },
  { ...ADMIN_ENV, SEED: 'none', LANGUAGES: 'hi' },
)
