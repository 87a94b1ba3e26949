import { expect, it } from 'vitest'
import { acceptedEncoding } from './accepted-encoding'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['BR', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br; q=0.000, gzip ; q=0.1', 'gzip'],
  ['identity', null],
  ['brotli', null],
  ['', null],
  [undefined, null],
])('for %s it is %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
