import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import { PREVIEW_COOKIE } from '@/routing/preview-cookie'
import { answerFromCache } from './answer-from-cache'
import { EDGE_TIME_HEADER } from './edge-deadline'
import { pages } from './page-cache'

interface Answer {
  status: number
  headers: Map<string, string>
  body: Buffer
}

beforeAll(async () => {
  const headers = {
    'Content-Security-Policy': "default-src 'self'; a",
    'content-length': '7',
    'Cache-Control': 'public',
  }
  const made = { status: 200, headers, html: '<p>₹</p>', tags: new Set(['page']), freshFor: 60, keep: true }
  await pages.get('/services', async () => made)
})

/** The answer; `null` when the request is left to `answerWithPage`. */
async function ask(
  url: string,
  given: Partial<IncomingMessage['headers']> = {},
  method = 'GET',
): Promise<Answer | null> {
  let sent: Answer | null = null
  const response = {
    writeHead: (status: number, lines: string[]) => {
      const headers = new Map<string, string>()
      for (let at = 0; at < lines.length; at += 2) {
        const name = lines[at]?.toLowerCase() ?? ''
        expect(headers.has(name), name).toBe(false)
        headers.set(name, lines[at + 1] ?? '')
      }
      sent = { status, headers, body: Buffer.alloc(0) }
    },
    end: (body: Buffer) => {
      if (sent) sent.body = body
    },
  }
  const request = { method, url, headers: { 'accept-encoding': 'gzip, br', ...given } satisfies OutgoingHttpHeaders }
  const isAnswered = answerFromCache(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  expect(isAnswered).toBe(sent !== null)
  // The answer is sent at the end of the event loop's turn.
  await setImmediate()
  return sent
}

it('a kept page is sent with the headers of the site and its own, each once', async () => {
  const answer = await ask('/services')
  expect(answer?.status).toBe(200)
  expect(answer?.body).toEqual(pages.fresh('/services')?.br)
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
    'content-security-policy': "default-src 'self'; a",
    'x-content-type-options': 'nosniff',
    'content-encoding': 'br',
    'content-length': String(answer?.body.byteLength),
    'cache-control': 'public',
    vary: 'Accept-Encoding',
    etag: pages.fresh('/services')?.etag,
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  })
})

it('uses the id of a proxy, ignores campaign parameters, and uses an encoding that the browser accepts', async () => {
  const given = await ask('/services', { 'x-request-id': 'from-the-edge-1' })
  expect(given?.headers.get('x-request-id')).toBe('from-the-edge-1')
  expect((await ask('/services?utm_source=mail'))?.status).toBe(200)
  const small = await ask('/services', { 'accept-encoding': 'gzip' })
  expect(small?.headers.get('content-encoding')).toBe('gzip')
})

it.each<[string, string, Partial<IncomingMessage['headers']>, string?]>([
  ['a page that is not kept', '/projects', {}],
  ['a query that no page knows', '/projects?a=1', {}],
  ['a preview', '/services', { cookie: `a=b; ${PREVIEW_COOKIE}=ticket` }],
  ['an edge that tells its time', '/services', { [EDGE_TIME_HEADER]: '1700000000.000' }],
  ['a browser that has the page', '/services', { 'if-none-match': 'W/"a"' }],
  ['a browser that takes no compressed page', '/services', { 'accept-encoding': 'identity' }],
  ['a request with a body', '/services', { 'transfer-encoding': 'chunked' }],
  ['a question for the headers alone', '/services', {}, 'HEAD'],
  ['a form', '/services', {}, 'POST'],
])('leaves %s to the slower path', async (_what, url, headers, method) => {
  expect(await ask(url, headers, method)).toBeNull()
})

it('answers all requests of one turn of the event loop together, each with its own page', async () => {
  const answers = await Promise.all([
    ask('/services'),
    ask('/services', { 'accept-encoding': 'gzip' }),
    ask('/services'),
  ])
  const page = pages.fresh('/services')
  expect(answers.map((answer) => answer?.body)).toEqual([page?.br, page?.gzip, page?.br])
})
