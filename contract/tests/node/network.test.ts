import { countedNetworks, networkOf, readTrustedProxies, senderAddress } from '@ashlar/contract/node/network'
import { describe, expect, it } from 'vitest'

const trusted = readTrustedProxies('127.0.0.0/8,::1,10.0.0.0/8')

describe('the address of a sender', () => {
  it.each([
    ['nobody forwards', '203.0.113.7', undefined, '203.0.113.7'],
    ['a stranger claims to forward', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['our proxy forwards', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['the visitor wrote a hop of their own', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['two of our proxies stand in a row', '::1', '198.51.100.1, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
    ['IPv4 comes within IPv6', '::ffff:127.0.0.1', '2001:db8::7', '2001:db8::7'],
    ['the header holds nonsense', '127.0.0.1', 'unknown', '127.0.0.1'],
    ['the header is empty', '127.0.0.1', '', '127.0.0.1'],
    ['the connection is gone', undefined, '203.0.113.7', ''],
  ])('when %s', (_case, peer, forwarded, address) => {
    expect(senderAddress(peer, forwarded, trusted)).toBe(address)
  })

  it('trusts no proxy with `none`', () => {
    expect(senderAddress('127.0.0.1', '203.0.113.7', readTrustedProxies('none'))).toBe('127.0.0.1')
  })

  it.each(['localhost', '10.0.0.0/33', '1.2.3'])('says that %s is no address', (list) => {
    expect(() => readTrustedProxies(list)).toThrow(`"${list}" is no address`)
  })

  it('ignores a comma at the end', () => {
    expect(() => readTrustedProxies('1.2.3.4,')).toThrow('"" is no address')
  })
})

describe('the network of a sender', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['', ''],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:0DB8:0000:0007:ffff:ffff:ffff:ffff', '2001:db8:0:7::'],
    ['2001:DB8::7', '2001:db8:0:0::'],
    ['2001:db8:1:2::', '2001:db8:1:2::'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::'],
    ['::1', '0:0:0:0::'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
  ])('of %j is %j', (address, network) => {
    expect(networkOf(address)).toBe(network)
    expect(networkOf(network)).toBe(network)
  })

  it.each([
    ['2001:db8:1:2::9', ['2001:db8:1:2::', '2001:db8:1::']],
    ['203.0.113.7', ['203.0.113.7']],
    ['', []],
  ])('%j is counted in %j', (address, networks) => {
    expect(countedNetworks(address).map(({ network }) => network)).toEqual(networks)
  })
})
