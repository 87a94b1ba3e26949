import type { ServerResponse } from 'node:http'
import { type Answer, sendJson, strapiFault } from '../../support/services/stand-in-strapi'

const JSON_TYPE = { 'Content-Type': 'application/json' }
const HTML = '<!doctype html><title>Gateway</title><h1>Please sign in</h1>'
/** More than the site reads of one answer. */
const HUGE_BYTES = 40 * 1024 * 1024
/** Deeper than any stack of calls. */
const DEPTH = 200_000

const fault = (status: number, name: string, message: string): Answer =>
  sends(status, strapiFault(status, name, message))

function sends(status: number, body: unknown): Answer {
  return (_incoming, outgoing) => sendJson(outgoing, status, body)
}

function sendsText(text: string, headers: Readonly<Record<string, string>> = JSON_TYPE, status = 200): Answer {
  return (_incoming, outgoing) => outgoing.writeHead(status, headers).end(text)
}

const html = (status: number): Answer => sendsText(HTML, { 'Content-Type': 'text/html' }, status)

/** Answers each page of the list by its number, from 1. */
function byPage(answer: (page: number, outgoing: ServerResponse) => void): Answer {
  return (incoming, outgoing) => {
    const { searchParams } = new URL(incoming.url ?? '/', 'http://stand-in')
    answer(Number(searchParams.get('pagination[page]') ?? 1), outgoing)
  }
}

const list = (data: unknown, pagination: object = { page: 1, pageSize: 100, pageCount: 1, total: 4 }) => ({
  data,
  meta: { pagination },
})

const halfOf = (text: string) => text.slice(0, Math.floor(text.length / 2))

/** @returns answers that say nothing true about the records of a list, each with a name for the test's report. */
export function hostileAnswers(good: readonly object[]): readonly (readonly [name: string, answer: Answer])[] {
  const whole = JSON.stringify(list(good))
  return [
    // The backend's own words: one odd answer is not believed.
    ['404 of Strapi', fault(404, 'NotFoundError', 'Not Found')],
    ['405 of Strapi', fault(405, 'MethodNotAllowedError', 'Method Not Allowed')],
    ['403 of Strapi', fault(403, 'ForbiddenError', 'Forbidden')],
    ['401 of Strapi', fault(401, 'UnauthorizedError', 'Missing or invalid credentials')],
    ['400 of Strapi to every query', fault(400, 'ValidationError', 'Invalid key')],
    ['500 of Strapi', fault(500, 'InternalServerError', 'Internal Server Error')],
    ['413 of Strapi', fault(413, 'PayloadTooLargeError', 'Payload too large')],
    ['429 of Strapi', fault(429, 'RateLimitError', 'Too many requests')],
    // A proxy or a firewall in front of it.
    ['404 in HTML', html(404)],
    ['404 without a body', sendsText('', {}, 404)],
    ['404 in other JSON', sends(404, { error: { code: '404', message: 'The page could not be found' } })],
    ['404 of WordPress', sends(404, { code: 'rest_no_route', message: 'No route', data: { status: 404 } })],
    ['410 in HTML', html(410)],
    ['403 in HTML', html(403)],
    ['401 in HTML', html(401)],
    ['400 in HTML', html(400)],
    ['400 in other JSON', sends(400, { message: 'bad request' })],
    ['408', sendsText('', {}, 408)],
    ['418', sendsText('', {}, 418)],
    ['500 in HTML', html(500)],
    ['502', html(502)],
    ['503 with Retry-After', sendsText(HTML, { 'Retry-After': '120' }, 503)],
    ['504', html(504)],
    ['520', html(520)],
    // Redirects.
    ['302 to a page', redirect('/admin')],
    ['302 to itself', redirect('')],
    ['302 without an address', sendsText('', {}, 302)],
    ['307 to a closed port', redirect('http://127.0.0.1:1/')],
    ['301 to another scheme', redirect('file:///etc/passwd')],
    // 200, but no list.
    ['HTML with 200', html(200)],
    ['HTML called JSON', sendsText(HTML)],
    ['an empty body', sendsText('')],
    ['204', sendsText('', {}, 204)],
    ['null', sendsText('null')],
    ['a text', sendsText('"fine"')],
    ['a number', sendsText('7')],
    ['true', sendsText('true')],
    ['an empty bare list', sendsText('[]')],
    ['an empty object', sendsText('{}')],
    ['a message', sends(200, { message: 'Please wait while the service is starting' })],
    ['an error body with 200', sends(200, strapiFault(500, 'InternalServerError', 'Internal Server Error'))],
    ['an empty list with an error', sends(200, { ...list([]), error: { status: 500, name: 'Error', message: '' } })],
    ['data that is null', sends(200, { data: null, meta: {} })],
    ['data that is one record', sends(200, { data: good[0], meta: {} })],
    ['data that is a text', sends(200, { data: 'none' })],
    ['an empty list without counts', sends(200, { data: [], meta: {} })],
    ['an empty list that counts four', sends(200, list([]))],
    // Lists of what is no record.
    ['records that are null', sends(200, list([null, null]))],
    ['records that are texts', sends(200, list(['a', 'b']))],
    ['records that are lists', sends(200, list([[], []]))],
    ['records with an id alone', sends(200, list([{ id: 1 }, { id: 2 }]))],
    ['records without attributes', sends(200, list([{ id: 1, attributes: null }]))],
    ['records of another type', sends(200, list([{ id: 1, title: 'A page', path: '/' }]))],
    ['records of no known menu', sends(200, list(good.map((record) => ({ ...record, Type: 'Elsewhere' }))))],
    ['fields that are objects', sends(200, list([{ id: 1, Type: {}, ImageTitle: {}, Sequence: {} }]))],
    ['a prototype', sendsText('{"__proto__":{"data":[]},"meta":{}}')],
    // Cut, slow and huge.
    ['JSON cut in the middle', sendsText(halfOf(whole))],
    ['fewer bytes than promised', (_incoming, outgoing) => cutShort(outgoing, whole)],
    ['a connection closed at once', (incoming) => incoming.socket.destroy()],
    ['no HTTP', (incoming) => incoming.socket.end('220 mail.example ESMTP\r\n')],
    ['no answer', () => {}],
    ['headers and then nothing', (_incoming, outgoing) => outgoing.writeHead(200, JSON_TYPE).flushHeaders()],
    ['a gigantic text', sendsText(JSON.stringify(list(['x'.repeat(HUGE_BYTES)])))],
    ['gigantic whitespace', sendsText(' '.repeat(HUGE_BYTES))],
    ['lists in lists', sendsText(`{"data":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)},"meta":{}}`)],
    ['compressed in name only', sendsText(whole, { ...JSON_TYPE, 'Content-Encoding': 'gzip' })],
    ['letters of another encoding', (_incoming, outgoing) => outgoing.writeHead(200, JSON_TYPE).end(UTF_16)],
    // Counts that lie.
    ['a second page that fails', byPage((page, out) => secondPage(page, out, good, () => sendJson(out, 500, {})))],
    ['a second page in HTML', byPage((page, out) => secondPage(page, out, good, () => out.end(HTML)))],
    [
      'a second page that does not exist',
      byPage((page, out) =>
        secondPage(page, out, good, () => sendJson(out, 404, strapiFault(404, 'NotFoundError', 'Not Found'))),
      ),
    ],
    [
      'the same page for ever',
      sends(200, list(good, { page: 1, pageSize: 1, pageCount: 1_000_000, total: 9_000_000 })),
    ],
    ['a count below its records', sends(200, list(good, { page: 1, pageCount: 0, total: 0 }))],
    ['counts that are texts', sends(200, list(good, { page: '1', pageCount: '9', total: '900' }))],
    ['a negative count', sends(200, list(good, { page: 1, pageCount: -1, total: -5 }))],
  ]
}

const UTF_16 = Buffer.from('{"data":[],"meta":{}}', 'utf16le')

function redirect(to: string): Answer {
  return (incoming, outgoing) => outgoing.writeHead(302, { Location: to || (incoming.url ?? '/') }).end()
}

function cutShort(outgoing: ServerResponse, text: string): void {
  outgoing.writeHead(200, { ...JSON_TYPE, 'Content-Length': String(text.length * 2) })
  outgoing.write(text)
  setImmediate(() => outgoing.destroy())
}

function secondPage(page: number, outgoing: ServerResponse, good: readonly object[], second: () => void): void {
  if (page > 1) second()
  else sendJson(outgoing, 200, list(good.slice(0, 1), { page: 1, pageSize: 1, pageCount: 2, total: 2 }))
}
