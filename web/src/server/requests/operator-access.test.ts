import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

/** Access of a request with these headers, at a site with this token. */
async function accessOf(headers: Record<string, string>, token = '') {
  vi.stubEnv('METRICS_TOKEN', token)
  const { operatorAccess } = await import('./operator-access')
  const { VISITOR_ADDRESS_HEADER } = await import('@/features/leads/submission/request-context')
  const { address = '127.0.0.1', ...others } = headers
  return operatorAccess(new Headers({ host: '127.0.0.1:3000', [VISITOR_ADDRESS_HEADER]: address, ...others }))
}

describe('without a token', () => {
  it('this machine alone is let in', async () => {
    expect(await accessOf({})).toBe('granted')
    expect(await accessOf({ host: '[::1]:3000', address: '::1' })).toBe('granted')
  })

  it.each([
    { address: '203.0.113.9' },
    { host: 'www.ashlar.example' },
    { host: 'localhost.ashlar.example' },
    { 'x-forwarded-for': '127.0.0.1' },
    { via: '1.1 edge' },
    { 'x-real-ip': '127.0.0.1' },
  ])('nobody else is: %j', async (headers) => {
    expect(await accessOf(headers)).toBe('elsewhere')
  })
})

describe('with a token', () => {
  const token = 'sixteen-letters-and-more'

  it('whoever has it is let in, from wherever', async () => {
    expect(await accessOf({ address: '203.0.113.9', authorization: `Bearer ${token}` }, token)).toBe('granted')
  })

  it('whoever does not is not, on this machine neither', async () => {
    expect(await accessOf({}, token)).toBe('token-missing')
    expect(await accessOf({ authorization: `Bearer ${token}x` }, token)).toBe('token-missing')
  })
})
