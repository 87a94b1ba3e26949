import { followsView, linkCalls, writes } from '@ashlar/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post } from '../call'
import { describeOnEachDatabase } from '../databases'
import { ADMIN_ENV, Editor } from '../editing/editors'
import { changeRows, endPauses, rowsOf, setTime } from '../rows'
import { bodyOf, eventually, receiptIn, send } from './lead-bodies'
import { startNewsSite } from './news-site'
import { type ReceivedMail, startMailServer } from './receivers'

const LIST = '/projects?city=pune'
const HOUSE = '/projects/heron-bend'
const REPORT = 'insights-research-report'
/** Jobs of now, and not those for the end of somebody's day. */
const SOON = `state = 'waiting' AND due_at < ${Date.now() + 6 * 3_600_000}`
const WITH_RESTART_MS = 240_000

const mailServer = await startMailServer()
const site = await startNewsSite()
afterAll(() => Promise.all([mailServer.stop(), site.stop()]))

const mailsTo = (address: string) => mailServer.mails.filter(({ to }) => to === address)
async function mailTo(address: string, count = 1): Promise<ReceivedMail> {
  const mails = await eventually(
    () => mailsTo(address),
    (found) => found.length >= count,
  )
  return mails[count - 1] as ReceivedMail
}

const linkIn = ({ text }: ReceivedMail) => decodeURIComponent(/\?link=([\w.~-]+)/.exec(text)?.[1] ?? '')

describeOnEachDatabase(
  'follows',
  (backend) => {
    const kind = () => (backend.databaseUrl ? 'p' : 's')
    const addressOf = (name: string) => `${name}.${kind()}@ashlar.example`
    const byLink = async (call: keyof typeof linkCalls, body: Record<string, unknown>) => {
      const answer = await post(backend, linkCalls[call].path, body, backend.stack.tokens.create)
      expect(answer.status).toBe(200)
      return followsView.parse((answer.body as { data: unknown }).data)
    }
    const follow = (subscribedEmail: string, subject: string, more: object = {}) =>
      post(
        backend,
        writes.follows.path,
        { subscribedEmail, subject, seen: { state: site.now.get(subject) ?? 'old' }, ...more },
        backend.stack.tokens.create,
      )
    const confirmed = async (email: string, ...subjects: string[]) => {
      for (const subject of subjects) expect((await follow(email, subject)).status).toBe(201)
      const token = linkIn(await mailTo(email))
      expect((await byLink('confirmFollows', { token })).state).toBe('confirmed')
      return token
    }
    const isIdle = () =>
      eventually(
        () => rowsOf(backend, `outbox_jobs WHERE kind LIKE 'follow-%' AND ${SOON}`, 'id'),
        (jobs) => jobs.length === 0,
      )
    /** A look that waits begins, and all mails that it makes are sent. */
    const look = async () => {
      await endPauses(backend)
      await isIdle()
    }
    let boss: Editor
    let report: string
    const publish = async (title: string) =>
      expect((await boss.publish(REPORT, report, { subtitle: title })).status).toBe(200)

    beforeAll(async () => {
      boss = await Editor.signIn(backend)
      report = await boss.make(REPORT, { title: 'A report', slug: 'a-report', publishedOn: '2026-01-02' })
    })

    it.each([
      [{ subscribedEmail: '', subject: LIST, seen: {} }, 'Email is required'],
      [{ subscribedEmail: 'nobody', subject: LIST, seen: {} }, 'Invalid email'],
      [{ subscribedEmail: 'a@ashlar.example', subject: '/careers', seen: {} }, 'This page cannot be followed'],
      [
        { subscribedEmail: 'a@ashlar.example', subject: `/projects?${'a'.repeat(700)}`, seen: {} },
        'This page cannot be followed',
      ],
      [{ subscribedEmail: 'a@ashlar.example', subject: LIST }, 'This page cannot be followed'],
    ])('refuses %j and says why', async (body, message) => {
      const answer = await post(backend, writes.follows.path, body, backend.stack.tokens.create)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ error: { message } })
    })

    it('asks once to confirm an address, and says the same of a known one', async () => {
      const email = addressOf('asks')
      const first = await follow(email, LIST)
      const second = await follow(email.toUpperCase(), HOUSE)
      expect(second).toEqual(first)
      const mail = await mailTo(email)
      await isIdle()
      expect(mailsTo(email)).toHaveLength(1)
      const token = linkIn(mail)
      const seen = await byLink('seeFollows', { token })
      expect(seen).toMatchObject({ state: 'pending', shown: false, subscribedEmail: email })
      expect(seen.follows.map(({ subject }) => subject)).toEqual([LIST, HOUSE])
      await byLink('confirmFollows', { token })
      expect((await follow(email, '/insights/research-reports?industry=Retail')).status).toBe(201)
      expect((await follow(email, LIST)).status).toBe(201)
      expect((await byLink('seeFollows', { token })).follows).toHaveLength(3)
      expect(mailsTo(email)).toHaveLength(1)
    })

    it('keeps every subject of an address that is sent many times at once', async () => {
      const email = addressOf('rush')
      const subjects = Array.from({ length: 8 }, (_, index) => `/projects/house-${index}`)
      const answers = await Promise.all(subjects.map((subject) => follow(email, subject)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
      const { follows } = await byLink('seeFollows', { token: linkIn(await mailTo(email)) })
      expect(follows.map(({ subject }) => subject).toSorted()).toEqual(subjects)
      expect(mailsTo(email)).toHaveLength(1)
    })

    it('two publications make one mail with all that is new, in one press to be ended', async () => {
      site.now.set(LIST, 'one').set(HOUSE, 'dear')
      const [email, other] = [addressOf('gathers'), addressOf('unmoved')]
      await confirmed(email, LIST, HOUSE)
      await confirmed(other, '/projects?city=panaji')
      await look()
      expect(mailsTo(email)).toHaveLength(1)
      site.now.set(LIST, 'two').set(HOUSE, 'cheap')
      await publish('First')
      await publish('Second')
      expect(await rowsOf(backend, "outbox_jobs WHERE kind = 'follow-look' AND state = 'waiting'", 'id')).toHaveLength(
        1,
      )
      await look()
      const { text } = await mailTo(email, 2)
      expect(text).toContain('now two')
      expect(text).toContain('now cheap')
      expect(text).toContain(`http://site.example${HOUSE}`)
      expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)
      expect(text).toMatch(/^List-Unsubscribe: <\S+\/api\/follows\/end-all\?link=/im)
      expect(mailsTo(email)).toHaveLength(2)
      expect(mailsTo(other)).toHaveLength(1)
    })

    it(
      'tells nothing twice, and no more than once a day, also after a restart',
      async () => {
        site.now.set(HOUSE, 'a')
        const email = addressOf('daily')
        await confirmed(email, HOUSE)
        site.now.set(HOUSE, 'b')
        await publish('Third')
        await look()
        await mailTo(email, 2)
        await publish('Fourth')
        site.now.set(HOUSE, 'c')
        // The look after the end of the day waits; making it due changes nothing.
        await endPauses(backend)
        await eventually(
          () => rowsOf(backend, "outbox_jobs WHERE kind = 'follow-look' AND state = 'waiting'", 'due_at'),
          (due) => due.length > 0 && due.every((at) => Number(at) > Date.now()),
        )
        expect(mailsTo(email)).toHaveLength(2)
        await backend.stack.content.stop()
        await setTime(backend, 'followers', 'mailed_at', new Date(Date.now() - 25 * 3_600_000))
        await changeRows(backend, "UPDATE outbox_jobs SET due_at = 0 WHERE state = 'waiting'")
        await backend.stack.startBackend()
        expect((await mailTo(email, 3)).text).toContain('now c')
        boss = await Editor.signIn(backend)
        await backend.stack.content.stop()
        await setTime(backend, 'followers', 'mailed_at', new Date(Date.now() - 25 * 3_600_000))
        await backend.stack.startBackend()
        await publish('Fifth')
        await look()
        expect(mailsTo(email)).toHaveLength(3)
      },
      WITH_RESTART_MS,
    )

    it('tells what has changed while the mail server was away with what came later', async () => {
      site.now.set(HOUSE, 'x')
      const email = addressOf('later')
      await confirmed(email, HOUSE)
      mailServer.state.failing = true
      site.now.set(HOUSE, 'y')
      await publish('Sixth')
      await endPauses(backend)
      await eventually(
        () => rowsOf(backend, "outbox_jobs WHERE kind = 'follow-mail' AND state = 'waiting'", 'attempts'),
        (attempts) => attempts.some((count) => Number(count) > 0),
      )
      mailServer.state.failing = false
      await look()
      expect((await mailTo(email, 2)).text).toContain('now y')
      expect(mailsTo(email)).toHaveLength(2)
    })

    describe('by the link of the mail', () => {
      it('one is ended and the other stays, and the last one ends the address', async () => {
        site.now.set(LIST, '1').set(HOUSE, '1')
        const email = addressOf('ends')
        const token = await confirmed(email, LIST, HOUSE)
        const [list, house] = (await byLink('seeFollows', { token })).follows
        await byLink('endFollow', { token, follow: list?.id ?? 0 })
        site.now.set(LIST, '2').set(HOUSE, '2')
        await publish('Seventh')
        await look()
        const { text } = await mailTo(email, 2)
        expect(text).toContain(HOUSE)
        expect(text).not.toContain(`About ${LIST}`)
        const left = await byLink('endFollow', { token, follow: house?.id ?? 0 })
        expect(left).toMatchObject({ state: 'unsubscribed', follows: [] })
      })

      it('nobody ends what another follows', async () => {
        const [mine, other] = [await confirmed(addressOf('mine'), LIST), await confirmed(addressOf('other'), LIST)]
        const [theirs] = (await byLink('seeFollows', { token: other })).follows
        await byLink('endFollow', { token: mine, follow: theirs?.id ?? 0 })
        expect((await byLink('seeFollows', { token: other })).follows).toHaveLength(1)
      })

      it('everything is ended, and the forms mail the mailbox nothing for a while', async () => {
        const email = addressOf('leaves')
        const token = await confirmed(email, LIST, HOUSE)
        expect(await byLink('endFollows', { token })).toMatchObject({ state: 'unsubscribed', follows: [] })
        expect((await follow(email, LIST)).status).toBe(201)
        await look()
        expect((await byLink('seeFollows', { token })).follows).toEqual([])
        expect(mailsTo(email)).toHaveLength(1)
      })

      it('the desk is shown what an address follows, or no more', async () => {
        const email = addressOf('agrees')
        const token = await confirmed(email, '/projects/of-one')
        const desk = async () => JSON.stringify(await boss.must('GET', '/lead-desk/follows'))
        expect(await desk()).toContain('{"subject":"/projects/of-one","confirmed":1,"pending":0}')
        expect(await desk()).not.toContain('@ashlar.example')
        expect((await byLink('showFollows', { token, shown: true })).shown).toBe(true)
        expect(await desk()).toContain(`{"email":"${email}","subjects":["/projects/of-one"]}`)
        expect((await byLink('showFollows', { token, shown: 'yes' })).shown).toBe(false)
        expect(await desk()).not.toContain('@ashlar.example')
      })

      it('a forged one opens nothing', async () => {
        const answer = await post(backend, linkCalls.seeFollows.path, { token: 'f1.x' }, backend.stack.tokens.create)
        expect(answer.status).toBe(404)
      })
    })

    it('asks in the language of the follower, and writes in it', async () => {
      const email = addressOf('hindi')
      site.now.set(LIST, 'h1')
      await follow(email, LIST, { context: { page: '', campaign: {}, record: '', language: 'hi' } })
      const mail = await mailTo(email)
      expect(mail.text).toMatch(/\/hi\/follows\/yours\?link=/)
      await byLink('confirmFollows', { token: linkIn(mail) })
      site.now.set(LIST, 'h2')
      await publish('Eighth')
      await look()
      expect((await mailTo(email, 2)).text).toMatch(/\/hi\/api\/follows\/end-all\?link=/)
      expect(site.asked.map(({ path }) => path)).toContain('/hi/api/follows/news')
    })

    it('is erased when an editor erases the person', async () => {
      const body = { ...bodyOf('general-leads'), email: addressOf('person') }
      await confirmed(body.email, LIST, HOUSE)
      const { reference } = receiptIn(await send(backend, 'general-leads', body))
      await boss.must('POST', `/lead-desk/leads/${reference}/erase`)
      expect(await rowsOf(backend, 'followers', 'subscribed_email')).not.toContain(body.email)
    })

    // Last, because it makes every row old.
    it(
      'is erased when it was never confirmed, or has ended',
      async () => {
        await follow(addressOf('never'), LIST)
        await mailTo(addressOf('never'))
        await backend.stack.content.stop()
        await setTime(backend, 'followers', 'asked_at', new Date(Date.now() - 31 * 86_400_000))
        await backend.stack.startBackend()
        const left = await eventually(
          () => rowsOf(backend, 'followers', "subscribed_email || ' ' || state"),
          (rows) => rows.every((row) => row.endsWith(' confirmed')),
        )
        expect(left).toContain(`${addressOf('gathers')} confirmed`)
        const orphans = 'follows WHERE follower NOT IN (SELECT id FROM followers)'
        expect(await rowsOf(backend, orphans, 'id')).toEqual([])
      },
      WITH_RESTART_MS,
    )
  },
  {
    ...ADMIN_ENV,
    SEED: 'none',
    LANGUAGES: 'hi',
    LEAD_LIMIT: '100',
    SMTP_URL: mailServer.url,
    SITE_URLS: site.url,
    REVALIDATE_SECRET: site.secret,
  },
)
