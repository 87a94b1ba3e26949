import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Job } from '../outbox/jobs'
import type { LeadRow } from './rows'

const JOB = { messageId: '<crm.one@ashlar.example>', detail: {} } as unknown as Job

describe('a notice to the CRM', () => {
  let calls = 0
  let status = 200
  const crm = createServer((request, response) => {
    calls += 1
    request.resume()
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
  })
  beforeEach(async () => {
    await new Promise<void>((done) => crm.listen(0, '127.0.0.1', done))
    vi.stubEnv('CRM_URL', `http://127.0.0.1:${(crm.address() as AddressInfo).port}/crm`)
    vi.stubEnv('CRM_SECRET', 'a secret between the site and the CRM')
    vi.resetModules()
    calls = 0
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

  it.each([302, 400, 404, 500, 503])(
    'that is answered %d is sent again later, and followed nowhere',
    async (answer) => {
      status = answer
      const failure = await notify().catch((error: unknown) => error)
      const { Undeliverable } = await import('../outbox/jobs')
      expect(failure).toBeInstanceOf(Error)
      expect(failure).not.toBeInstanceOf(Undeliverable)
      expect(calls).toBe(1)
    },
  )

  it('that is answered 410 is not sent again, and the desk is told', async () => {
    status = 410
    const { Undeliverable } = await import('../outbox/jobs')
    await expect(notify()).rejects.toBeInstanceOf(Undeliverable)
  })
})
