import { writes } from '@ashlar/contract'
import { expect, it } from 'vitest'
import { listAt, textAt, valueAt } from '../answers'
import { post } from '../call'
import { type Backend, describeOnEachDatabase } from '../databases'
import { brand } from '../reads/seeds'
import { rowsOf } from '../rows'
import { bodyOf, eventually, mailsWith, PDF, receiptIn, send, upload } from './lead-bodies'

const PASSWORD = 'A-good-Passw0rd'
const BOSS = { ADMIN_EMAIL: 'boss@ashlar.example', ADMIN_PASSWORD: PASSWORD }

interface Answer {
  status: number
  text: string
  body: unknown
}

async function call({ stack }: Backend, method: string, path: string, token: string, body?: unknown): Promise<Answer> {
  const response = await fetch(new URL(path, stack.contentUrl), {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, text, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

const signedIn = new Map<string, Promise<string>>()

/** Each editor signs in once, because the admin's rate limit refuses a sixth sign-in within minutes. */
function tokenOf(backend: Backend, email: string): Promise<string> {
  const key = `${backend.stack.contentUrl} ${email}`
  const token = signedIn.get(key) ?? signIn(backend, email)
  signedIn.set(key, token)
  return token
}

async function signIn(backend: Backend, email: string): Promise<string> {
  const { body } = await call(backend, 'POST', '/admin/login', '', { email, password: PASSWORD })
  return textAt(body, 'data', 'token')
}

/** Creates an editor with a role of the admin, as an administrator would. */
async function editorWith(backend: Backend, boss: string, code: string): Promise<string> {
  const { body: roles } = await call(backend, 'GET', '/admin/roles', boss)
  const role = listAt(roles, 'data').find((one) => textAt(one, 'code') === code)
  const email = `${code}@ashlar.example`
  const invited = await call(backend, 'POST', '/admin/users', boss, {
    ...{ email, firstname: 'Some', lastname: 'Body' },
    roles: [valueAt(role, 'id')],
  })
  const registrationToken = textAt(invited.body, 'data', 'registrationToken')
  await call(backend, 'POST', '/admin/register', '', {
    registrationToken,
    userInfo: { firstname: 'Some', lastname: 'Body', password: PASSWORD },
  })
  return tokenOf(backend, email)
}

describeOnEachDatabase(
  'the lead desk',
  (backend) => {
    it('needs a role with the permission: editors, authors and strangers have no access', async () => {
      const boss = await tokenOf(backend, BOSS.ADMIN_EMAIL)
      const { reference } = receiptIn(await send(backend, 'aca-leads', bodyOf('aca-leads')))
      const paths = ['leads', 'counts', 'undelivered', 'export', `leads/${reference}`].map(
        (path) => `/lead-desk/${path}`,
      )
      const editor = await editorWith(backend, boss, 'strapi-editor')
      const author = await editorWith(backend, boss, 'strapi-author')
      const desk = await editorWith(backend, boss, 'lead-desk')
      const { read } = backend.stack.tokens
      if (!read) throw new Error('the backend has made no read token')
      for (const path of paths) {
        expect((await call(backend, 'GET', path, desk)).status, path).toBe(200)
        for (const [token, status] of [
          [editor, 403],
          [author, 403],
          ['', 401],
          [read, 401],
        ] as const) {
          expect((await call(backend, 'GET', path, token)).status, path).toBe(status)
        }
      }
      expect((await call(backend, 'PUT', `/lead-desk/leads/${reference}`, editor, { state: 'spam' })).status).toBe(403)
      const hidden = '/content-manager/collection-types/api::lead.lead'
      for (const token of [editor, author, desk]) expect((await call(backend, 'GET', hidden, token)).status).toBe(403)
      const rules = '/content-manager/collection-types/api::lead-routing-rule.lead-routing-rule'
      expect((await call(backend, 'GET', rules, editor)).status).toBe(403)
      expect((await call(backend, 'GET', rules, desk)).status).toBe(200)
    })

    it('shows the newsletter’s subscriptions only to its role, and lets nobody change them', async () => {
      const boss = await tokenOf(backend, BOSS.ADMIN_EMAIL)
      const { body } = await call(backend, 'GET', '/lead-desk/subscriptions?search=nobody@', boss)
      expect(body).toMatchObject({ results: [], total: 0 })
      const editor = await tokenOf(backend, 'strapi-editor@ashlar.example')
      const desk = await tokenOf(backend, 'lead-desk@ashlar.example')
      const address = 'reader@ashlar.example'
      await post(backend, writes.newsletterEmails.path, { subscribedEmail: address }, backend.stack.tokens.create)
      const shown = await call(backend, 'GET', `/lead-desk/subscriptions?search=${address}`, desk)
      const lines = [expect.stringContaining('We send you the newsletter'), expect.anything()]
      const row = { subscribedEmail: address, state: 'pending', notice: { language: 'English', lines } }
      expect(shown.body).toMatchObject({ results: [row], total: 1 })
      expect(shown.text).not.toContain('addressHash')
      expect((await call(backend, 'GET', '/lead-desk/subscriptions', editor)).status).toBe(403)
      const records = '/content-manager/collection-types/api::newsletter-email.newsletter-email'
      for (const token of [editor, desk]) {
        expect((await call(backend, 'GET', records, token)).status).toBe(403)
        expect((await call(backend, 'POST', records, token, { subscribedEmail: 'x@ashlar.example' })).status).toBe(403)
      }
      const recent = await call(backend, 'GET', '/content-manager/homepage/recent-documents?action=update', editor)
      expect(recent.text).not.toContain(address)
    })

    it('assigns leads by routing rules', async () => {
      const boss = await tokenOf(backend, BOSS.ADMIN_EMAIL)
      const rule = { type: 'services-leads', city: 'Pune', email: 'pune@ashlar.example', answeredBy: 'Sameer' }
      const rules = '/content-manager/collection-types/api::lead-routing-rule.lead-routing-rule'
      expect((await call(backend, 'POST', rules, boss, rule)).status).toBe(201)
      const body = { ...bodyOf('services-leads'), city: 'pune' }
      const { reference, answeredBy } = receiptIn(await send(backend, 'services-leads', body))
      expect(answeredBy).toBe('Sameer')
      await eventually(
        () => mailsWith(backend, reference, '\nTo: pune@ashlar.example'),
        (mails) => mails.length === 1,
      )
    })

    it('searches, filters, and links all leads of one person', async () => {
      const boss = await tokenOf(backend, BOSS.ADMIN_EMAIL)
      const body = bodyOf('project-leads')
      const first = receiptIn(await send(backend, 'project-leads', body))
      const second = receiptIn(
        await send(backend, 'services-leads', { ...bodyOf('services-leads'), email: body.email }),
      )
      const found = async (query: string) => {
        const { body } = await call(backend, 'GET', `/lead-desk/leads?${query}`, boss)
        return listAt(body, 'results').map((one) => textAt(one, 'reference'))
      }
      expect(await found(`search=${body.email}`)).toEqual([second.reference, first.reference])
      expect(await found(`search=${body.email}&type=project-leads&record=banyan-court`)).toEqual([first.reference])
      expect(await found(`search=${body.email}&to=2020-01-01`)).toEqual([])
      expect(await found('search=%25')).toEqual([])
      const shown = await call(backend, 'GET', `/lead-desk/leads/${first.reference}`, boss)
      expect(shown.body).toMatchObject({ others: [{ reference: second.reference }] })
      expect(shown.text).not.toMatch(/dedupeKey|bodyHash|Hash"/)
    })

    it('finds leads by owner: nobody’s, and those of who asks', async () => {
      const boss = await tokenOf(backend, BOSS.ADMIN_EMAIL)
      const desk = await tokenOf(backend, 'lead-desk@ashlar.example')
      const { reference } = receiptIn(await send(backend, 'ada-leads', bodyOf('ada-leads')))
      const total = async (token: string, owner: string) =>
        valueAt(
          (await call(backend, 'GET', `/lead-desk/leads?search=${reference}&owner=${owner}`, token)).body,
          'total',
        )
      expect([await total(boss, 'nobody'), await total(boss, 'me')]).toEqual([1, 0])
      await call(backend, 'PUT', `/lead-desk/leads/${reference}`, boss, { owner: BOSS.ADMIN_EMAIL })
      expect([await total(boss, 'nobody'), await total(boss, 'me'), await total(desk, 'me')]).toEqual([0, 1, 0])
    })

    it('keeps named views: own ones, and those that are shared', async () => {
      const boss = await tokenOf(backend, BOSS.ADMIN_EMAIL)
      const desk = await tokenOf(backend, 'lead-desk@ashlar.example')
      const views = '/lead-desk/views'
      const keep = (token: string, name: string, shared: boolean, filters: object) =>
        call(backend, 'POST', views, token, { name, shared, filters })
      const seenBy = async (token: string) =>
        listAt((await call(backend, 'GET', views, token)).body, 'results').map((view) => textAt(view, 'name'))

      await keep(boss, '  Projects,  to check ', true, { type: 'project-leads', held: 'true', page: '3', other: 'x' })
      await keep(boss, 'Mine', false, { owner: 'me' })
      expect(await seenBy(boss)).toEqual(['Mine', 'Projects, to check'])
      expect(await seenBy(desk)).toEqual(['Projects, to check'])
      const { body } = await keep(boss, 'Mine', false, { owner: 'me', state: 'new' })
      expect(listAt(body, 'results')).toMatchObject([
        { name: 'Mine', filters: 'state=new&owner=me', shared: false, isOwn: true },
        { name: 'Projects, to check', filters: 'type=project-leads&held=true', shared: true },
      ])
      for (const [name, filters] of [
        ['', { state: 'new' }],
        ['x'.repeat(61), { state: 'new' }],
        ['All', { page: '2' }],
      ] as const) {
        expect((await keep(desk, name, false, filters)).status, name).toBe(400)
      }
      const [mine, shared] = listAt(body, 'results').map((view) => valueAt(view, 'id'))
      expect((await call(backend, 'DELETE', `${views}/${mine}`, desk)).status).toBe(404)
      expect((await call(backend, 'DELETE', `${views}/${shared}`, desk)).status).toBe(200)
      expect((await call(backend, 'DELETE', `${views}/${mine}`, boss)).status).toBe(200)
      expect(await seenBy(boss)).toEqual([])
      const editor = await tokenOf(backend, 'strapi-editor@ashlar.example')
      expect((await call(backend, 'GET', views, editor)).status).toBe(403)
      expect((await keep(editor, 'New', true, { state: 'new' })).status).toBe(403)
    })

    it('stores state, owner and notes with author and time', async () => {
      const boss = await tokenOf(backend, BOSS.ADMIN_EMAIL)
      const { reference } = receiptIn(await send(backend, 'ada-leads', bodyOf('ada-leads')))
      const work = { state: 'in-hand', owner: 'Desk@ashlar.example', note: 'Rang on Monday' }
      const { body } = await call(backend, 'PUT', `/lead-desk/leads/${reference}`, boss, work)
      expect(body).toMatchObject({
        lead: { state: 'in-hand', owner: 'desk@ashlar.example' },
        history: [
          { who: 'visitor', what: 'received' },
          { who: BOSS.ADMIN_EMAIL, what: 'state', text: 'new → in-hand' },
          { what: 'owner', text: 'desk@ashlar.example' },
          { what: 'note', text: 'Rang on Monday' },
        ],
      })
      const message = expect.stringMatching(/^(State: “gone” is no|Owner: “x” is no|Note: has 5,001 characters)/)
      for (const odd of [{ state: 'gone' }, { owner: 'x' }, { note: 'n'.repeat(5001) }]) {
        const refused = await call(backend, 'PUT', `/lead-desk/leads/${reference}`, boss, { ...odd, release: true })
        expect(refused).toMatchObject({ status: 400, body: { error: { message } } })
      }
    })

    it('tells the desk of a filled trap, and promises and mails its visitor something only when it is released', async () => {
      const boss = await tokenOf(backend, BOSS.ADMIN_EMAIL)
      const body = { ...bodyOf('general-leads'), screening: { suspicions: ['honeypot'] } }
      const { reference, ...promise } = receiptIn(await send(backend, 'general-leads', body))
      expect(promise).toMatchObject({ answeredBy: '', answerBy: '' })
      const toVisitor = () => mailsWith(backend, reference, `\nTo: ${body.email}`)
      await eventually(
        () => mailsWith(backend, reference, 'Subject: To check: '),
        (mails) => mails.length === 1,
      )
      expect(toVisitor()).toEqual([])
      await call(backend, 'PUT', `/lead-desk/leads/${reference}`, boss, { release: true })
      await eventually(toVisitor, (mails) => mails.length === 1)
    })

    it.each(['links', 'limit'])(
      'tells nobody of what a robot most likely wrote (%s), and promises nothing',
      async (reason) => {
        const message =
          reason === 'links' ? 'https://a.example https://b.example https://c.example https://d.example' : ''
        const suspicions = reason === 'links' ? [] : [reason]
        const body = { ...bodyOf('general-leads'), message, screening: { suspicions } }
        const { reference, answerBy } = receiptIn(await send(backend, 'general-leads', body))
        expect(answerBy).toBe('')
        // The mail of a lead that comes later would be later too.
        const next = receiptIn(await send(backend, 'general-leads', bodyOf('general-leads'))).reference
        await eventually(
          () => mailsWith(backend, next),
          (mails) => mails.length >= 2,
        )
        expect(mailsWith(backend, reference)).toEqual([])
      },
    )

    it('mails visitors with the texts of editors, and with default texts where there are none', async () => {
      const boss = await tokenOf(backend, BOSS.ADMIN_EMAIL)
      const texts = '/content-manager/single-types/api::mail-text.mail-text'
      const shown = await call(backend, 'GET', texts, boss)
      expect(shown.body).toMatchObject({ data: { receiptSubject: 'Your {what} {reference}' } })
      const chosen = { receiptSubject: 'Thank you: {reference}', receiptText: 'We read it today.', signature: '' }
      expect((await call(backend, 'PUT', texts, boss, chosen)).status).toBe(200)
      const { reference } = receiptIn(await send(backend, 'ada-leads', bodyOf('ada-leads')))
      const [mail] = await eventually(
        () => mailsWith(backend, `Subject: Thank you: ${reference}`),
        (mails) => mails.length === 1,
      )
      expect(mail).toMatch(
        new RegExp(`Hello,\\s+We read it today\\.\\s+http\\S+link=${brand.referencePrefix}-\\S+\\s+${brand.name}\\s`),
      )
    })

    it('exports CSV that no spreadsheet runs', async () => {
      const boss = await tokenOf(backend, BOSS.ADMIN_EMAIL)
      const body = { ...bodyOf('aca-leads'), message: '=HYPERLINK("http://evil.example";"prize")', city: '@SUM(A1)' }
      const { reference } = receiptIn(await send(backend, 'aca-leads', body))
      const { text } = await call(backend, 'GET', `/lead-desk/export?search=${reference}`, boss)
      expect(text).toMatch(/,Received \(India\),.*\s+\S+,Creative agency,\d{4}-\d\d-\d\d \d\d:\d\d,/)
      expect(text).toContain(`"'=HYPERLINK(""http://evil.example"";""prize"")"`)
      expect(text).toContain("'@SUM(A1)")
    })

    it('opens a résumé through an expiring link, and erases it with the lead', async () => {
      const boss = await tokenOf(backend, BOSS.ADMIN_EMAIL)
      const { body: stored } = await upload(backend, PDF, 'Meera “CV” Joshi.pdf')
      const resume = textAt(stored, 'data', 'resume')
      const { reference } = receiptIn(await send(backend, 'career-leads', { ...bodyOf('career-leads'), resume }))
      const recruiter = await editorWith(backend, boss, 'human-resources')
      const { body } = await call(backend, 'GET', `/lead-desk/leads/${reference}`, recruiter)
      const link = new URL(textAt(body, 'resume'), backend.stack.contentUrl)
      const opened = await fetch(link)
      expect(opened.headers.get('content-disposition')).toMatch(/^attachment;/)
      expect(await opened.text()).toBe(PDF)
      expect((await fetch(`${link}x`)).status).toBe(404)
      await call(backend, 'POST', `/lead-desk/leads/${reference}/erase`, boss)
      expect((await fetch(link)).status).toBe(404)
      expect(await rowsOf(backend, 'resumes', 'key')).not.toContain(resume)
    })
  },
  { SEED: 'none', ...BOSS },
)
