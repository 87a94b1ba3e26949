import { leadWrites } from '@ashlar/contract'
import { expect, it } from 'vitest'
import { get } from '../call'
import { type Backend, describeOnEachDatabase } from '../databases'
import { bodyOf, eventually, receiptIn, send } from '../leads/lead-bodies'
import { rowsOf } from '../rows'

const TOKEN = 'a-token-for-metrics-only'

async function ask({ stack }: Backend, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(path, stack.contentUrl), { headers })
  return { status: response.status, text: await response.text() }
}

const metricsOf = async (backend: Backend) => {
  const { status, text } = await ask(backend, '/_metrics', { Authorization: `Bearer ${TOKEN}` })
  expect(status).toBe(200)
  return text
}

describeOnEachDatabase(
  'a watched backend',
  (backend) => {
    it('says that it is ready', async () => {
      expect((await ask(backend, '/_ready')).status).toBe(204)
    })

    it('gives its metrics to a request with the token', async () => {
      expect((await ask(backend, '/_metrics')).status).toBe(401)
      expect((await ask(backend, '/_metrics', { Authorization: 'Bearer another-token-altogether' })).status).toBe(401)
      expect(await metricsOf(backend)).toContain('process_resident_memory_bytes')
    })

    it('counts leads, messages and requests, and names no address', async () => {
      receiptIn(await send(backend, 'general-leads', bodyOf('general-leads')))
      await get(backend, '/api/pages/somebody@ashlar.example', { token: backend.stack.tokens.read })
      const text = await eventually(
        () => metricsOf(backend),
        (found) => found.includes('content_outbox_deliveries_total{kind="desk-mail",result="sent"} 1'),
      )
      expect(text).toContain('content_leads{type="general-leads",state="new",held="no"} 1')
      expect(text).toMatch(/content_http_request_duration_seconds_count\{route="\/api\/general-leads",status="201"\} 1/)
      expect(text).toContain('content_outbox_oldest_seconds 0')
      expect(text).not.toContain('somebody')
    })

    it('writes the id of a request to the history of the lead that it made', async () => {
      const response = await fetch(new URL(leadWrites['aca-leads'].path, backend.stack.contentUrl), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${backend.stack.tokens.create}`,
          'X-Request-Id': 'from-the-edge-0001',
        },
        body: JSON.stringify(bodyOf('aca-leads')),
      })
      expect(response.status).toBe(201)
      expect(response.headers.get('x-request-id')).toBe('from-the-edge-0001')
      expect(await rowsOf(backend, 'lead_events', 'request')).toContain('from-the-edge-0001')
    })
  },
  { SEED: 'none', METRICS_TOKEN: TOKEN },
)
