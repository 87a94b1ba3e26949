import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { env } from '@/config/env'
import { ContentUnavailable, RequestError } from '@/content/errors'
import { circuitState, reportAnswered, reportUnavailable } from '@/content/request/circuit'
import { answerWithPage } from './answer-with-page'

const PEOPLE_PROVIDER = 'https://people.example/api/v1'

/** The error of the route at each address, as `middleware.ts` passes it on. */
const failures = vi.hoisted(() => new Map<string, Error>())
vi.mock('../app', () => ({
  app: {
    render: async (request: Request, { locals }: { locals: { error?: unknown } }) => {
      locals.error = failures.get(new URL(request.url).pathname)
      return new Response('<html><head></head><body>A notice</body></html>', { status: locals.error ? 500 : 200 })
    },
  },
  routeFor: () => undefined,
}))

failures.set('/broken', new TypeError('undefined is no project'))
failures.set('/malformed', new RequestError('malformed', 'GET /api/pages', 'no list'))
failures.set('/unavailable', new ContentUnavailable('no page was ever read'))
failures.set('/unanswered', new RequestError('unavailable', 'POST /api/leads', 'no answer within 3 s'))

async function answerTo(url: string): Promise<{ status: number; retryAfter: unknown }> {
  const headers = new Map<string, unknown>()
  let status = 0
  const response = {
    setHeader: (name: string, value: unknown) => headers.set(name, value),
    writeHead: (sent: number) => {
      status = sent
      return response
    },
    end: () => response,
  }
  await answerWithPage({ url, method: 'GET', headers: {} } as IncomingMessage, response as unknown as ServerResponse)
  return { status, retryAfter: headers.get('Retry-After') }
}

/** Fails often enough to open the circuit. */
function takeAway(service: string): void {
  while (circuitState(service) === 'closed') reportUnavailable(service)
}

describe.each([
  ['while every service answers', () => []],
  ['while the people provider is away', () => [PEOPLE_PROVIDER]],
  ['while the content backend is away', () => [env().CONTENT_URL]],
])('the status of a failing page, %s', (_when, servicesAway) => {
  beforeAll(() => servicesAway().forEach(takeAway))
  afterAll(() => servicesAway().forEach(reportAnswered))

  it.each(['/broken', '/malformed'])('is 500 for an error of our own: %s', async (path) => {
    expect(await answerTo(path)).toEqual({ status: 500, retryAfter: undefined })
  })

  it.each(['/unavailable', '/unanswered'])('is 503 when its own content is not available: %s', async (path) => {
    expect(await answerTo(path)).toEqual({ status: 503, retryAfter: '30' })
  })
})
