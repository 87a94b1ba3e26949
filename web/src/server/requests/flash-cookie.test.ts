import type { APIContext } from 'astro'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.mock('@/features/newsletter/subscribe', () => ({ subscribe: async () => ({ state: 'failed', message: '' }) }))

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

it.each([
  ['https://ashlar.example', true],
  ['http://localhost:3000', false],
])('the typed text is sent to %s in a cookie with Secure: %s', async (SITE_URL, secure) => {
  vi.stubEnv('SITE_URL', SITE_URL)
  const { POST } = await import('@/pages/api/newsletter')
  const set = vi.fn()
  const body = new URLSearchParams({ subscribedEmail: 'meera@ashlar.example' })
  const request = new Request('http://site.example/api/newsletter', { method: 'POST', body })
  await POST({ request, cookies: { set } } as unknown as APIContext)
  expect(set.mock.calls[0]?.[2]).toMatchObject({ httpOnly: true, secure })
})
