import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

async function headersOf(url: string, variables: Record<string, string> = {}): Promise<Map<string, string>> {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { prepareRequest } = await import('./prepare-request')
  const headers = new Map<string, string>()
  const request = { url, headers: {}, socket: { remoteAddress: '203.0.113.7' } } as unknown as IncomingMessage
  const response = { setHeader: (name: string, value: string) => headers.set(name, value) }
  prepareRequest(request, response as unknown as ServerResponse, () => '203.0.113.7')
  return headers
}

it('HSTS covers subdomains only where the operator says so', async () => {
  const name = 'Strict-Transport-Security'
  expect((await headersOf('/')).get(name)).toBe('max-age=63072000')
  vi.resetModules()
  expect((await headersOf('/', { HSTS_SUBDOMAINS: 'true' })).get(name)).toBe('max-age=63072000; includeSubDomains')
})

it.each([
  ['/', 'same-origin'],
  ['/api/leads/ticket', 'same-origin'],
  ['/api/projects/heron-bend/brochure.pdf', 'same-origin'],
  ['/mediation', 'same-origin'],
  ['/media/a_1.jpg', 'cross-origin'],
  ['/pictures/640/a_1.jpg', 'cross-origin'],
  ['/api/share-pictures/home.jpg', 'cross-origin'],
])('%s may be embedded by pages of %s', async (url, policy) => {
  expect((await headersOf(url)).get('Cross-Origin-Resource-Policy')).toBe(policy)
})

it.each([
  ['/media/a_1.pdf?v=1.x', false],
  ['/media/a_1.PDF', false],
  ['/media/a_1.svg?of=a.pdf', true],
  ['/media/a_1.mp4', true],
])('%s is shown in a sandbox: %s, and runs no script', async (url, isSandboxed) => {
  const policy = String((await headersOf(url)).get('Content-Security-Policy'))
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script-src')
  expect(policy.includes('sandbox')).toBe(isSandboxed)
})

it.each([
  ['/media/a_1.mp4', '*'],
  ['/pictures/640/a_1.jpg', undefined],
  ['/api/leads/ticket', undefined],
  ['/mediation', undefined],
])('%s lets other origins read it: %s', async (url, origins) => {
  expect((await headersOf(url)).get('Access-Control-Allow-Origin')).toBe(origins)
})
