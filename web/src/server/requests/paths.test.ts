import { describe, expect, it } from 'vitest'
import { isHost, isPagePath, readsNoQuery, tidyAddress } from './paths'

describe('an address', () => {
  it.each([
    ['/services/', '/services'],
    ['/services//retail', '/services/retail'],
    ['//evil.example/', '/evil.example'],
    ['/en', '/'],
    ['/en/services?a=1', '/services?a=1'],
    ['/services/?', '/services?'],
    ['/%61pi/metrics', '/api/metrics'],
    ['/hi/%6Dedia/a.svg?v=1', '/hi/media/a.svg?v=1'],
    ['/serv%69ces?a=%61', '/services?a=%61'],
  ])('%s is redirected to %s', (from, to) => {
    expect(tidyAddress(from)).toEqual({ moved: true, to })
  })

  it.each(['/', '/services', '/english', '/services?page=2/', '/a%20b', '/a%2Fb', '/%E0%A4%98'])(
    '%s is left as it is',
    (url) => {
      expect(tidyAddress(url)).toEqual({ moved: false, url })
    },
  )

  it.each([
    '/%',
    '/%E0%A4%A',
    '/a%00',
    '/../admin',
    '/media/%2e%2e/admin',
    '/media/..%2fadmin',
    '/a/..%5cb',
    // Pages to us, and endpoints to the framework.
    '/%2561pi/metrics',
    '/%252561pi/metrics',
    '/%5Capi/metrics',
    '/a%09pi/metrics',
    '/a%0Api/metrics',
    '/x/%252e%252e/api/metrics',
    '/\\evil.example/',
    // Files have no language.
    '/hi/media/a.svg',
    '/hi/pictures/640/a.jpg',
    'http://x/',
  ])('%s is invalid', (url) => {
    expect(tidyAddress(url)).toEqual({ moved: false, url: null })
  })
})

it('addresses of pages are distinguished from those for machines', () => {
  expect(['/', '/services', '/apiary', '/picture.jpg'].filter(isPagePath)).toHaveLength(4)
  expect(['/api/health', '/media/a.jpg', '/pictures/640/a.jpg', '/robots.txt'].filter(isPagePath)).toEqual([])
})

it('addresses whose answer depends on no query are known', () => {
  const fixed = [
    ...['/llms.txt', '/robots.txt', '/sitemap.xml', '/sitemaps/pages.xml', '/feeds/posts.json', '/feeds/openings.ics'],
    ...['/.well-known/security.txt', '/manifest.webmanifest', '/api/share-pictures/services/retail.jpg'],
    ...['/api/projects/a/brochure.pdf', '/api/research-reports/a/data.csv', '/api/vodcasts/a/captions.vtt'],
  ]
  expect(fixed.filter((path) => !readsNoQuery(path))).toEqual([])
  expect(['/', '/services', '/api/search/suggest', '/media/a.jpg', '/pictures/640/a.jpg'].filter(readsNoQuery)).toEqual(
    [],
  )
})

it('a host is a name or an address with its port, and nothing that begins a path', () => {
  const hosts = ['ashlar.example', 'localhost:3000', '127.0.0.1:80', '[::1]:3000', 'site_1', 'xn--p5b.example.']
  expect([...hosts, undefined].filter(isHost)).toHaveLength(hosts.length + 1)
  expect(['', 'a/b', 'a?', 'a#b', 'a\\b', 'a b', 'me@a', '[::1', 'a:', 'a:x', 'a,b'].filter(isHost)).toEqual([])
})
