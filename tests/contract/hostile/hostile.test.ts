import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkLead, type LeadType, leadTypes } from '@ashlar/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Backend, describeOnEachDatabase } from '../databases'
import { bodyOf, PDF } from '../leads/lead-bodies'
import { rowsOf } from '../rows'

/** Bodies for each database; `HOSTILE_BODIES` sets another number, such as 5,000. */
const RUNS = Number(process.env.HOSTILE_BODIES ?? 300)

/** Texts that often break parsers, headers, queries and spreadsheets. */
const nasty = fc.oneof(
  fc.constantFrom(
    '\u0000',
    'a\r\nBcc: x@ashlar.example',
    '=HYPERLINK("http://evil.example")',
    "'; DROP TABLE leads; --",
    '<script>alert(1)</script>',
    '\uD800',
    '\u202Etxt.exe',
    '{"$gt":""}',
    '%00',
    '../../../../etc/passwd',
    'x'.repeat(70_000),
    '𝒳'.repeat(4_000),
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.emailAddress(),
)

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nasty },
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(null, true, 0, -1, 1e308, [], {}, { __proto__: 1 }, { constructor: { prototype: {} } }),
)

const type = fc.constantFrom<LeadType>(...leadTypes)

/** A valid body with some invalid fields. */
const spoiled = type.chain((chosen) =>
  fc
    .dictionary(fc.constantFrom(...fieldsThatMatter), value, { maxKeys: 6 })
    .map((bad) => ({ type: chosen, body: JSON.stringify({ ...bodyOf(chosen), ...bad }) })),
)

const fieldsThatMatter = [
  ...['name', 'email', 'phone', 'city', 'message', 'subject', 'project', 'service', 'resume', 'answers', 'company'],
  ...['consent', 'context', 'screening', 'idempotencyKey', 'data', '__proto__', 'id', 'state', 'reference', 'owner'],
]

/** A body that no form would send. */
const garbage = fc.record({
  type,
  body: fc.oneof(fc.json(), fc.string({ unit: 'binary' }), fc.constant('[['.repeat(5_000))),
})

interface Sent {
  headers?: Record<string, string>
  body: string | Uint8Array<ArrayBuffer>
}

async function statusOf({ stack }: Backend, path: string, { headers, body }: Sent): Promise<number> {
  const response = await fetch(new URL(path, stack.contentUrl), {
    method: 'POST',
    headers: { authorization: `Bearer ${stack.tokens.create}`, 'content-type': 'application/json', ...headers },
    body,
  })
  await response.arrayBuffer()
  return response.status
}

describeOnEachDatabase(
  'hostile bodies',
  (backend) => {
    it('cause no 5xx, and nothing is stored that the schema refuses', async () => {
      let taken = 0
      await fc.assert(
        fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: spoiled }, garbage), async ({ type: chosen, body }) => {
          const status = await statusOf(backend, `/api/${chosen}`, { body })
          expect(status).toBeLessThan(500)
          if (status < 300) {
            taken += 1
            expect(checkLead(chosen, unwrapped(JSON.parse(body))).ok).toBe(true)
          }
        }),
        { numRuns: RUNS, seed: 5, endOnFailure: true },
      )
      const rows = await rowsOf(backend, 'leads', "COALESCE(name, '') || COALESCE(message, '') || COALESCE(city, '')")
      // The same words sent twice are one lead, so there may be fewer rows than responses.
      expect(rows.length).toBeLessThanOrEqual(taken)
      expect(rows.filter((row) => /[\0\r\u202E]/.test(row))).toEqual([])
    }, 300_000)

    const bomb = new Uint8Array(gzipSync(Buffer.alloc(50 * 1024 * 1024, ' ')))
    const part = (head: string, body: string) => `--x\r\n${head}\r\n\r\n${body}\r\n--x--\r\n`
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

    it.each<[string, string, Sent]>([
      ['a bomb of blanks', '/api/general-leads', { headers: { 'content-encoding': 'gzip' }, body: bomb }],
      ['a compression nobody knows', '/api/general-leads', { headers: { 'content-encoding': 'zip' }, body: '{}' }],
      [
        'a character set nobody knows',
        '/api/aca-leads',
        { headers: { 'content-type': 'application/json; charset=x' }, body: '{}' },
      ],
      [
        'a form of the web',
        '/api/aca-leads',
        { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'name[$ne]=' },
      ],
      ['plain text', '/api/aca-leads', { headers: { 'content-type': 'text/plain' }, body: 'name' }],
      ['a body of 90 KB', '/api/aca-leads', { body: JSON.stringify({ message: 'x'.repeat(90_000) }) }],
      ['a body of 2 MB', '/api/aca-leads', { body: JSON.stringify({ message: 'x'.repeat(2_000_000) }) }],
      [
        'a file for an enquiry',
        '/api/aca-leads',
        { headers: multipart, body: part('Content-Disposition: form-data; name="files"; filename="a"', 'x') },
      ],
      [
        'a file without a name',
        '/api/upload',
        { headers: multipart, body: part('Content-Disposition: form-data; name="files"', PDF) },
      ],
      [
        'a file in another field',
        '/api/upload',
        { headers: multipart, body: part('Content-Disposition: form-data; name="cv"; filename="a.pdf"', PDF) },
      ],
      [
        'a file that ends in the middle',
        '/api/upload',
        {
          headers: multipart,
          body: '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-',
        },
      ],
      ['parts without a boundary', '/api/upload', { headers: { 'content-type': 'multipart/form-data' }, body: 'x' }],
      ['JSON for a file', '/api/upload', { body: '{"files":[]}' }],
    ])('are refused: %s', async (_what, path, sent) => {
      const status = await statusOf(backend, path, sent)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    })

    it('leave no file behind, and the server keeps running', async () => {
      expect(readdirSync(join(backend.stack.dataDir, 'private', 'incoming'))).toEqual([])
      expect(readdirSync(join(backend.stack.dataDir, 'private', 'resumes'))).toEqual([])
      expect(await statusOf(backend, '/api/ada-leads', { body: JSON.stringify(bodyOf('ada-leads')) })).toBe(201)
    })
  },
  { SEED: 'none', LEAD_LIMIT: '100000' },
)

/** The backend also accepts a body wrapped in `data`. */
function unwrapped(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body)) return body
  const { data } = body
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : body
}
