import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { listAt, textAt, valueAt } from '../answers'
import { describeOnEachDatabase } from '../databases'
import { ADMIN_ENV, Editor } from '../editing/editors'
import { bodyOf, eventually, receiptIn, send } from './lead-bodies'
import { startMailServer } from './receivers'

const mailServer = await startMailServer()
afterAll(() => mailServer.stop())

/** A PDF by its first bytes, whose other bytes are of every value. */
function drawnPdf(megabytes = 0): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(3000 + megabytes * 1024 * 1024).map((_, index) => index % 251)
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
  return bytes
}

async function drawnPng(): Promise<Uint8Array<ArrayBuffer>> {
  const wall = sharp({ create: { width: 90, height: 60, channels: 3, background: '#8a8378' } })
  return new Uint8Array(await wall.png().toBuffer())
}

/** The files of a mail, as its reader gets them. */
function attachedTo(raw: string): { name: string; type: string; bytes: Buffer }[] {
  return raw
    .split(/^--.*\r\n/m)
    .filter((part) => part.includes('Content-Disposition: attachment'))
    .map((part) => {
      const [head = '', content = ''] = part.split('\r\n\r\n')
      const type = /Content-Type: ([\w/]+)/.exec(head)?.[1] ?? ''
      const name = /filename="?([^"\r\n]+)"?/.exec(head)?.[1] ?? ''
      return { name, type, bytes: Buffer.from(content, 'base64') }
    })
}

const PREPARED = { name: 'Visit', subject: 'About your {what} {reference}', text: 'We can meet on Tuesday.' }

describeOnEachDatabase(
  'an answer of the lead desk',
  (backend) => {
    let boss: Promise<Editor> | undefined
    const asBoss = () => {
      boss ??= Editor.signIn(backend)
      return boss
    }
    const mailsTo = (address: string, subject: string) =>
      mailServer.mails.filter(({ to, text }) => to === address && text.includes(subject))

    it('starts from a prepared one, goes by the mail server, and stays in the history', async () => {
      const desk = await (await asBoss()).invite('lead-desk', 'Asha')
      const texts = '/content-manager/single-types/api::mail-text.mail-text'
      const wrong = await (await asBoss()).call('PUT', texts, { answers: [{ ...PREPARED, text: 'Dear {waht}' }] })
      expect(wrong.status).toBe(400)
      expect(listAt(wrong.body, 'error', 'details', 'errors')).toMatchObject([{ path: ['answers', '0', 'text'] }])
      await (await asBoss()).must('PUT', texts, { answers: [PREPARED] })

      const body = bodyOf('ada-leads')
      const { reference } = receiptIn(await send(backend, 'ada-leads', body))
      const path = `/lead-desk/leads/${reference}`
      const prepared = listAt(await desk.must('GET', path), 'prepared')
      expect(prepared).toMatchObject([{ name: 'Visit', text: PREPARED.text }])
      const subject = textAt(prepared[0], 'subject')
      expect(subject).toContain(reference)

      const text = 'We can meet on Tuesday at eleven.\n\nBring the plan.'
      const answered = await desk.must('POST', `${path}/answer`, {
        subject: `${subject}\r\nBcc: x@ashlar.example`,
        text,
      })
      expect(answered).toMatchObject({ lead: { state: 'answered', owner: 'asha@ashlar.example' } })
      expect(listAt(answered, 'history')).toContainEqual(
        expect.objectContaining({
          who: 'asha@ashlar.example',
          what: 'answer',
          text: expect.stringContaining('at eleven'),
        }),
      )
      // Sent again after a lost response.
      const again = await desk.must('POST', `${path}/answer`, { subject: `${subject} Bcc: x@ashlar.example`, text })
      expect(listAt(again, 'history').filter((event) => textAt(event, 'what') === 'answer')).toHaveLength(1)
      expect(listAt(again, 'jobs').filter((job) => textAt(job, 'kind') === 'desk-answer')).toHaveLength(1)
      const [mail] = await eventually(
        () => mailsTo(body.email, subject),
        (mails) => mails.length > 0,
      )
      expect(mail?.text).toContain('Dear Meera Joshi,')
      expect(mail?.text).toContain('Bring the plan.')
      expect(mail?.text).toContain('Asha Rao')
      const head = String(mail?.text.split('\r\n\r\n')[0])
      expect(head).not.toMatch(/^bcc:/im)
      expect(head).not.toContain('asha@')
      expect(head).toMatch(/^Auto-Submitted: no/im)
      expect(head).toContain(`Reply-To: ${textAt(answered, 'lead', 'deskEmail')}`)

      const counts = await desk.must('GET', `/lead-desk/counts?search=${reference}`)
      expect(counts).toMatchObject({ state: { answered: 1 }, answers: { count: 1, inTime: 1 } })
      await desk.must('POST', `${path}/erase`)
      expect(JSON.stringify(await desk.must('GET', path))).not.toContain('at eleven')
      const erased = `Subject: Erased: ${reference}`
      const toldTo = textAt(answered, 'lead', 'deskEmail')
      const told = await eventually(() => mailsTo(toldTo, erased)[0], Boolean)
      expect(told?.text).toContain(`Asha Rao, at the desk, has had ${reference} erased.`)
    })

    it('goes with its files, byte for byte, which stay in the history until the lead is erased', async () => {
      const body = bodyOf('ada-leads')
      const { reference } = receiptIn(await send(backend, 'ada-leads', body))
      const path = `/lead-desk/leads/${reference}`
      const plan = new File([drawnPdf()], 'Plan of the 3rd floor.pdf')
      const view = new File([await drawnPng()], 'view.jpeg')
      const words = { subject: 'Your plan', text: 'Here it is.' }
      const answer = async (files: File[]) =>
        (await asBoss()).sendForm(`${path}/answer`, { ...words, files }).then(({ status, body }) => {
          expect(status, JSON.stringify(body)).toBe(200)
          return body
        })
      const answered = await answer([plan, view])
      const [event, ...others] = listAt(answered, 'history').filter((one) => textAt(one, 'what') === 'answer')
      const files = listAt(event, 'files')
      expect([files.map((file) => textAt(file, 'name')), others]).toEqual([
        ['Plan of the 3rd floor.pdf', 'view.png'],
        [],
      ])
      const addressOf = (file: unknown) => new URL(textAt(file, 'address'), backend.stack.contentUrl)
      const opened = await fetch(addressOf(files[0]))
      expect(Buffer.from(await opened.arrayBuffer()).equals(Buffer.from(await plan.arrayBuffer()))).toBe(true)

      const [mail] = await eventually(
        () => mailsTo(body.email, words.subject),
        (mails) => mails.length > 0,
      )
      const sent = attachedTo(mail?.raw ?? '')
      expect(sent.map(({ name, type }) => [name, type])).toEqual([
        ['Plan of the 3rd floor.pdf', 'application/pdf'],
        ['view.png', 'image/png'],
      ])
      for (const [index, file] of [plan, view].entries()) {
        expect(sent[index]?.bytes.equals(Buffer.from(await file.arrayBuffer())), file.name).toBe(true)
      }
      // Sent again after a lost response; then with another file, which is another answer.
      const filesStored = () => readdirSync(join(backend.stack.dataDir, 'private/resumes')).length
      expect(listAt(await answer([plan, view]), 'history')).toHaveLength(listAt(answered, 'history').length)
      expect(listAt(await answer([plan]), 'history')).toHaveLength(listAt(answered, 'history').length + 1)
      await eventually(filesStored, (count) => count === 3)
      await (await asBoss()).must('POST', `${path}/erase`)
      await eventually(filesStored, (count) => count === 0)
      expect((await fetch(addressOf(files[0]))).status).toBe(404)
      expect(JSON.stringify(await (await asBoss()).must('GET', path))).not.toContain('3rd floor')
    })

    it.each([
      ['a program', [new File(['MZ'.padEnd(400, '\0')], 'plan.pdf')], /“plan.pdf” is neither a PDF nor a picture/],
      ['a drawing with script', [new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg')], /neither a PDF/],
      [
        'too much',
        [new File([drawnPdf(6)], 'one.pdf'), new File([drawnPdf(5)], 'two.pdf')],
        /more than 10 MB together/,
      ],
    ])('takes no file that is %s, and keeps none of the others', async (_what, files, message) => {
      const body = bodyOf('ada-leads')
      const { reference } = receiptIn(await send(backend, 'ada-leads', body))
      const form = { subject: 'No file', text: 'There.', files: [new File([drawnPdf()], 'good.pdf'), ...files] }
      const refused = await (await asBoss()).sendForm(`/lead-desk/leads/${reference}/answer`, form)
      expect([refused.status, textAt(refused.body, 'error', 'message')]).toEqual([400, expect.stringMatching(message)])
      await eventually(
        () => readdirSync(join(backend.stack.dataDir, 'private/resumes')),
        (names) => names.length === 0,
      )
      expect(mailsTo(body.email, 'No file')).toEqual([])
    })

    it('is not sent without a file that is gone meanwhile, and says why', async () => {
      const body = bodyOf('ada-leads')
      const { reference } = receiptIn(await send(backend, 'ada-leads', body))
      const path = `/lead-desk/leads/${reference}`
      mailServer.state.failing = true
      const form = { subject: 'A lost plan', text: 'Here.', files: [new File([drawnPdf()], 'plan.pdf')] }
      expect((await (await asBoss()).sendForm(`${path}/answer`, form)).status).toBe(200)
      const folder = join(backend.stack.dataDir, 'private/resumes')
      for (const name of readdirSync(folder)) rmSync(join(folder, name))
      const [job] = await eventually(
        async () => listAt(await (await asBoss()).must('GET', path), 'jobs'),
        (jobs) => jobs.some((one) => textAt(one, 'state') === 'dead'),
      ).then((jobs) => jobs.filter((one) => textAt(one, 'state') === 'dead'))
      mailServer.state.failing = false
      expect([textAt(job, 'kind'), textAt(job, 'lastError')]).toEqual([
        'desk-answer',
        'a file of the answer is gone from the store; answer again, with the file',
      ])
      expect(mailsTo(body.email, 'A lost plan')).toEqual([])
    })

    it('is refused for a lead that is held, withdrawn or erased, without words, and to who may not work on leads', async () => {
      const answer = { subject: 'Hello', text: 'There' }
      const held = { ...bodyOf('general-leads'), screening: { suspicions: ['honeypot'] } }
      const { reference } = receiptIn(await send(backend, 'general-leads', held))
      const path = `/lead-desk/leads/${reference}`
      const refused = await (await asBoss()).call('POST', `${path}/answer`, answer)
      expect(refused.status).toBe(400)
      expect(textAt(refused.body, 'error', 'message')).toContain('genuine')
      await (await asBoss()).must('PUT', path, { release: true })
      for (const empty of [
        {},
        { subject: 'Hello', text: ' ' },
        { subject: '', text: 'There' },
        { ...answer, text: 7 },
      ]) {
        expect((await (await asBoss()).call('POST', `${path}/answer`, empty)).status).toBe(400)
      }
      const editor = await (await asBoss()).invite('publisher', 'Om')
      expect((await editor.call('GET', path)).status).toBe(403)
      expect((await editor.call('POST', `${path}/answer`, answer)).status).toBe(403)
      expect((await editor.call('PUT', '/lead-desk/leads', { references: [reference], state: 'spam' })).status).toBe(
        403,
      )
      await (await asBoss()).must('POST', `${path}/erase`)
      expect((await (await asBoss()).call('POST', `${path}/answer`, answer)).status).toBe(400)
      expect(mailsTo(held.email, 'Subject: Hello')).toEqual([])
    })

    it('waits while the mail server is broken, and arrives once with the reference', async () => {
      const body = bodyOf('ada-leads')
      const { reference } = receiptIn(await send(backend, 'ada-leads', body))
      const path = `/lead-desk/leads/${reference}`
      mailServer.state.failing = true
      await (await asBoss()).must('POST', `${path}/answer`, { subject: 'Your visit', text: 'Come on Tuesday.' })
      await eventually(
        async () => listAt(await (await asBoss()).must('GET', path), 'jobs'),
        (jobs) =>
          jobs.some(
            (job) => textAt(job, 'kind') === 'desk-answer' && String(valueAt(job, 'lastError')).includes('try later'),
          ),
      )
      expect(mailsTo(body.email, 'Your visit')).toEqual([])
      mailServer.state.failing = false
      const [mail] = await eventually(
        () => mailsTo(body.email, 'Your visit'),
        (mails) => mails.length > 0,
      )
      expect(mail?.text).toContain(`Reference: ${reference}`)
      expect(new Set(mailsTo(body.email, 'Your visit').map(({ messageId }) => messageId)).size).toBe(1)
      expect(mailsTo(body.email, 'Your visit')).toHaveLength(1)
    })

    it('has owners among the accounts of the desk, and many leads change at once', async () => {
      const owners = listAt(await (await asBoss()).must('GET', '/lead-desk/owners'), 'results')
      const emails = owners.map((owner) => textAt(owner, 'email'))
      expect(emails).toContain('asha@ashlar.example')
      expect(emails).toContain(ADMIN_ENV.ADMIN_EMAIL)
      expect(emails).not.toContain('om@ashlar.example')
      const sent = [
        await send(backend, 'ada-leads', bodyOf('ada-leads')),
        await send(backend, 'aca-leads', bodyOf('aca-leads')),
      ]
      const references = sent.map((one) => receiptIn(one).reference)
      const change = { references: [...references, 'ASH-0000-0000'], state: 'in-hand', owner: 'asha@ashlar.example' }
      expect(valueAt(await (await asBoss()).must('PUT', '/lead-desk/leads', change), 'changed')).toBe(2)
      for (const reference of references) {
        expect(await (await asBoss()).must('GET', `/lead-desk/leads/${reference}`)).toMatchObject({
          lead: { state: 'in-hand', owner: 'asha@ashlar.example' },
        })
      }
    })

    it('is about a project by its title', async () => {
      const { reference } = receiptIn(
        await send(backend, 'project-leads', { ...bodyOf('project-leads'), project: 'heron-bend' }),
      )
      const list = await (await asBoss()).must('GET', `/lead-desk/leads?search=${reference}`)
      expect(list).toMatchObject({ titles: { 'heron-bend': 'Heron Bend' } })
    })
  },
  { SEED: 'demo', SMTP_URL: mailServer.url, ...ADMIN_ENV },
)
