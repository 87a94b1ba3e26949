import { randomUUID } from 'node:crypto'
import type { Backend } from '../../contract/databases'
import { rowsOf } from '../../contract/rows'
import { type StalledPost, stalledPost } from '../../support/services/raw-request'
import { sharedCreateToken, startSite } from '../../support/services/site-instance'
import { stacks } from '../../support/services/stacks'
import { expect, test } from '../../support/test'
import { resumeFile, someNetworkAddress, storedLeads } from '../../support/visiting/leads'

const ADDRESS = '/api/leads/enquiry'

function fields(more: Record<string, string> = {}) {
  const name = `Meera ${randomUUID()}`
  return {
    name,
    subject: 'land',
    email: `${name.replace(' ', '.')}@ashlar.example`,
    consent: 'on',
    noticeVersion: '2026-11-21',
    ...more,
  }
}

/** The backend of the shared stack, for reading what it has stored. */
function sharedBackend(): Backend {
  const { dataDir, databaseUrl = null } = stacks()
  return { stack: { dataDir }, databaseUrl } as Backend
}

function visitor() {
  return { 'X-Forwarded-For': someNetworkAddress() }
}

test('a form from before a deploy can still be sent: it depends on no build and no visitor', async ({
  page,
  request,
}) => {
  await page.goto('/about/contact-us', { waitUntil: 'domcontentloaded' })
  const form = page.locator('form[data-lead-form="enquiry"]')
  const html = await (await request.get('/about/contact-us')).text()
  expect(html).not.toMatch(/\$ACTION_/)
  for (const name of ['ticket', 'idempotencyKey', 'page', 'campaign']) {
    expect(html).toMatch(new RegExp(`<input type="hidden" name="${name}" value=""`))
  }
  const action = (await form.getAttribute('action')) ?? ''
  const body = fields({ noticeVersion: '2020-01-01', aFieldOfThen: 'gone since' })
  const answer = await request.post(action, { form: body, maxRedirects: 0, headers: visitor() })
  expect(answer.status()).toBe(303)
  expect(answer.headers().location).toMatch(/^\/enquiry\/received\?receipt=[\w-]+$/)
  expect(storedLeads(body.name).map(({ notice_version }) => notice_version)).toEqual(['2020-01-01'])
})

test('the same words twice without a key are one lead', async ({ request }) => {
  const body = fields()
  const headers = { ...visitor(), Accept: 'application/json' }
  const answers = await Promise.all([1, 2, 3].map(() => request.post(ADDRESS, { form: body, headers })))
  const references = await Promise.all(answers.map(async (answer) => (await answer.json()).reference))
  expect(new Set(references).size).toBe(1)
  expect(storedLeads(body.name)).toHaveLength(1)
})

test('the id of its request is in the answer and in the history of the lead', async ({ request }) => {
  const headers = { ...visitor(), Accept: 'application/json' }
  const answer = await request.post(ADDRESS, { form: fields(), headers })
  const { 'x-request-id': id } = answer.headers()
  expect(id).toMatch(/^[\w-]{32,36}$/)
  const { reference } = await answer.json()
  expect(await rowsOf(sharedBackend(), 'lead_events', "lead || ' ' || request")).toContain(`${reference} ${id}`)
})

test('a lead with the hidden field filled in, sent too fast or without script is held, and the response does not say so', async ({
  request,
}) => {
  const key = 'sent-too-fast-0123456789'
  const ticket = await request.get(`/api/leads/ticket?key=${key}`)
  expect(ticket.headers()['cache-control']).toContain('no-store')
  for (const [more, suspicion] of [
    [{ 'leave-empty': 'https://spam.example' }, 'honeypot'],
    [{ ticket: await ticket.text(), idempotencyKey: key }, 'too-fast'],
    [{ ticket: await ticket.text(), idempotencyKey: 'another-0123456789abc' }, 'no-script'],
    [{ ticket: 'mwpx3is9.forged' }, 'no-script'],
  ] as const) {
    const body = fields(more)
    const answer = await request.post(ADDRESS, { form: body, headers: { ...visitor(), Accept: 'application/json' } })
    expect(answer.status(), suspicion).toBe(200)
    const [stored] = storedLeads(body.name)
    expect(stored?.quarantined, suspicion).toBe(1)
    expect(stored?.suspicions).toContain(suspicion)
  }
})

test('hostile bodies are refused with a 4xx', async ({ request }) => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  for (const [what, data, headers] of [
    ['nothing', '', form],
    ['broken escapes', 'name=%&subject=%E0%A4', form],
    ['half a megabyte', `message=${'a'.repeat(512 * 1024)}`, form],
    ['JSON', '{"name": {"$ne": null}}', { 'Content-Type': 'application/json' }],
    ['a multipart body that is none', 'boundary?', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ] as const) {
    const answer = await request.post(ADDRESS, { data: Buffer.from(data), headers: { ...headers, ...visitor() } })
    expect.soft(answer.status(), what).toBeGreaterThanOrEqual(400)
    expect.soft(answer.status(), what).toBeLessThan(500)
  }
  expect((await request.post('/api/leads/no-such-form', { form: fields() })).status()).toBe(404)
  expect((await request.get(ADDRESS)).status()).toBe(405)
})

test('a form sent by another site is refused on a page that says so', async ({ request }) => {
  for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://elsewhere.example' }]) {
    const body = fields()
    const answer = await request.post(ADDRESS, { form: body, maxRedirects: 0, headers: { ...visitor(), ...headers } })
    expect(answer.status()).toBe(403)
    expect(await answer.text()).toContain('This form came from another site')
    expect(storedLeads(body.name)).toEqual([])
  }
})

test('a body with thousands of pairs is refused before it is processed', async ({ request }) => {
  const data = Buffer.from('answers=1&'.repeat(20_000))
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...visitor() }
  expect((await request.post('/api/leads/application', { data, headers })).status()).toBe(413)
})

test('an invalid résumé is refused with a message for the visitor', async ({ request }) => {
  const answer = await request.post('/api/resumes', {
    multipart: { files: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ not a document') } },
  })
  expect(answer.status()).toBe(422)
  expect((await answer.json()).message).toContain('not a PDF')
})

test('links without our signature open nothing', async ({ request }) => {
  for (const path of ['/your-enquiry', '/newsletter/confirm', '/newsletter/preferences']) {
    expect.soft((await request.get(`${path}?link=ASH-0000-0000.forged`)).status(), path).toBe(404)
    expect.soft((await request.get(path)).status(), path).toBe(404)
  }
})

test.describe('with the content backend away', () => {
  test.use({ site: 'dark' })

  test('a form comes back under 503 with every word and no receipt', async ({ request }) => {
    const message = 'Four acres near Wagholi'
    const body = fields({ message })
    const answer = await request.post(ADDRESS, { form: body, maxRedirects: 0 })
    expect(answer.status()).toBe(503)
    const html = await answer.text()
    for (const word of [body.name, message, 'Every word is still here', 'href="tel:']) expect(html).toContain(word)
    expect(answer.headers()['set-cookie']).toBeUndefined()
  })
})

test('files are accepted only by the form that asks for one, and up to a limit for each network', async ({
  request,
}) => {
  const headers = { ...visitor(), Accept: 'application/json' }
  const mark = randomUUID()
  const file = { ...resumeFile, name: `${mark}.pdf` }
  // Their rows and not a folder: the files may be in a bucket.
  const kept = async () =>
    (await rowsOf(sharedBackend(), 'resumes', 'file_name')).filter((name) => name === file.name).length
  for (let count = 0; count < 12; count += 1) {
    await request.post(ADDRESS, { multipart: { message: `${count}`, file }, headers })
  }
  expect(await kept()).toBe(0)
  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1) {
    const sent = { multipart: { message: `${count}`, file }, headers }
    statuses.push((await request.post('/api/leads/application', sent)).status())
  }
  // Without a name the application is invalid; its file is kept for the next attempt.
  expect(statuses.filter((status) => status === 422)).toHaveLength(10)
  expect(statuses.slice(10)).toEqual([429, 429])
  expect(await kept()).toBe(10)
})

test('stalled uploads that use up the limit for files block nobody', async ({ request }) => {
  // Four of the largest accepted size fill the limit except for a few bytes.
  const largest = 5 * 1024 * 1024 + 256 * 1024
  const stalled: StalledPost[] = []
  // Of its own, because the limit is the same for all visitors of a site.
  const site = await startSite({ CONTENT_CREATE_TOKEN: sharedCreateToken() })
  try {
    for (let count = 0; count < 4; count += 1) {
      stalled.push(await stalledPost(`${site.url}/api/leads/application`, largest, visitor()))
    }
    const file = { ...resumeFile, buffer: Buffer.alloc(100_000, resumeFile.buffer) }
    const post = async () => {
      const multipart = { ...fields(), file }
      return (await request.post(site.url + ADDRESS, { multipart, maxRedirects: 0, headers: visitor() })).status()
    }
    // It takes two seconds until it is clear that the others have stalled. Until then a live one is refused.
    await expect.poll(post, { timeout: 60_000 }).toBe(303)
  } finally {
    for (const { hangUp } of stalled) hangUp()
    await site.stop()
  }
})
