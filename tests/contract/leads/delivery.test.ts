import { createHmac } from 'node:crypto'
import { linkCalls, subscriptionView, writes } from '@ashlar/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { textAt } from '../answers'
import { post } from '../call'
import { type Backend, describeOnEachDatabase } from '../databases'
import { rowsOf } from '../rows'
import { bodyOf, eventually, PDF, receiptIn, send, upload } from './lead-bodies'
import { type ReceivedMail, startHttpReceiver, startMailServer } from './receivers'

const SECRET = 'a secret between the site and the CRM'
/** Number of leads in the crash test; `CRASH_LEADS` sets another, such as 1,000. */
const CRASH_LEADS = Number(process.env.CRASH_LEADS ?? 60)
const CRASH_KILLS = Number(process.env.CRASH_KILLS ?? 3)

const OPENING = '/hire/jobs/senior-adviser-residential-pune/candidate'

const mailServer = await startMailServer()
const outside = await startHttpReceiver({
  '/crm': {},
  '/alerts': {},
  '/connect/token': { access_token: 'keka-token', expires_in: 3600 },
  [OPENING]: { succeeded: true, data: 'c-42' },
  '/hire/jobs/candidate/c-42/resume': {},
})

afterAll(async () => {
  await Promise.all([mailServer.stop(), outside.stop()])
})

const mailsTo = (address: unknown) => mailServer.mails.filter(({ to }) => to === address)
const mailTo = async (address: unknown): Promise<ReceivedMail> => {
  const [mail] = await eventually(
    () => mailsTo(address),
    (mails) => mails.length > 0,
  )
  return mail as ReceivedMail
}

function linkIn({ text }: ReceivedMail): string {
  return decodeURIComponent(/\?link=([^\s>]+)/.exec(text)?.[1] ?? '')
}

describeOnEachDatabase(
  'outgoing messages',
  (backend) => {
    const byLink = (call: keyof typeof linkCalls, body: Record<string, unknown>) =>
      post(backend, linkCalls[call].path, body, backend.stack.tokens.create)

    it('goes by SMTP to desk and visitor, and allows no header injection', async () => {
      const body = {
        ...bodyOf('general-leads'),
        name: 'Meera\r\nBcc: victim@ashlar.example',
        city: 'Pune\r\nSubject: won',
      }
      const { reference } = receiptIn(await send(backend, 'general-leads', body))
      const receipt = await mailTo(body.email)
      expect(receipt.text).toContain(reference)
      const desk = await eventually(
        () => mailServer.mails.find(({ text, to }) => to.startsWith('desk') && text.includes(reference)),
        Boolean,
      )
      const headers = String(desk?.text.split('\r\n\r\n')[0])
      expect(headers).not.toMatch(/^(bcc|cc):/im)
      expect(headers.match(/^subject:/gim)).toHaveLength(1)
      expect(mailsTo('victim@ashlar.example')).toEqual([])
    })

    it('waits while the mail server is away, and sends each mail once', async () => {
      mailServer.state.failing = true
      const body = bodyOf('ada-leads')
      const { reference } = receiptIn(await send(backend, 'ada-leads', body))
      const failed = () => rowsOf(backend, 'outbox_jobs', "CASE WHEN last_error IS NULL THEN '' ELSE lead END")
      await eventually(failed, (leads) => leads.filter((lead) => lead === reference).length === 2)
      mailServer.state.failing = false
      await mailTo(body.email)
      expect(mailsTo(body.email)).toHaveLength(1)
    })

    it('gives up a mail that the server refuses permanently, and tells the desk', async () => {
      const body = { ...bodyOf('aca-leads'), email: `nobody.${backend.databaseUrl ? 'p' : 's'}@ashlar.example` }
      const { reference } = receiptIn(await send(backend, 'aca-leads', body))
      const dead = () => rowsOf(backend, 'outbox_jobs', "lead || ':' || state")
      await eventually(dead, (rows) => rows.includes(`${reference}:dead`))
      await eventually(
        () => mailServer.mails.filter(({ text }) => text.includes('Subject: Alert') && text.includes(reference)),
        (alerts) => alerts.length === 1,
      )
      const told = await eventually(
        () => outside.calls.filter(({ path, body }) => path === '/alerts' && body.includes(reference)),
        (calls) => calls.length === 1,
      )
      expect(JSON.parse(String(told[0]?.body))).toMatchObject({ event: 'dead-letter' })
      expect(told[0]?.body).not.toContain(body.email)
      expect(JSON.stringify(await rowsOf(backend, 'outbox_jobs', 'last_error'))).not.toContain(body.email)
    })

    it('notifies the CRM, signed, with the same key in every attempt', async () => {
      const body = bodyOf('services-leads')
      const { reference } = receiptIn(await send(backend, 'services-leads', body))
      const call = await eventually(() => outside.calls.find(({ body }) => body.includes(reference)), Boolean)
      const { headers, body: sent } = call as NonNullable<typeof call>
      const expected = createHmac('sha256', SECRET).update(`${headers['x-ashlar-timestamp']}.${sent}`).digest('hex')
      expect(headers['x-ashlar-signature']).toBe(expected)
      expect(headers['idempotency-key']).toMatch(/^<crm\./)
      expect(JSON.parse(sent)).toMatchObject({ event: 'received', lead: { email: body.email, record: 'retail' } })
    })

    it('signs for the CRM the bytes that it sends, whichever letters they are', async () => {
      const message = 'é ₹ 🏠 \u2028 </script> "quoted" \\ \r\n\tthen \ud83d and घर'
      const body = { ...bodyOf('services-leads'), name: 'सीता ₹ 🏠', message }
      const { reference } = receiptIn(await send(backend, 'services-leads', body))
      const call = await eventually(() => outside.calls.find(({ body }) => body.includes(reference)), Boolean)
      const { headers, body: sent } = call as NonNullable<typeof call>
      const bytes = Buffer.concat([Buffer.from(`${headers['x-ashlar-timestamp']}.`), Buffer.from(sent, 'utf8')])
      expect(headers['x-ashlar-signature']).toBe(createHmac('sha256', SECRET).update(bytes).digest('hex'))
      expect(Number(headers['content-length'])).toBe(Buffer.byteLength(sent))
      expect(JSON.parse(sent).lead.name).toBe('सीता ₹ 🏠')
      expect(JSON.parse(sent).lead.message).toContain('</script> "quoted" \\')
      expect(sent).not.toMatch(/\\ud83d(?!\\u)/i)
    })

    it('notifies the CRM of an erasure without personal data', async () => {
      const body = bodyOf('aca-leads')
      const { reference, visitorToken: token } = receiptIn(await send(backend, 'aca-leads', body))
      await byLink('eraseLead', { token })
      const call = await eventually(
        () => outside.calls.find(({ body }) => body.includes(reference) && body.includes('"erased"')),
        Boolean,
      )
      expect(call?.body).not.toContain(body.email)
    })

    it('passes an application on to the people provider: the candidate, then the résumé', async () => {
      const { body: stored } = await upload(backend, PDF, 'Meera Joshi.pdf')
      const resume = textAt(stored, 'data', 'resume')
      const body = { ...bodyOf('career-leads'), resume }
      const before = outside.calls.length
      receiptIn(await send(backend, 'career-leads', body))
      const calls = () => outside.calls.slice(before).filter(({ path }) => path.startsWith('/hire/'))
      const [candidate, file] = await eventually(calls, (found) => found.length === 2)
      expect(candidate).toMatchObject({ path: OPENING, headers: { authorization: 'Bearer keka-token' } })
      expect(JSON.parse(String(candidate?.body))).toMatchObject({
        firstName: 'Meera',
        lastName: 'Joshi',
        email: body.email,
        phone: '+919820000101',
      })
      expect(file?.path).toBe('/hire/jobs/candidate/c-42/resume')
      expect(file?.body).toContain('filename="Meera Joshi.pdf"')
      expect(file?.body).toContain('%PDF-1.4')
    })

    it('tells the desk that an erased application is to be deleted at the people provider too', async () => {
      const { body: stored } = await upload(backend, PDF, 'Meera Joshi.pdf')
      const { resume } = (stored as { data: { resume: string } }).data
      const body = { ...bodyOf('career-leads'), resume }
      const { reference, visitorToken: token } = receiptIn(await send(backend, 'career-leads', body))
      const sent = () => rowsOf(backend, 'outbox_jobs', "lead || ':' || kind || ':' || state")
      await eventually(sent, (jobs) => jobs.includes(`${reference}:hr-resume:sent`))
      await byLink('eraseLead', { token })
      const told = await eventually(
        () => mailServer.mails.find(({ text }) => text.includes(`Subject: Erased: ${reference}`)),
        Boolean,
      )
      expect(told?.text).toContain('The people provider has this application')
      expect(told?.text).toContain('c-42')
      expect(told?.text).not.toContain(body.email)
    })

    describe('the newsletter', () => {
      const view = ({ body }: { body: unknown }) => subscriptionView.parse((body as { data: unknown }).data)
      const subscribe = (subscribedEmail: string) =>
        post(
          backend,
          writes.newsletterEmails.path,
          { subscribedEmail, topics: ['events'] },
          backend.stack.tokens.create,
        )

      it('is pending until the link in the mail is opened, and ended by one click', async () => {
        const email = `reader.${backend.databaseUrl ? 'p' : 's'}@ashlar.example`
        await subscribe(email)
        const mail = await mailTo(email)
        expect(mail.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
        const token = linkIn(mail)
        expect(view(await byLink('seeSubscription', { token }))).toMatchObject({ state: 'pending', topics: ['events'] })
        expect(view(await byLink('confirmSubscription', { token })).state).toBe('confirmed')
        expect(view(await byLink('choosePreferences', { token, topics: ['research', 'x'] })).topics).toEqual([
          'research',
        ])
        expect(view(await byLink('unsubscribe', { token })).state).toBe('unsubscribed')
        expect((await byLink('confirmSubscription', { token: `${token}x` })).status).toBe(404)
      })

      it('sends the same response and one mail, however often an address is sent', async () => {
        const email = `again.${backend.databaseUrl ? 'p' : 's'}@ashlar.example`
        const first = await subscribe(email)
        const token = linkIn(await mailTo(email))
        await byLink('confirmSubscription', { token })
        await eventually(
          () => mailsTo(email),
          (mails) => mails.length === 2,
        )
        expect(await subscribe(email)).toEqual(first)
        expect(view(await byLink('seeSubscription', { token })).state).toBe('confirmed')
        expect(mailsTo(email)).toHaveLength(2)
      })

      it('accepts signed reports of complaints, and refuses unsigned ones', async () => {
        const email = `loud.${backend.databaseUrl ? 'p' : 's'}@ashlar.example`
        await subscribe(email)
        // The mail comes first: the outbox sends none to an address that has complained.
        const token = linkIn(await mailTo(email))
        const event = { email, problem: 'complained', sentAt: Date.now() }
        const tell = (signature: string) =>
          fetch(new URL('/api/newsletter-emails/mail-events', backend.stack.contentUrl), {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-ashlar-signature': signature },
            body: JSON.stringify(event),
          })
        expect((await tell('0'.repeat(64))).status).toBe(403)
        const signed = createHmac('sha256', SECRET).update(`${email}\ncomplained\n${event.sentAt}`).digest('hex')
        expect((await tell(signed)).status).toBe(204)
        expect(view(await byLink('seeSubscription', { token })).state).toBe('unsubscribed')
      })
    })

    it(
      'stores each acknowledged lead exactly once while the backend is killed repeatedly',
      async () => {
        const keys = Array.from(
          { length: CRASH_LEADS },
          (_, index) => `crash-${backend.databaseUrl ? 'p' : 's'}-${index}-0123456789abcdef`,
        )
        const bodies = keys.map((idempotencyKey) => ({ ...bodyOf('general-leads'), idempotencyKey }))
        const acknowledged = new Map<string, string>()
        const queue = [...bodies]
        let up = Promise.resolve()
        const client = async () => {
          for (let body = queue.shift(); body; body = queue.shift()) {
            acknowledged.set(String(body.idempotencyKey), await sendUntilAnswered(backend, body, () => up))
          }
        }
        const clients = Promise.all(Array.from({ length: 32 }, client))
        for (let kill = 0; kill < CRASH_KILLS; kill += 1) {
          await eventually(
            () => acknowledged.size,
            (size) => size >= (kill + 1) * Math.floor(CRASH_LEADS / (CRASH_KILLS + 2)),
          )
          up = backend.stack.content.kill().then(() => backend.stack.startBackend())
          await up
        }
        await clients
        const stored = await rowsOf(backend, 'leads', "dedupe_key || ' ' || reference")
        for (const key of keys) {
          expect(stored.filter((row) => row.includes(key))).toEqual([
            `key:general-leads:${key} ${acknowledged.get(key)}`,
          ])
        }
        // A duplicate can only come from a kill between the mail server's acceptance and the update of the row, and has
        // the same id.
        for (const { email } of bodies) {
          await mailTo(email)
          expect(new Set(mailsTo(email).map(({ messageId }) => messageId)).size).toBe(1)
        }
      },
      120_000 + CRASH_KILLS * 60_000,
    )
  },
  {
    SEED: 'none',
    SMTP_URL: mailServer.url,
    CRM_URL: `${outside.url}/crm`,
    ALERT_URL: `${outside.url}/alerts`,
    ALERT_EMAIL: 'operator@ashlar.example',
    CRM_SECRET: SECRET,
    MAIL_EVENTS_SECRET: SECRET,
    HR_LOGIN_URL: outside.url,
    HR_API_URL: outside.url,
    HR_CLIENT_ID: 'id',
    HR_CLIENT_SECRET: 'secret',
    HR_API_KEY: 'key',
  },
)

/** @param isUp resolves when the restarted backend answers again. */
async function sendUntilAnswered(
  backend: Backend,
  body: Record<string, unknown>,
  isUp: () => Promise<void>,
): Promise<string> {
  for (;;) {
    // Killed during the request: the visitor got no response and sends it again with the same key.
    const answer = await send(backend, 'general-leads', body).catch(() => null)
    if (answer) return receiptIn(answer).reference
    await isUp()
  }
}
