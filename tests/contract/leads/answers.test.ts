import { afterAll, expect, it } from 'vitest'
import { listAt, textAt, valueAt } from '../answers'
import { describeOnEachDatabase } from '../databases'
import { ADMIN_ENV, Editor } from '../editing/editors'
import { bodyOf, eventually, receiptIn, send } from './lead-bodies'
import { startMailServer } from './receivers'

const mailServer = await startMailServer()
afterAll(() => mailServer.stop())

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
