import { type LeadType, linkCalls, writes } from '@ashlar/contract'
import { expect, it } from 'vitest'
import { post } from '../call'
import { type Backend, describeOnEachDatabase } from '../databases'
import { changeRows, rowsOf } from '../rows'
import { bodyOf, eventually, mailsWith, receiptIn, send, uniquePerson } from './lead-bodies'

/** More than the tests before the one about it cause. */
const RECEIPTS_A_DAY = 30

/** An enquiry from a network. */
const from = (address: string, who: Record<string, unknown>, type: LeadType = 'general-leads') => ({
  ...bodyOf(type),
  ...who,
  screening: { suspicions: [], address, proven: false },
})

/** As if the ten minutes within which enquiries are counted were over. */
const endWindow = (backend: Backend) => changeRows(backend, "DELETE FROM event_counts WHERE key LIKE 'lead:%'")

const mailed = async (backend: Backend, references: readonly string[]) =>
  (await rowsOf(backend, 'outbox_jobs', "kind || ' ' || COALESCE(lead, '')"))
    .filter((job) => job.startsWith('visitor-mail '))
    .filter((job) => references.includes(job.slice('visitor-mail '.length)))

const alertsOf = async (backend: Backend, event: string) =>
  (await rowsOf(backend, 'outbox_jobs', 'kind || CAST(detail AS TEXT)')).filter((job) => job.includes(event))

describeOnEachDatabase(
  'the mails that forms cause',
  (backend) => {
    it('greet nobody by a name that anybody may have typed', async () => {
      const { reference } = receiptIn(
        await send(backend, 'general-leads', from('203.0.113.1', { name: 'URGENT account suspended, ring 0900' })),
      )
      const [mail] = await eventually(
        () => mailsWith(backend, reference, '/your-enquiry?'),
        (mails) => mails.length > 0,
      )
      expect(mail).not.toContain('URGENT')
      expect(mail).toContain('Hello,')
    })

    it('are at most five a day for one mailbox, from however many networks and however it is written', async () => {
      const references: string[] = []
      for (let network = 1; network <= 12; network += 1) {
        for (let count = 1; count <= 5; count += 1) {
          const email = `${count % 2 ? 'Target' : 'target'}+${network}.${count}@Ashlar.example`
          const address = `2001:db8:${network}:1::${count}`
          references.push(receiptIn(await send(backend, 'general-leads', from(address, { email }))).reference)
        }
        await endWindow(backend)
      }
      expect(new Set(references).size).toBe(60)
      expect(await mailed(backend, references)).toHaveLength(5)
      expect(await alertsOf(backend, 'mailbox-limit')).toHaveLength(1)
    })

    it('are none for what is held, such as the many networks of one /48', async () => {
      const references: string[] = []
      for (let network = 1; network <= 22; network += 1) {
        const address = `2001:db8:ffff:${network.toString(16)}::1`
        references.push(
          receiptIn(await send(backend, 'ada-leads', from(address, uniquePerson(), 'ada-leads'))).reference,
        )
      }
      const held = (await rowsOf(backend, 'leads', "reference || ':' || CAST(suspicions AS TEXT)"))
        .filter((row) => row.includes('limit'))
        .map((row) => row.slice(0, 13))
      expect(references.filter((reference) => held.includes(reference))).toEqual(references.slice(20))
    })

    it('are so many a day in all; then leads are stored without one, and the operator is told once', async () => {
      const references: string[] = []
      for (let count = 1; count <= 8; count += 1) {
        const body = from(`198.51.100.${count}`, uniquePerson(), 'aca-leads')
        references.push(receiptIn(await send(backend, 'aca-leads', body)).reference)
      }
      const all = (await rowsOf(backend, 'outbox_jobs', 'kind')).filter((kind) => kind === 'visitor-mail')
      expect(all).toHaveLength(RECEIPTS_A_DAY)
      expect(await mailed(backend, references.slice(-3))).toEqual([])
      expect(await rowsOf(backend, 'leads', 'reference')).toEqual(expect.arrayContaining(references))
      expect(await alertsOf(backend, 'receipt-limit')).toHaveLength(1)
    })

    it('are none for a mailbox that has unsubscribed, however often the form is sent', async () => {
      const subscribe = (subscribedEmail: string) =>
        post(backend, writes.newsletterEmails.path, { subscribedEmail }, backend.stack.tokens.create)
      const first = await subscribe('leaves@ashlar.example')
      const asked = () => mailsWith(backend, 'To: leaves@ashlar.example', '/newsletter/confirm?')
      const [mail = ''] = await eventually(asked, (mails) => mails.length > 0)
      const token = decodeURIComponent(/newsletter\/confirm\?link=([\w.%-]+)/.exec(mail)?.[1] ?? '')
      const requests = async () =>
        (await rowsOf(backend, 'outbox_jobs', 'kind')).filter((kind) => kind === 'newsletter-confirm').length
      const before = await requests()
      for (let round = 0; round < 8; round += 1) {
        await post(backend, linkCalls.unsubscribe.path, { token }, backend.stack.tokens.create)
        expect((await subscribe(round % 2 ? 'Leaves+again@ashlar.example' : 'leaves@ashlar.example')).status).toBe(
          first.status,
        )
      }
      expect(await requests()).toBe(before)
      // Nothing is kept of it but a hash.
      expect((await rowsOf(backend, 'event_counts', 'key')).join()).not.toContain('leaves')
    })
  },
  { SEED: 'none', RECEIPT_DAY_LIMIT: String(RECEIPTS_A_DAY) },
)
