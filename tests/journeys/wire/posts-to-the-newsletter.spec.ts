import { expect, test } from '../../support/test'
import { someNetworkAddress } from '../../support/visiting/leads'
import { INVALID, REQUIRED, someAddress, storedLike } from '../../support/visiting/newsletter'

test.use({ extraHTTPHeaders: { 'X-Forwarded-For': someNetworkAddress() } })

const ADDRESS = '/api/newsletter'
const json = { Accept: 'application/json', 'Content-Type': 'application/json' }

const malformed: Record<string, { data: string; headers: Record<string, string> }> = {
  'no JSON': { data: '{"subscribedEmail"', headers: json },
  'a bare word': { data: 'null', headers: json },
  'a list': { data: '["reader@example.com"]', headers: json },
  'a number for an address': { data: '{"subscribedEmail": 7}', headers: json },
  'an object for an address': { data: '{"subscribedEmail": {"$ne": null}}', headers: json },
  'a list for an address': { data: '{"subscribedEmail": ["a@example.com", "b@example.com"]}', headers: json },
  'another field': { data: '{"email": "reader@example.com"}', headers: json },
  'a megabyte': { data: JSON.stringify({ subscribedEmail: 'a'.repeat(1_000_000) }), headers: json },
  'an address beyond the length of mail': {
    data: JSON.stringify({ subscribedEmail: `${'a'.repeat(250)}@example.com` }),
    headers: json,
  },
  'an address with a line break': { data: '{"subscribedEmail": "a@example.com\\nBcc: b@example.com"}', headers: json },
  'an unknown type': { data: 'subscribedEmail=reader@example.com', headers: { ...json, 'Content-Type': 'text/plain' } },
  'no type': { data: 'subscribedEmail=reader@example.com', headers: { ...json, 'Content-Type': '' } },
  'broken escapes': {
    data: 'subscribedEmail=%',
    headers: { ...json, 'Content-Type': 'application/x-www-form-urlencoded' },
  },
  'bytes that are no text': {
    data: '\u00ff\u00fe\u0000',
    headers: { ...json, 'Content-Type': 'application/x-www-form-urlencoded' },
  },
  nothing: { data: '', headers: json },
}

for (const [what, { data, headers }] of Object.entries(malformed)) {
  test(`${what} is refused with a 4xx`, async ({ request }) => {
    const response = await request.post(ADDRESS, { data: Buffer.from(data, 'latin1'), headers })
    expect(response.status()).toBeGreaterThanOrEqual(400)
    expect(response.status()).toBeLessThan(500)
    expect(response.headers()['content-type']).toContain('application/json')
  })
}

test('the response to an invalid address has the form’s messages', async ({ request }) => {
  for (const [subscribedEmail, message] of [
    ['', REQUIRED],
    ['   ', REQUIRED],
    ['ashlar', INVALID],
  ]) {
    const response = await request.post(ADDRESS, { data: { subscribedEmail }, headers: { Accept: 'application/json' } })
    expect(response.status()).toBe(422)
    expect(await response.json()).toEqual({ state: 'invalid', message })
  }
})

test('only POST is answered', async ({ request }) => {
  for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
    expect((await request.fetch(ADDRESS, { method })).status()).toBe(405)
  }
})

test('ten requests at once make one subscription', async ({ request }) => {
  const address = someAddress()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      request.post(ADDRESS, { data: { subscribedEmail: address }, headers: { Accept: 'application/json' } }),
    ),
  )
  expect(answers.map((answer) => answer.status())).toEqual(Array(10).fill(200))
  expect(storedLike(address)).toEqual([address.toLowerCase()])
})
