import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.mock('./subscribe', () => ({ subscribe: async () => ({ state: 'failed', message: 'Später; 5 %' }) }))

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

it.each([
  ['https://ashlar.example', 'HttpOnly; Secure; SameSite=Lax'],
  ['http://localhost:3000', 'HttpOnly; SameSite=Lax'],
])('on %s the typed text is sent in a cookie with %s', async (SITE_URL, attributes) => {
  vi.stubEnv('SITE_URL', SITE_URL)
  const { answerSubscription } = await import('./answer-subscription')
  const { parseFlash } = await import('./outcome')
  const body = new URLSearchParams({ subscribedEmail: 'meera@ashlar.example' })
  const answer = await answerSubscription(new Request('http://site.example/api/newsletter', { method: 'POST', body }))
  const [, name, value = '', rest] = /^(\w+)=([^;]*); (.*)$/.exec(answer.headers.get('set-cookie') ?? '') ?? []
  expect([name, rest]).toEqual(['newsletter', `Max-Age=60; Path=/newsletter; ${attributes}`])
  // A header may hold no other characters.
  expect(value).toMatch(/^[\w.%~!*'()-]+$/)
  const outcome = { state: 'failed', message: 'Später; 5 %' }
  expect(parseFlash(decodeURIComponent(value))).toEqual({ outcome, email: 'meera@ashlar.example' })
})
