import { describe, expect, it } from 'vitest'
import { operatorAccess } from '../../src/node/operator-access'

/** Access of a request with these headers, to a server with this token. */
function accessOf(
  headers: Record<string, string>,
  token: string | null = null,
  ownAddresses: (string | null)[] = ['http://localhost:3000', null],
) {
  const { address = '127.0.0.1', ...others } = headers
  const sent = new Headers({ host: '127.0.0.1:3000', ...others })
  return operatorAccess({ address, header: (name) => sent.get(name), ownAddresses }, token)
}

describe('without a token', () => {
  it.each([
    {},
    { host: '[::1]:3000', address: '::1' },
    { host: 'localhost:1337', address: '::ffff:127.0.0.1' },
    { host: 'LOCALHOST' },
  ])('this machine is let in: %j', (headers) => {
    expect(accessOf(headers)).toBe('granted')
  })

  it.each([
    { address: '203.0.113.9' },
    { address: '' },
    { host: 'www.ashlar.example' },
    { host: 'localhost.ashlar.example' },
    { host: 'no host' },
    { 'x-forwarded-for': '127.0.0.1' },
    { via: '1.1 edge' },
    { 'x-real-ip': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
  ])('nobody else is: %j', (headers) => {
    expect(accessOf(headers)).toBe('elsewhere')
  })

  it('nobody is where the product has a public address: a proxy may pass on a request as one of this machine', () => {
    for (const own of [['https://www.ashlar.example'], ['http://localhost:3000', 'https://admin.ashlar.example']]) {
      expect(accessOf({ host: 'localhost' }, null, own)).toBe('elsewhere')
    }
  })

  it('an empty token counts as none', () => {
    expect(accessOf({ authorization: 'Bearer ' }, '')).toBe('granted')
    expect(accessOf({ authorization: 'Bearer ', address: '203.0.113.9' }, '')).toBe('elsewhere')
  })
})

describe('with a token', () => {
  const token = 'sixteen-letters-and-more'

  it('a request with the token is accepted, from any address', () => {
    expect(accessOf({ address: '203.0.113.9', authorization: `Bearer ${token}` }, token)).toBe('granted')
  })

  it('a request without it is refused, also on this machine', () => {
    expect(accessOf({}, token)).toBe('token-missing')
    expect(accessOf({ authorization: `Bearer ${token}x` }, token)).toBe('token-missing')
  })
})
