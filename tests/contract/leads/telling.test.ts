import { dayInIndia } from '@ashlar/contract'
import { afterAll, expect, it } from 'vitest'
import { listAt, textAt } from '../answers'
import { describeOnEachDatabase } from '../databases'
import { ADMIN_ENV, Editor } from '../editing/editors'
import { endPauses } from '../rows'
import { bodyOf, eventually, receiptIn, send } from './lead-bodies'
import { startHttpReceiver, startMailServer } from './receivers'

const mailServer = await startMailServer()
const chat = await startHttpReceiver({ '/chat': {} })
afterAll(() => Promise.all([mailServer.stop(), chat.stop()]))

const FAR = '2099-01-04'

/** The backends of both databases send to the same person. */
const mailTo = (address: string, subject: string, reference: string) =>
  eventually(
    () => mailServer.mails.find(({ to, text }) => to === address && text.includes(subject) && text.includes(reference)),
    Boolean,
  )

describeOnEachDatabase(
  'the desk',
  (backend) => {
    it('is told of a lead that is assigned or due, by mail and in its chat, without a word of the visitor there', async () => {
      const boss = await Editor.signIn(backend)
      const asha = await boss.invite('lead-desk', 'Asha')
      const body = bodyOf('ada-leads')
      const { reference } = receiptIn(await send(backend, 'ada-leads', body))
      const path = `/lead-desk/leads/${reference}`

      await boss.must('PUT', path, { owner: asha.email })
      const given = await mailTo(asha.email, 'For you: ', reference)
      expect(given?.text).toContain('Answer promised by: ')

      await asha.must('PUT', path, { followUpOn: FAR })
      expect(await asha.must('GET', `/lead-desk/leads?due=true&search=${reference}`)).toMatchObject({ total: 0 })
      for (const [followUpOn, fault] of [
        ['2020-01-01', 'Follow up on: 1 Jan 2020 is over. Choose today or a later day.'],
        ['1/1/1901', 'Follow up on: 1 Jan 1901 is over. Choose today or a later day.'],
        ['soon', 'Follow up on: “soon” is no day. Write it like 15/11/2026, or leave it empty.'],
      ]) {
        expect(await asha.call('PUT', path, { followUpOn })).toMatchObject({
          status: 400,
          body: { error: { message: fault } },
        })
      }
      const today = dayInIndia()
      const changed = await asha.must('PUT', path, { followUpOn: today })
      expect(changed).toMatchObject({ lead: { followUpOn: today } })
      // Before nine in the morning it would wait.
      await endPauses(backend)
      await mailTo(asha.email, 'To follow up: ', reference)
      expect(await asha.must('GET', `/lead-desk/leads?due=true&search=${reference}`)).toMatchObject({ total: 1 })
      expect(await asha.must('GET', `/lead-desk/counts?search=${reference}`)).toMatchObject({ due: 1 })

      const told = await eventually(
        () => chat.calls.filter((call) => call.body.includes(reference)),
        (calls) => calls.length > 2,
      )
      const news = told.map((call) => JSON.parse(call.body) as Record<string, string>)
      expect(news.map(({ event }) => event).toSorted()).toEqual(['assigned', 'follow-up', 'received'])
      expect(news.find(({ event }) => event === 'assigned')).toMatchObject({ reference, owner: asha.email })
      for (const { text } of news) expect(text).toContain(`/admin/lead-desk?lead=${reference}`)
      for (const call of told) for (const word of [body.email, 'Meera']) expect(call.body).not.toContain(word)

      expect(await asha.must('PUT', path, { state: 'closed' })).toMatchObject({ lead: { followUpOn: null } })
    })

    it('tells nobody of what they took themselves, and has prepared answers from the start', async () => {
      const boss = await Editor.signIn(backend)
      const { reference } = receiptIn(await send(backend, 'aca-leads', bodyOf('aca-leads')))
      const path = `/lead-desk/leads/${reference}`
      const taken = await boss.must('PUT', path, { owner: boss.email })
      const mails = listAt(taken, 'jobs').filter((job) => textAt(job, 'kind') === 'desk-mail')
      expect(mails).toHaveLength(1)
      expect(listAt(taken, 'prepared').map((one) => textAt(one, 'name'))).toContain('Propose a visit')
    })
  },
  { ...ADMIN_ENV, SMTP_URL: mailServer.url, LEADS_URL: `${chat.url}/chat` },
)
