import { writes } from '@ashlar/contract'
import { expect, it } from 'vitest'
import { get, post } from '../call'
import { type Backend, describeOnEachDatabase } from '../databases'
import { changeRows, rowsOf, setTime } from '../rows'

/** More than the other tests here send. */
const DAY_LIMIT = 80
const { path } = writes.newsletterEmails
const subscribe = (backend: Backend, body: unknown) => post(backend, path, body, backend.stack.tokens.create)

describeOnEachDatabase(
  'the newsletter',
  (backend) => {
    it('accepts the plain object and Strapi’s format, and stores subscribedEmail', async () => {
      expect((await subscribe(backend, { subscribedEmail: 'bare@ashlar.example' })).status).toBeLessThan(300)
      expect((await subscribe(backend, { data: { subscribedEmail: 'wrapped@ashlar.example' } })).status).toBeLessThan(
        300,
      )
      const rows = await rowsOf(backend, 'newsletter_emails', 'subscribed_email')
      expect(rows).toEqual(expect.arrayContaining(['bare@ashlar.example', 'wrapped@ashlar.example']))
    })

    it('treats the same address twice as one subscription, with the same response', async () => {
      const first = await subscribe(backend, { subscribedEmail: 'Twice@Ashlar.example' })
      const second = await subscribe(backend, { subscribedEmail: ' twice@ashlar.example ' })
      expect(second).toEqual(first)
      const rows = await rowsOf(backend, 'newsletter_emails', 'subscribed_email')
      expect(rows.filter((email) => email === 'twice@ashlar.example')).toHaveLength(1)
    })

    it('treats twenty requests with the same address at the same moment as one subscription', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => subscribe(backend, { subscribedEmail: 'rush@ashlar.example' })),
      )
      expect(new Set(answers.map(({ status }) => status)).size).toBe(1)
      expect(answers[0]?.status).toBeLessThan(300)
      const rows = await rowsOf(backend, 'newsletter_emails', 'subscribed_email')
      expect(rows.filter((email) => email === 'rush@ashlar.example')).toHaveLength(1)
    })

    it.each([
      [{ subscribedEmail: '' }, 'Email is required'],
      [{}, 'Email is required'],
      [{ subscribedEmail: 'nobody' }, 'Invalid email'],
      [{ data: { subscribedEmail: 'a@b' } }, 'Invalid email'],
    ])('refuses %j and says why', async (body, message) => {
      const answer = await subscribe(backend, body)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ error: { message } })
    })

    it.each([['[]'], ['null'], ['{'], ['"x"'], ['{"subscribedEmail":{"$ne":""}}'], ['{"data":[[[]]]}']])(
      'refuses the body %s without breaking',
      async (body) => {
        const { status } = await subscribe(backend, body)
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(500)
      },
    )

    it('mails an unconfirmed address at most three times a day, however often the form is sent', async () => {
      const subscribedEmail = 'silent@ashlar.example'
      const confirmations = async () =>
        (await rowsOf(backend, 'outbox_jobs', 'kind')).filter((kind) => kind === 'newsletter-confirm').length
      const before = await confirmations()
      for (let count = 0; count < 5; count += 1) {
        expect((await subscribe(backend, { subscribedEmail })).status).toBe(201)
        await setTime(backend, 'newsletter_emails', 'asked_at', new Date(Date.now() - 11 * 60_000))
      }
      expect(await confirmations()).toBe(before + 3)
    })

    it('mails no more strangers than one network may name within ten minutes', async () => {
      const from = (address: string, index: number) =>
        subscribe(backend, {
          subscribedEmail: `stranger.${address.replaceAll(':', '-')}.${index}@ashlar.example`,
          screening: { suspicions: [], address, proven: false },
        })
      const statuses: number[] = []
      for (let index = 0; index < 6; index += 1)
        statuses.push((await from(`2001:db8:0:7::${(index + 1).toString(16)}`, index)).status)
      expect(statuses).toEqual([201, 201, 201, 429, 429, 429])
      expect((await from('2001:db8:0:8::1', 1)).status).toBe(201)
      expect((await from('203.0.113.5', 1)).status).toBe(201)
    })

    it('counts what one network sends within a day, however often it waits', async () => {
      const screening = { suspicions: [], address: '2001:db8:0:9::1', proven: false }
      const statuses: number[] = []
      // Three addresses, three times each; then three more addresses. Twelve are the limit of a day.
      for (const names of [['a', 'b', 'c'], ['a', 'b', 'c'], ['a', 'b', 'c'], ['d', 'e', 'f'], ['g']]) {
        for (const name of names) {
          const body = { subscribedEmail: `day.of.one.${name}@ashlar.example`, screening }
          statuses.push((await subscribe(backend, body)).status)
        }
        await setTime(backend, 'newsletter_emails', 'asked_at', new Date(Date.now() - 11 * 60_000))
        await changeRows(backend, "DELETE FROM event_counts WHERE key LIKE 'newsletter:%'")
      }
      expect(statuses).toEqual([...Array.from({ length: 12 }, () => 201), 429])
    })

    it('takes the form up to the daily limit, and tells the operator once', async () => {
      const [taken = ''] = await rowsOf(backend, 'event_counts', "MAX(CASE WHEN key LIKE 'day:%' THEN count END)")
      const statuses: number[] = []
      for (let index = Number(taken); index < DAY_LIMIT + 3; index += 1)
        statuses.push((await subscribe(backend, { subscribedEmail: `day.${index}@ashlar.example` })).status)
      expect(statuses.slice(-4)).toEqual([201, 429, 429, 429])
      const jobs = await rowsOf(backend, 'outbox_jobs', 'kind || CAST(detail AS TEXT)')
      expect(jobs.filter((job) => job.includes('newsletter-limit'))).toHaveLength(1)
    })

    it('does not return its rows', async () => {
      for (const token of [undefined, backend.stack.tokens.create, backend.stack.tokens.read]) {
        expect((await get(backend, path, { token })).status).toBeGreaterThanOrEqual(401)
      }
      expect((await post(backend, path, { subscribedEmail: 'x@ashlar.example' })).status).toBeOneOf([401, 403])
      expect(
        (await post(backend, path, { subscribedEmail: 'x@ashlar.example' }, backend.stack.tokens.read)).status,
      ).toBe(403)
    })
  },
  // Of one network three mails within ten minutes, twelve within a day.
  { SEED: 'none', LEAD_LIMIT: '1', NEWSLETTER_DAY_LIMIT: String(DAY_LIMIT) },
)
