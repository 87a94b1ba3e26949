import { describe, expect, it } from 'vitest'
import { isPagePath, tidyAddress } from './paths'

describe('an address', () => {
  it.each([
    ['/services/', '/services'],
    ['/services//retail', '/services/retail'],
    ['//evil.example/', '/evil.example'],
    ['/en', '/'],
    ['/en/services?a=1', '/services?a=1'],
    ['/services/?', '/services?'],
  ])('%s is redirected to %s', (from, to) => {
    expect(tidyAddress(from)).toEqual({ moved: true, to })
  })

  it.each(['/', '/services', '/english', '/services?page=2/', '/a%20b'])('%s is left as it is', (url) => {
    expect(tidyAddress(url)).toEqual({ moved: false, url })
  })

  it.each([
    '/%',
    '/%E0%A4%A',
    '/a%00',
    '/../admin',
    '/media/%2e%2e/admin',
    '/media/..%2fadmin',
    '/a/..%5cb',
    'http://x/',
  ])('%s is invalid', (url) => {
    expect(tidyAddress(url)).toEqual({ moved: false, url: null })
  })
})

it('addresses of pages are distinguished from those for machines', () => {
  expect(['/', '/services', '/apiary', '/picture.jpg'].filter(isPagePath)).toHaveLength(4)
  expect(['/api/health', '/media/a.jpg', '/pictures/640/a.jpg', '/robots.txt'].filter(isPagePath)).toEqual([])
})
