import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import {
  fieldsOf,
  type LeadReceipt,
  type LeadType,
  leadMessages,
  leadTypes,
  linkCalls,
  retention,
  visitorView,
  writes,
} from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { textAt } from '../answers'
import { get, post } from '../call'
import { type Backend, describeOnEachDatabase } from '../databases'
import { brand } from '../reads/seeds'
import { rowsOf, setTime } from '../rows'
import { runScript } from '../run-script'
import { bodyOf, eventually, mailsWith, PDF, receiptIn, send, uniquePerson, upload } from './lead-bodies'

const enquiries = leadTypes.filter((type) => !fieldsOf(type).includes('resume'))

async function resumeOf(backend: Backend): Promise<string> {
  const { status, body } = await upload(backend, PDF, 'cv.pdf')
  expect(status).toBe(201)
  return textAt(body, 'data', 'resume')
}

const subscribeTo = (backend: Backend, subscribedEmail: string) =>
  post(backend, writes.newsletterEmails.path, { subscribedEmail }, backend.stack.tokens.create)

const references = (backend: Backend) => rowsOf(backend, 'leads', 'reference')

describeOnEachDatabase(
  'leads',
  (backend) => {
    const byLink = (call: keyof typeof linkCalls, body: Record<string, unknown>) =>
      post(backend, linkCalls[call].path, body, backend.stack.tokens.create)

    it.each(enquiries)('takes %s, stores it and answers with a reference', async (type) => {
      const receipt = receiptIn(await send(backend, type, bodyOf(type)))
      expect(receipt).toMatchObject({
        type,
        reference: expect.stringMatching(`^${brand.referencePrefix}-[0-9A-Z]{4}-[0-9A-Z]{4}$`),
      })
      expect(new Date(receipt.answerBy).getTime()).toBeGreaterThan(Date.now())
      expect(await references(backend)).toContain(receipt.reference)
    })

    it('lists them for operators, as JSON and as a spreadsheet', async () => {
      const { reference } = receiptIn(await send(backend, 'general-leads', bodyOf('general-leads')))
      const env = { DATA_DIR: backend.stack.dataDir, DATABASE_URL: backend.databaseUrl ?? '' }
      const json = await runScript('leads', ['--type', 'general-leads', '--since', '2026-01-01'], env)
      const line = json.said.split('\n').find((text) => text.includes(reference)) ?? '{}'
      expect(JSON.parse(line)).toMatchObject({ reference, state: 'new', withdrawn_at: null })
      const age = Date.now() - Date.parse(JSON.parse(line).received_at)
      expect(age >= 0 && age < 600_000).toBe(true)
      const csv = await runScript('leads', ['--format', 'csv', '--until', '2025-12-31'], env)
      expect(csv).toMatchObject({ code: 0, said: expect.stringMatching(/^\uFEFF"?reference"?[,;].*\n0 leads\n$/s) })
    })

    it('mails desk and visitor, and repeats none of the visitor’s words to the visitor', async () => {
      const body = { ...bodyOf('general-leads'), message: 'Four acres, see http://evil.example' }
      const { reference } = receiptIn(await send(backend, 'general-leads', body))
      // With the line break, because the visitor’s mail has `Reply-To: desk@`.
      const [desk] = await eventually(
        () => mailsWith(backend, reference, '\nTo: desk@'),
        (mails) => mails.length > 0,
      )
      expect(desk).toContain('http[:]//evil[.]example')
      expect(desk).toContain(`${backend.stack.contentUrl}/admin/lead-desk?lead=${reference}`)
      const [visitor] = await eventually(
        () => mailsWith(backend, reference, '/your-enquiry?'),
        (mails) => mails.length > 0,
      )
      expect(visitor).not.toContain('evil')
    })

    it('treats the same key as the same lead, twenty at once, with the same receipt', async () => {
      const body = { ...bodyOf('aca-leads'), idempotencyKey: `rush-${backend.stack.contentUrl.length}-0123456789` }
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(backend, 'aca-leads', body)))
      const receipts = new Set(answers.map((answer) => JSON.stringify(receiptIn(answer))))
      expect(receipts.size).toBe(1)
      const keys = await rowsOf(backend, 'leads', 'dedupe_key')
      expect(keys.filter((key) => key.includes(body.idempotencyKey))).toHaveLength(1)
    })

    it('treats the same body without a key as the same lead, twenty at once', async () => {
      const body = bodyOf('ada-leads')
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(backend, 'ada-leads', body)))
      expect(new Set(answers.map((answer) => receiptIn(answer).reference)).size).toBe(1)
      const emails = await rowsOf(backend, 'leads', 'email')
      expect(emails.filter((email) => email === body.email)).toHaveLength(1)
    })

    it('treats changed words with the same key as a correction of the lead', async () => {
      const body = { ...bodyOf('services-leads'), city: 'Pune', idempotencyKey: 'changed-0123456789abcdef' }
      const first = receiptIn(await send(backend, 'services-leads', body))
      expect(receiptIn(await send(backend, 'services-leads', { ...body, city: 'Nashik' }))).toEqual(first)
      const emails = await rowsOf(backend, 'leads', 'email')
      expect(emails.filter((email) => email === body.email)).toHaveLength(1)
      expect(await rowsOf(backend, 'leads', 'city')).toContain('Nashik')
    })

    it.each(leadTypes)('refuses an empty %s field by field', async (type) => {
      const { status, body } = await send(backend, type, {})
      expect(status).toBe(400)
      const { errors } = (body as { error: { details: { errors: { path: string[]; message: string }[] } } }).error
        .details
      expect(errors).toContainEqual(expect.objectContaining({ path: ['name'], message: leadMessages.name }))
      expect(errors.map(({ path }) => path[0])).toContain('consent')
    })

    it('holds leads that come too often or look like advertising, and mails no stranger', async () => {
      const person = uniquePerson()
      const messages = ['one', 'two', 'three', 'four', 'five', 'six']
      const receipts: LeadReceipt[] = []
      for (const message of messages) {
        receipts.push(receiptIn(await send(backend, 'aca-leads', { ...bodyOf('aca-leads'), ...person, message })))
      }
      const held = await rowsOf(backend, 'leads', "reference || ':' || CAST(suspicions AS TEXT)")
      expect(held.filter((row) => row.includes('limit')).map((row) => row.slice(0, 13))).toEqual([
        receipts[5]?.reference,
      ])
      const spam = receiptIn(
        await send(backend, 'aca-leads', { ...bodyOf('aca-leads'), name: 'Win at www.evil.example' }),
      )
      await eventually(
        () => mailsWith(backend, String(receipts[4]?.reference), '/your-enquiry?'),
        (found) => found.length === 1,
      )
      expect(mailsWith(backend, spam.reference)).toEqual([])
      expect(mailsWith(backend, String(receipts[5]?.reference))).toEqual([])
    })

    it('holds leads with a proof of work only at a higher limit, so that an office behind one address gets its answers', async () => {
      const screening = { suspicions: [], address: '203.0.113.77', proven: true }
      for (let count = 0; count < 16; count += 1) {
        receiptIn(await send(backend, 'ada-leads', { ...bodyOf('ada-leads'), city: 'Kochi', screening }))
      }
      const held = await rowsOf(backend, 'leads', "city || ':' || CAST(suspicions AS TEXT)")
      expect(held.filter((row) => row.startsWith('Kochi:')).filter((row) => row.includes('limit'))).toHaveLength(1)
    })

    it('holds leads without script for review, and tells the desk so', async () => {
      const body = { ...bodyOf('general-leads'), screening: { suspicions: ['no-script'], address: '203.0.113.9' } }
      const { reference } = receiptIn(await send(backend, 'general-leads', body))
      await eventually(
        () => mailsWith(backend, reference, 'To check: '),
        (mails) => mails.length === 1,
      )
      expect(mailsWith(backend, reference, '/your-enquiry?')).toEqual([])
      expect(JSON.stringify(await rowsOf(backend, 'event_counts', 'key'))).not.toContain('203.0.113.9')
    })

    describe('the visitor’s link', () => {
      const view = ({ body }: { body: unknown }) => visitorView.parse((body as { data: unknown }).data)

      it('shows, corrects, withdraws and erases', async () => {
        const body = { ...bodyOf('project-leads'), city: 'Pune' }
        const { visitorToken: token, reference } = receiptIn(await send(backend, 'project-leads', body))
        expect(view(await byLink('seeLead', { token }))).toMatchObject({
          reference,
          state: 'open',
          fields: { email: body.email, city: 'Pune' },
        })
        const refused = await byLink('correctLead', { token, changes: { name: '' } })
        expect(refused.status).toBe(400)
        expect(view(await byLink('correctLead', { token, changes: { city: 'Thane' } })).fields.city).toBe('Thane')
        expect(view(await byLink('withdrawLead', { token })).state).toBe('withdrawn')
        expect((await byLink('correctLead', { token, changes: { city: 'Goa' } })).status).toBe(400)
        expect(view(await byLink('eraseLead', { token }))).toMatchObject({ state: 'erased', fields: {} })
        expect(await rowsOf(backend, 'leads', 'email')).not.toContain(body.email)
        expect(await references(backend)).toContain(reference)
      })

      it.each([[''], ['ASH-0000-0000.x'], [{ $ne: '' }], [undefined]])('opens nothing with %j', async (token) => {
        expect((await byLink('seeLead', { token })).status).toBe(404)
      })
    })

    describe('an application', () => {
      it('accepts a résumé, keeps it out of every served folder and erases it with the lead', async () => {
        const resume = await resumeOf(backend)
        const body = { ...bodyOf('career-leads'), resume }
        const { visitorToken: token } = receiptIn(await send(backend, 'career-leads', body))
        const folder = join(backend.stack.dataDir, 'private', 'resumes')
        expect(readdirSync(folder)).toContain(resume)
        for (const path of [`/uploads/${resume}`, `/api/resumes/${resume}`, `/private/resumes/${resume}`]) {
          expect((await fetch(backend.stack.contentUrl + path)).status).toBe(404)
        }
        await byLink('eraseLead', { token })
        await eventually(
          () => readdirSync(folder),
          (files) => !files.includes(resume),
        )
      })

      it.each([
        ['with blanks before its mark', `   ${PDF}`, 'cv.pdf'],
        ['with a long name in Hindi', PDF, `${'रिज़्यूमे – सीता वी. (नया) '.repeat(5).trim()}.pdf`],
      ])('accepts a PDF %s, under its own name', async (_what, bytes, name) => {
        const { status, body } = await upload(backend, bytes, name)
        expect([status, JSON.stringify(body)]).toEqual([201, expect.stringContaining('"kind":"pdf"')])
        expect(await rowsOf(backend, 'resumes', 'file_name')).toContain(name.normalize('NFC'))
      })

      it('does not accept a résumé twice, nor one that was never uploaded', async () => {
        const resume = await resumeOf(backend)
        receiptIn(await send(backend, 'career-leads', { ...bodyOf('career-leads'), resume }))
        for (const used of [resume, 'x'.repeat(32)]) {
          const { status, body } = await send(backend, 'career-leads', { ...bodyOf('career-leads'), resume: used })
          expect(status).toBe(400)
          expect(body).toMatchObject({ error: { message: leadMessages.resumeGone } })
        }
      })

      it.each([
        ['HTML named PDF', '<html><script>alert(1)</script>', leadMessages.resumeKind],
        ['an empty file', '', leadMessages.resumeEmpty],
        ['a PDF that was cut off', '%PDF-1.7\n1 0 obj', leadMessages.resumeBroken],
        ['a PDF with a page behind it', `${PDF}<html><script>alert(1)</script>`, leadMessages.resumeBroken],
        [
          'a document of OpenDocument',
          `PK\u0003\u0004${'\0'.repeat(22)}\u0008\0\0\0mimetypeapplication/`,
          leadMessages.resumeKind,
        ],
        ['an archive that is no document', 'PK\u0003\u0004nothing', leadMessages.resumeBroken],
      ])('refuses %s', async (_what, bytes, message) => {
        const { status, body } = await upload(backend, bytes, 'cv.pdf')
        expect(status).toBe(400)
        expect(body).toMatchObject({ error: { message } })
      })

      it('refuses more than 5 MB without keeping it', async () => {
        const { status } = await upload(backend, new Uint8Array(6 * 1024 * 1024), 'cv.pdf')
        expect(status).toBe(413)
        expect(readdirSync(join(backend.stack.dataDir, 'private', 'incoming'))).toEqual([])
      })
    })

    it('does not return its rows', async () => {
      const paths = [...leadTypes.map((type) => `/api/${type}`), '/api/leads', '/api/resumes', '/api/outbox-jobs']
      for (const token of [undefined, backend.stack.tokens.create, backend.stack.tokens.read]) {
        for (const path of paths) {
          expect((await get(backend, path, { token })).status, path).toBeGreaterThanOrEqual(401)
        }
      }
      const type: LeadType = 'general-leads'
      expect((await post(backend, `/api/${type}`, bodyOf(type))).status).toBe(401)
      expect((await post(backend, `/api/${type}`, bodyOf(type), backend.stack.tokens.read)).status).toBe(403)
      expect((await upload(backend, PDF, 'cv.pdf', backend.stack.tokens.read)).status).toBe(403)
    })

    // Last, because it makes every row old.
    it('erases data after its retention period, and a résumé without an application', async () => {
      const { stack } = backend
      await resumeOf(backend)
      const { visitorToken: token } = receiptIn(await send(backend, 'ada-leads', bodyOf('ada-leads')))
      await subscribeTo(backend, 'never.confirmed@ashlar.example')
      const before = (await references(backend)).length
      await stack.content.stop()
      const years = new Date(Date.now() - (retention.enquiryMonths * 31 + 1) * 86_400_000)
      await setTime(backend, 'leads', 'last_exchange_at', years)
      await setTime(backend, 'resumes', 'uploaded_at', years)
      await setTime(backend, 'newsletter_emails', 'asked_at', years)
      const mails = join(stack.dataDir, 'mail')
      const written = readdirSync(mails)
      for (const name of written) utimesSync(join(mails, name), years, years)
      await stack.startBackend()
      await eventually(
        () => readdirSync(mails).filter((name) => written.includes(name)),
        (names) => names.length === 0,
      )
      const left = () => rowsOf(backend, 'leads', "COALESCE(email, '') || COALESCE(name, '') || COALESCE(message, '')")
      await eventually(left, (rows) => rows.every((row) => row === ''))
      expect(await references(backend)).toHaveLength(before)
      expect((await byLink('seeLead', { token })).body).toMatchObject({ data: { state: 'erased' } })
      await eventually(
        () => rowsOf(backend, 'resumes', 'key'),
        (keys) => keys.length === 0,
      )
      await eventually(
        () => readdirSync(join(stack.dataDir, 'private', 'resumes')),
        (files) => files.length === 0,
      )
      await eventually(
        () => rowsOf(backend, 'newsletter_emails', 'subscribed_email'),
        (emails) => emails.length === 0,
      )
    })
  },
  { SEED: 'none' },
)
