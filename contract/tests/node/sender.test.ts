import { readTrustedProxies } from '@ashlar/contract/node/network'
import { senderReader } from '@ashlar/contract/node/sender'
import { describe, expect, it } from 'vitest'

const trusted = readTrustedProxies('127.0.0.0/8,::1,10.0.0.0/8')
const PUBLIC = 'https://www.example.in'
const LOCAL = 'http://localhost:3000'

function start(own: string | null) {
  const told: string[] = []
  const addressOf = senderReader({ trusted, ownAddresses: [own], warn: (text) => told.push(text) })
  return {
    told,
    ask: (peer: string, headers: Record<string, string> = {}, httpVersion = '1.1') =>
      addressOf({ socket: { remoteAddress: peer }, httpVersion, headers: { host: '127.0.0.1:3000', ...headers } }),
  }
}

describe('the sender of a request', () => {
  it('is told to the operator once, with the mend, when a part of the header is the visitor’s own', () => {
    const { told, ask } = start(PUBLIC)
    for (const [peer, forwarded] of [
      ['127.0.0.1', '203.0.113.7'],
      ['127.0.0.1', '203.0.113.7, 10.1.2.3'],
      ['127.0.0.1', ''],
      ['203.0.113.7', '198.51.100.1, 198.51.100.2'],
    ] as const) {
      ask(peer, { 'x-forwarded-for': forwarded })
      expect(told, `${peer} ${forwarded}`).toEqual([])
    }
    for (const forwarded of ['198.51.100.1, 203.0.113.7', '198.51.100.2, 203.0.113.7', 'unknown, 203.0.113.7']) {
      expect(ask('127.0.0.1', { 'x-forwarded-for': forwarded })).toBe('203.0.113.7')
    }
    expect(told).toEqual([expect.stringMatching(/appends .* Mend: .*X-Forwarded-For \$remote_addr/)])
  })

  it.each<[string, string, string, Record<string, string>, string]>([
    ['HAProxy, which passes the name on', PUBLIC, '127.0.0.1', { host: 'www.example.in' }, '1.1'],
    [
      'HAProxy before a site that knows no address',
      LOCAL,
      '127.0.0.1',
      { host: 'www.example.in', 'sec-fetch-site': 'none' },
      '1.1',
    ],
    ['nginx, which speaks the old version', LOCAL, '127.0.0.1', {}, '1.0'],
    ['nginx with the new version, and a browser', PUBLIC, '127.0.0.1', { 'sec-fetch-site': 'none' }, '1.1'],
    ['nginx with the new version, and a form', PUBLIC, '127.0.0.1', { origin: PUBLIC }, '1.1'],
    ['a proxy on another machine', PUBLIC, '10.1.2.3', { host: 'www.example.in' }, '1.1'],
    ['a proxy that names nobody', PUBLIC, '127.0.0.1', { host: 'www.example.in', 'x-forwarded-for': 'unknown' }, '1.1'],
  ])('is unknown behind %s, and the operator is told', (_proxy, own, peer, headers, version) => {
    const { told, ask } = start(own)
    expect(ask(peer, headers, version)).toBe('')
    expect(told.at(-1)).toMatch(/without X-Forwarded-For.*Mend: .*HAProxy: http-request set-header/)
    const count = told.length
    ask(peer, headers, version)
    expect(told).toHaveLength(count)
    // A stranger may look like an operator on this machine now.
    expect(ask(peer)).toBe('')
    expect(ask(peer, { 'x-forwarded-for': '203.0.113.7' })).toBe('203.0.113.7')
  })

  it.each<[string, string, string, Record<string, string>, string]>([
    ['an operator of this machine', LOCAL, '127.0.0.1', { host: 'localhost:3000' }, '1.1'],
    ['a browser of this machine', LOCAL, '127.0.0.1', { host: 'localhost:3000', 'sec-fetch-site': 'none' }, '1.1'],
    ['an operator who asks by another name', LOCAL, '127.0.0.1', { host: 'www.example.in' }, '1.1'],
    ['a health check without a name', PUBLIC, '127.0.0.1', { host: '' }, '1.0'],
    ['another server of ours', PUBLIC, '10.1.2.3', { host: 'backend:1337', 'sec-fetch-mode': 'cors' }, '1.1'],
    ['a visitor without any proxy', PUBLIC, '203.0.113.7', { host: 'www.example.in' }, '1.1'],
  ])('is the peer: %s', (_who, own, peer, headers, version) => {
    const { told, ask } = start(own)
    expect(ask(peer, headers, version)).toBe(peer)
    expect(told).toEqual([])
  })
})
