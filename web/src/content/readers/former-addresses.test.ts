import { formerAddress, parseList } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { followRedirects } from './former-addresses'

const addresses = new Map([
  ['/a', '/b'],
  ['/b', '/c'],
  ['/round', '/and-round'],
  ['/and-round', '/round'],
  ['/self', '/self'],
  ['/?a=1&p=घर', '/home'],
])

describe('a former address', () => {
  it.each([
    ['/a', '/c'],
    ['/a/', '/c'],
    ['/b', '/c'],
    ['/c', null],
    ['/round', null],
    ['/self', null],
    ['/?p=%E0%A4%98%E0%A4%B0&a=1', '/home'],
    ['/?p=2', null],
    ['/a?p=1', null],
  ])('%s redirects to %s', (from, to) => {
    expect(followRedirects(addresses, from)).toBe(to)
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', ''])('does not lead to %s', (newPath) => {
    expect(parseList(formerAddress, [{ formerPath: '/a', newPath }]).records).toEqual([])
  })
})
