import { linkCalls } from '@ashlar/contract'
import { expect, it } from 'vitest'
import { post } from '../call'
import { describeOnEachDatabase } from '../databases'
import { endPauses, rowsOf } from '../rows'
import { bodyOf, eventually, mailsWith, receiptIn, send } from './lead-bodies'

describeOnEachDatabase(
  'corrections of a lead',
  (backend) => {
    const byLink = (call: keyof typeof linkCalls, body: Record<string, unknown>) =>
      post(backend, linkCalls[call].path, body, backend.stack.tokens.create)
    const told = (reference: string) => mailsWith(backend, reference, 'Subject: Corrected')

    it('cause one notification, however many arrive within a minute, and are refused when there are too many', async () => {
      const { visitorToken: token, reference } = receiptIn(await send(backend, 'aca-leads', bodyOf('aca-leads')))
      const cities = ['Thane', 'Goa', 'Surat', 'Kochi', 'Bhopal', 'Indore', 'Jaipur', 'Nagpur']
      const answers = []
      for (const city of cities) answers.push(await byLink('correctLead', { token, changes: { city } }))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
      const jobs = await rowsOf(backend, 'outbox_jobs', "lead || ':' || kind || ':' || CAST(detail AS TEXT)")
      expect(jobs.filter((job) => job.startsWith(`${reference}:`) && job.includes('corrected'))).toHaveLength(1)
      expect(await rowsOf(backend, 'leads', "reference || ':' || city")).toContain(`${reference}:Bhopal`)
      await endPauses(backend)
      const [mail] = await eventually(
        () => told(reference),
        (mails) => mails.length === 1,
      )
      expect(mail).toContain('City: Bhopal')
    })

    it('are limited when they all arrive at once, and when a form is sent again with its key', async () => {
      const body = { ...bodyOf('aca-leads'), idempotencyKey: 'corrected-0123456789abcdef' }
      const { reference } = receiptIn(await send(backend, 'aca-leads', body))
      const correct = (index: number) => send(backend, 'aca-leads', { ...body, message: `No. ${index}` })
      const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => correct(index)))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
      const events = await rowsOf(backend, 'lead_events', "lead || ':' || what")
      expect(events.filter((event) => event === `${reference}:corrected`)).toHaveLength(5)
    })

    it('of a held lead notify nobody, and advertising is held', async () => {
      const held = { ...bodyOf('ada-leads'), screening: { suspicions: ['honeypot'] } }
      const open = bodyOf('ada-leads')
      for (const [body, changes] of [
        [held, { city: 'Thane' }],
        [open, { name: 'Win at www.evil.example' }],
      ] as const) {
        const { visitorToken: token, reference } = receiptIn(await send(backend, 'ada-leads', body))
        expect((await byLink('correctLead', { token, changes })).status).toBe(200)
        const jobs = await rowsOf(backend, 'outbox_jobs', "lead || ':' || CAST(detail AS TEXT)")
        expect(jobs.filter((job) => job.startsWith(`${reference}:`) && job.includes('corrected'))).toEqual([])
        const suspicions = await rowsOf(backend, 'leads', "reference || ':' || CAST(suspicions AS TEXT)")
        expect(suspicions.find((row) => row.startsWith(reference))).toMatch(body === held ? /honeypot/ : /links/)
      }
    })
  },
  { SEED: 'none' },
)
