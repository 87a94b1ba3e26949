import { describe, expect, it } from 'vitest'
import { targetFault } from './link-target'

describe('the target of a link', () => {
  it.each([
    '/careers',
    '#plans',
    'external:blogs',
    'https://example.com',
    'http://127.0.0.1:3000/a',
    'HTTPS://xn--h2brj9c.example/a?b#c',
    'mailto:care@ashlar.example?subject=Hello',
    'mailto:a@ashlar.example,b@ashlar.example',
    'tel:112',
    'tel:1930',
    'tel:+91 22 1234 5678',
  ])('%s can work', (link) => expect(targetFault(link)).toBeNull())

  it.each([
    ['http://', 'names no site'],
    ['https:///careers', 'names no site'],
    ['https://careers', 'names no site'],
    ['https://example.c', 'names no site'],
    ['mailto:', 'is no mail address'],
    ['mailto:x', 'is no mail address'],
    ['mailto:x@y', 'is no mail address'],
    ['tel:12', 'is no telephone number'],
    ['tel:call us 112', 'is no telephone number'],
    ['tel:1234567890123456', 'is no telephone number'],
  ])('%s cannot: %s', (link, message) => expect(targetFault(link)).toContain(`“${link}” ${message}; write it such as`))
})
