import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { leadWrites, linkCalls, RESUME_FIELD, reads, writes } from '@ashlar/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStack } from '../../../scripts/lib/services/stack.mjs'
import { firstState } from '../../support/services/first-states'
import { type FuzzAnswer, type FuzzRequest, requestsTo, SCRIPT, sendRaw } from './fuzz-requests'
import { ADMIN_ROWS, FUZZ_ROWS, type FuzzRow } from './fuzz-table'

/**
 * Requests for each endpoint, and maximum seconds for each. `npm run test:full` sends 60 (`scripts/test/steps.mjs`);
 * `FUZZ_RUNS` sets any number, `FUZZ_SEED` another sequence.
 */
const RUNS = Number(process.env.FUZZ_RUNS ?? 12)
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 20)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122)

const EDITOR = { email: 'editor@ashlar.example', password: 'Courses-of-stone-1' }
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const pagesFolder = join(import.meta.dirname, '../../../web/src/pages')
const contentFolder = join(import.meta.dirname, '../../../content/src')
const settings = { numRuns: RUNS, seed: SEED, interruptAfterTimeLimit: SECONDS * 1000, endOnFailure: true }

let stack: Awaited<ReturnType<typeof startStack>>

beforeAll(async () => {
  console.info(`fuzz: seed ${SEED}, ${RUNS} requests an endpoint (FUZZ_SEED, FUZZ_RUNS)`)
  const account = { ADMIN_EMAIL: EDITOR.email, ADMIN_PASSWORD: EDITOR.password }
  const limits = { LEAD_LIMIT: '1000000', NEWSLETTER_DAY_LIMIT: '1000000', RECEIPT_DAY_LIMIT: '1000000' }
  const from = await firstState('demo', 'hi')
  stack = await startStack({ from, env: { ...limits, ...account, LANGUAGES: 'hi' } })
  // The first search fills the indexes of two languages.
  await fetch(new URL('/hi/api/search/suggest?q=pune', stack.siteUrl))
})
afterAll(() => stack?.stop())

/** Names of the fields and parameters in a page's own forms and links. */
function namesIn(html: string): string[] {
  const fields = [...html.matchAll(/<(?:input|select|textarea|button)[^>]*\sname="([^"]+)"/g)].map(([, name]) => name)
  const links = [...html.matchAll(/href="[^"?]*\?([^"#]+)/g)].flatMap(([, query]) => [
    ...new URLSearchParams((query ?? '').replaceAll('&amp;', '&')).keys(),
  ])
  return [...new Set([...fields, ...links])].filter((name): name is string => name !== undefined)
}

async function fuzz(
  base: string,
  requests: fc.Arbitrary<FuzzRequest>,
  holds: (answer: FuzzAnswer, request: FuzzRequest) => void,
) {
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const answer = await sendRaw(base, request)
      // 501 is correct for a method that HTTP knows and the backend does not.
      const unknownMethod = answer.status === 501 && !KNOWN_METHODS.has(request.method)
      if (!unknownMethod) expect(answer.status, answer.text.slice(0, 300)).toBeLessThan(500)
      holds(answer, request)
    }),
    settings,
  )
}

describe('every address of the site, with random requests', () => {
  it('has a row in the fuzz table', () => {
    const files = readdirSync(pagesFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('_'))
      .map(({ parentPath, name }) => join(parentPath, name).slice(pagesFolder.length + 1))
    expect(Object.keys(FUZZ_ROWS).sort()).toEqual(files.sort())
  })

  it.each(Object.entries(FUZZ_ROWS))(
    '%s answers without a failure of ours',
    async (_file, row) => {
      const [first = '/'] = row.at
      const html = first.includes('*') || row.body ? '' : await (await fetch(new URL(first, stack.siteUrl))).text()
      const forms = [row.body].flat().includes('form')
        ? await (await fetch(new URL('/about/contact-us', stack.siteUrl))).text()
        : ''
      const requests = requestsTo({
        // Every address exists in Hindi too.
        at: row.at.flatMap((path) => [path, `/hi${path.replace(/^\/$/, '')}`]),
        parameters: [...namesIn(html), ...(row.parameters ?? [])],
        fields: [...namesIn(forms), ...(row.fields ?? [])],
        body: row.body,
      })
      await fuzz(stack.siteUrl, requests, ({ status, headers, text }) => {
        // Node itself refuses invalid HTTP, before our code runs.
        if (status === 400 && text === '') return
        expect(headers['x-content-type-options']).toBe('nosniff')
        expect(headers['content-security-policy']).toBeTruthy()
        if (headers['content-type']?.includes('html')) expect(text).not.toContain(SCRIPT)
        // No request may cause a redirect to another site.
        const { location } = headers
        if (location) expect(new URL(String(location), stack.siteUrl).origin).toBe(new URL(stack.siteUrl).origin)
        for (const cookie of [headers['set-cookie'] ?? []].flat()) expect(cookie).toContain('HttpOnly')
      })
    },
    SECONDS * 1000 + 30_000,
  )

  it('refuses TRACE at a page, an endpoint and a file', async () => {
    for (const path of ['/', '/projects?page=2', '/api/health', '/robots.txt']) {
      const request = { method: 'TRACE', path, headers: {}, body: null }
      expect((await sendRaw(stack.siteUrl, request)).status, path).toBe(405)
    }
  })

  it('redirects an address with capitals and with characters that are not allowed in a header', async () => {
    const request = { method: 'GET', path: '/blog/Y%F1%97%A0%9F', headers: {}, body: null }
    const { status, headers } = await sendRaw(stack.siteUrl, request)
    expect([status, headers.location]).toEqual([308, '/blog/y%F1%97%A0%9F'])
  })

  it('leaves the site running, and no error in its log', async () => {
    expect((await fetch(new URL('/api/health', stack.siteUrl))).status).toBe(200)
    const failures = readFileSync(join(stack.dataDir, 'logs', 'site.log'), 'utf8')
      .split('\n')
      .filter((line) => /"msg":"(?:a request failed|a page failed|the page that tells)/.test(line))
    expect(failures).toEqual([])
  })
})

const strangers = [
  '/_health',
  '/_metrics',
  '/_ready',
  writes.upload.path,
  writes.emptySearches.path,
  writes.follows.path,
  '/api/resumes/*',
  '/api/newsletter-emails/mail-events',
  '/admin/login',
  '/admin/register-admin',
  '/upload',
]
const calls = [
  ...Object.values(reads).map(({ path }) => path.replace(/\{\w+\}/, '*')),
  ...[...Object.values(leadWrites), ...Object.values(linkCalls)].map(({ path }) => path),
]

describe('every call of the catalogue at the backend, with random requests', () => {
  const parameters = [
    ...['filters[slug][$eq]', 'filters[$or][0][id][$gt]', 'filters[id]', 'sort', 'sort[0]', 'fields[0]', 'populate'],
    ...['populate[x][populate]', 'pagination[page]', 'pagination[limit]', 'pagination[pageSize]', 'status', 'locale'],
    ...['_q', '_embed', 'per_page', 'orderby', 'categories', 'author', 'slug', 'publicationState'],
  ]
  const json = {
    body: 'json',
    fields: [
      'token',
      'changes',
      'only',
      'data',
      'name',
      'email',
      'topics',
      'subscribedEmail',
      'context',
      'subject',
      'seen',
      'follow',
      'shown',
    ],
  } satisfies Partial<FuzzRow>
  const file = { body: ['multipart', 'json'], fields: [RESUME_FIELD] } satisfies Partial<FuzzRow>

  it.each([...new Set([...calls, ...strangers])])(
    '%s answers without a failure of ours, and nothing to whoever has no token',
    async (path) => {
      const requests = requestsTo({ at: [path], parameters, ...(path === writes.upload.path ? file : json) })
      const anonymous = ['/_health', '/_ready', '/wp-json'].some((start) => path.startsWith(start))
      await fuzz(stack.contentUrl, requests, ({ status }, { method }) => {
        // The admin's pages are the same files for everybody.
        const isPage = path.startsWith('/admin/') && (method === 'GET' || method === 'HEAD')
        // OPTIONS only lists the allowed methods.
        if (!anonymous && !isPage && method !== 'OPTIONS') expect(status).toBeGreaterThanOrEqual(400)
      })
      const withToken = requests.map((request) => ({
        ...request,
        headers: { ...request.headers, authorization: `Bearer ${stack.tokens[request.body ? 'create' : 'read']}` },
      }))
      await fuzz(stack.contentUrl, withToken, () => undefined)
    },
    2 * SECONDS * 1000 + 30_000,
  )
})

describe('every address of our own in the admin, with random requests', () => {
  let authorization: string
  beforeAll(async () => {
    const answer = await fetch(`${stack.contentUrl}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(EDITOR),
    })
    const { data } = (await answer.json()) as { data: { token: string } }
    authorization = `Bearer ${data.token}`
    const known = await fetch(`${stack.contentUrl}/task-groups`, { headers: { authorization } })
    expect(known.status).toBe(200)
  })

  it('has a row in the fuzz table', () => {
    const prefixes = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => [...readFileSync(join(contentFolder, name), 'utf8').matchAll(/prefix: '(\/[\w-]+)'/g)])
      .map(([, prefix]) => prefix)
    expect(Object.keys(ADMIN_ROWS).sort()).toEqual(prefixes.sort())
  })

  it.each(Object.entries(ADMIN_ROWS))(
    '%s answers an editor without a failure of ours, and nothing to a stranger',
    async (_prefix, { at, parameters = [], fields = [], body = 'json' }) => {
      const requests = requestsTo({ at, parameters, fields, body })
      await fuzz(stack.contentUrl, requests, ({ status }, { method }) => {
        if (method !== 'OPTIONS') expect(status).toBeGreaterThanOrEqual(400)
      })
      const withToken = requests.map((request) => ({ ...request, headers: { ...request.headers, authorization } }))
      await fuzz(stack.contentUrl, withToken, ({ headers, text }) => {
        if (headers['content-type']?.includes('html')) expect(text).not.toContain(SCRIPT)
      })
    },
    2 * SECONDS * 1000 + 30_000,
  )
})
