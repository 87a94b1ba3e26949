import { request } from 'node:http'
import fc from 'fast-check'
import type { BodyKind, FuzzRow } from './fuzz-table'

/** A request as it is sent. */
export interface FuzzRequest {
  method: string
  /** With its query; escaped, or badly escaped on purpose. */
  path: string
  headers: Record<string, string>
  body: Buffer | null
}

export interface FuzzAnswer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  text: string
}

/** Wherever a page repeats this text, it must be escaped. */
export const SCRIPT = '<script>alert(1)</script>'

/** Texts that often break parsers, headers, file names, queries and numbers. */
export const nasty: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      SCRIPT,
      `"><img src=x onerror=alert(1)>`,
      '\u0000',
      'a\r\nSet-Cookie: x=1',
      '{"$gt":""}',
      "'; DROP TABLE leads; --",
    ],
    ...['../../../../etc/passwd', '..%2f..%2fsecrets.json', '%', '%00', '%E0%A4', '//evil.example', '/\\evil.example'],
    ...['__proto__', 'constructor', 'toString', 'javascript:alert(1)', 'https://evil.example/', '.env', '.git/config'],
    ...['-1', '0', '1e308', 'NaN', '9007199254740993', '99999999999999999999', '1,2', 'true', 'null', '[]'],
    ...['\uD800', '\u202Egpj.exe', '𝒳'.repeat(300), 'x'.repeat(2_000), '‮', 'İ', 'ß'],
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer().map(String),
  fc.webQueryParameters(),
)

const headerText = fc
  .oneof(
    fc.constantFrom(
      'bytes=0-',
      'bytes=9999999999-',
      'bytes=-1',
      '*',
      'text/html',
      'application/json',
      'gzip;q=0, br;q=x',
    ),
    fc.constantFrom(
      '1.2.3.4, 5.6.7.8',
      '::1',
      'x, y',
      'null',
      'https://evil.example',
      'cross-site',
      'Bearer x',
      'W/"x"',
    ),
    fc.constantFrom(
      'newsletter=%7B%22outcome%22',
      'lead-receipt={}',
      'private-link=a.b',
      'draft-preview=a.b',
      'a=b; ;=;',
    ),
    fc.constantFrom('evil.example', 'a?', 'a/services/nobody?', 'a/_image?', '[::1]:80', 'on', '1700000000.000'),
    nasty,
  )
  .map((text) =>
    Buffer.from(text, 'latin1')
      .toString('latin1')
      .replace(/[^\x20-\x7e\x80-\xff]/g, '')
      .slice(0, 500),
  )

const headers = fc.dictionary(
  fc.constantFrom(
    ...['cookie', 'range', 'accept', 'accept-encoding', 'accept-language', 'if-none-match', 'if-modified-since'],
    ...['origin', 'sec-fetch-site', 'authorization', 'x-ashlar-signature', 'x-ashlar-timestamp', 'x-request-id'],
    ...['referer', 'user-agent', 'content-encoding', 'x-http-method-override', 'x-forwarded-host', 'x-original-url'],
    ...['host', 'x-forwarded-proto', 'x-edge-time', 'save-data'],
  ),
  headerText,
  { maxKeys: 3 },
)

const methods = fc.oneof(
  { weight: 6, arbitrary: fc.constant('GET') },
  { weight: 3, arbitrary: fc.constant('POST') },
  fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'),
)

/** A text as part of an address: escaped as a browser does it, or with its percent signs unescaped. */
function escaped(text: string, raw: boolean): string {
  // A lone surrogate cannot be escaped.
  const whole = Buffer.from(text).toString()
  return raw ? whole.replace(/[^\w.~%/-]/gu, encodeURIComponent) : encodeURIComponent(whole)
}

const pairs = (names: readonly string[]) =>
  fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), nasty), nasty, fc.boolean()), { maxLength: 6 })

/** Valid and invalid requests to an endpoint. */
export function requestsTo(endpoint: {
  at: readonly string[]
  parameters: readonly string[]
  fields: readonly string[]
  body: FuzzRow['body']
}): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      method: methods,
      at: fc.constantFrom(...endpoint.at),
      segment: nasty,
      raw: fc.boolean(),
      query: pairs(['utm_source', 'page', ...endpoint.parameters]),
      sent: pairs(['name', ...endpoint.fields]),
      kind: fc.constantFrom(...[endpoint.body ?? 'form'].flat()),
      visitor: fc.nat(65_535),
      garbage: fc.option(fc.string({ unit: 'binary', maxLength: 300 }), { freq: 4 }),
      headers,
    })
    .map(({ method, at, segment, raw, query, sent, kind, visitor, garbage, headers: given }) => {
      const path = at.replace('*', () => escaped(segment, raw))
      const search = query.map(([name, value, bad]) => `${escaped(name, bad)}=${escaped(value, bad)}`).join('&')
      const { type, text } = bodyOf(kind, sent, garbage)
      const body = method === 'GET' || method === 'HEAD' || method === 'TRACE' ? null : Buffer.from(text)
      return {
        method,
        path: search ? `${path}?${search}` : path,
        headers: {
          // Each request comes from another visitor, so that rate limits do not block the fuzzed code.
          'x-forwarded-for': `2001:db8:${visitor.toString(16)}::1`,
          ...given,
          ...(body ? { 'content-type': type, 'content-length': String(body.byteLength) } : {}),
        },
        body,
      }
    })
}

function bodyOf(
  kind: BodyKind,
  sent: readonly (readonly [string, string, boolean])[],
  garbage: string | null,
): { type: string; text: string } {
  const type = {
    form: 'application/x-www-form-urlencoded',
    json: 'application/json',
    multipart: 'multipart/form-data; boundary=x',
  }[kind]
  if (garbage !== null) return { type, text: garbage }
  if (kind === 'json')
    return { type, text: JSON.stringify(Object.fromEntries(sent.map(([name, value]) => [name, value]))) }
  if (kind === 'form') {
    return { type, text: sent.map(([name, value, raw]) => `${escaped(name, raw)}=${escaped(value, raw)}`).join('&') }
  }
  const parts = sent.map(([name, value, isFile]) => {
    const head = `--x\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"`
    return isFile ? `${head}; filename="a.pdf"\r\n\r\n%PDF-${value}\r\n` : `${head}\r\n\r\n${value}\r\n`
  })
  return { type, text: `${parts.join('')}--x--\r\n` }
}

/** Sends a request unchanged. When the server closes the connection during the body, the result counts as 400. */
export function sendRaw(site: string, { method, path, headers: sent, body }: FuzzRequest): Promise<FuzzAnswer> {
  const { hostname, port } = new URL(site)
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, method, path, headers: sent, agent: false, timeout: 20_000 },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        )
        response.on('error', reject)
      },
    )
    asked.on('timeout', () => asked.destroy(new Error(`no answer within 20 s to ${method} ${path}`)))
    asked.on('error', (error) => {
      const closed = 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
      if (closed) resolve({ status: 400, headers: {}, text: '' })
      else reject(error)
    })
    asked.end(body)
  })
}
