import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Job } from '../outbox/jobs'
import type { LeadRow } from './rows'

const SECRET = 'a secret between the site and the CRM'
const JOB = { messageId: '<crm.one@ashlar.example>', detail: {} } as unknown as Job

/** What people write, and what spoils a signature over another spelling of it. */
const WORDS = [
  'सीता ₹ 🏠',
  'é',
  'e\u0301',
  'line\u2028end',
  '</script>',
  'a lone \ud83d',
  'one\r\ntwo\ttab',
  '"\\"',
  '\u0000',
]

describe('a notice to the CRM', () => {
  const bodies: Buffer[] = []
  const heads: Record<string, unknown>[] = []
  let status = 200
  const crm = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks))
      heads.push(request.headers)
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    })
  })
  beforeEach(async () => {
    await new Promise<void>((done) => crm.listen(0, '127.0.0.1', done))
    vi.stubEnv('CRM_URL', `http://127.0.0.1:${(crm.address() as AddressInfo).port}/crm`)
    vi.stubEnv('CRM_SECRET', SECRET)
    vi.resetModules()
    bodies.length = 0
    heads.length = 0
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    status = 200
    await new Promise((done) => crm.close(done))
  })

  async function notify(lead: Partial<LeadRow> = {}) {
    const { notifyCrm } = await import('./crm')
    const whole = { reference: 'A-1', type: 'general-leads', erasedAt: null, withdrawnAt: null, ...lead }
    await notifyCrm(whole as LeadRow, JOB, AbortSignal.timeout(20_000))
  }

  it('is signed over the bytes that it sends, whatever is in it', async () => {
    for (const name of WORDS) await notify({ name, message: WORDS.join('\n') })
    for (const [index, bytes] of bodies.entries()) {
      const head = heads[index] ?? {}
      const signed = Buffer.concat([Buffer.from(`${head['x-ashlar-timestamp']}.`), bytes])
      expect(head['x-ashlar-signature']).toBe(createHmac('sha256', SECRET).update(signed).digest('hex'))
      const { lead } = JSON.parse(bytes.toString('utf8')) as { lead: { name: string } }
      expect(lead.name).toBe(WORDS[index])
    }
    expect(new Set(heads.map((head) => head['idempotency-key']))).toEqual(new Set([JOB.messageId]))
  })

  it.each([302, 400, 404, 500, 503])(
    'that is answered %d is sent again later, and followed nowhere',
    async (answer) => {
      status = answer
      const failure = await notify().catch((error: unknown) => error)
      const { Undeliverable } = await import('../outbox/jobs')
      expect(failure).toBeInstanceOf(Error)
      expect(failure).not.toBeInstanceOf(Undeliverable)
      expect(bodies).toHaveLength(1)
    },
  )

  it('that is answered 410 is not sent again, and the desk is told', async () => {
    status = 410
    const { Undeliverable } = await import('../outbox/jobs')
    await expect(notify()).rejects.toBeInstanceOf(Undeliverable)
  })
})
