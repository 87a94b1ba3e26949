import { expect, it } from 'vitest'
import { ownPath } from './own-path'

it.each([
  ['/services/land?x=1', '/services/land?x=1'],
  ['/', '/'],
  ['', '/'],
  ['services', '/'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example/', '/'],
  ['/\\elsewhere.example/', '/'],
  ['/\t/elsewhere.example/', '/'],
  ['/.//elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
])('%j leads to %s', (address, path) => {
  expect(ownPath(address)).toBe(path)
})
