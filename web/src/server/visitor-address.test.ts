import { describe, expect, it } from 'vitest'
import { readTrustedProxies, visitorAddress } from './visitor-address'

const trusted = readTrustedProxies('127.0.0.0/8,::1,10.0.0.0/8')

describe('the address of a visitor', () => {
  it.each([
    ['nobody forwards', '203.0.113.7', undefined, '203.0.113.7'],
    ['a stranger claims to forward', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['our proxy forwards', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['the visitor wrote a hop of their own', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['two of our proxies stand in a row', '::1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
    ['IPv4 comes within IPv6', '::ffff:127.0.0.1', '2001:db8::7', '2001:db8::7'],
    ['the header holds nonsense', '127.0.0.1', 'unknown', '127.0.0.1'],
    ['the header is empty', '127.0.0.1', '', '127.0.0.1'],
  ])('when %s', (_case, peer, forwarded, address) => {
    expect(visitorAddress(peer, forwarded, trusted)).toBe(address)
  })

  it('believes nobody when told none', () => {
    expect(visitorAddress('127.0.0.1', '203.0.113.7', readTrustedProxies('none'))).toBe('127.0.0.1')
  })

  it.each(['localhost', '10.0.0.0/33', '1.2.3'])('says that %s is no address', (list) => {
    expect(() => readTrustedProxies(list)).toThrow(`"${list}" is no address`)
  })
})
