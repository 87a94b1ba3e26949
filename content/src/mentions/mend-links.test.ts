import { describe, expect, it } from 'vitest'
import { settings } from '../../config/environment'
import { mendedLink, withLink } from './mend-links'

const FROM = new Set(['/projects/old-wall', '/old'])

describe('a link to a former address', () => {
  it.each([
    ['/projects/old-wall', '/projects/wall'],
    ['/hi/projects/old-wall?city=Pune#plans', '/hi/projects/wall?city=Pune#plans'],
    ['/projects/old-wall/', '/projects/wall/'],
    ['/projects/old-wall-two', '/projects/old-wall-two'],
    ['https://elsewhere.example/projects/old-wall', 'https://elsewhere.example/projects/old-wall'],
  ])('%s becomes %s', (before, after) => {
    settings.languages = ['hi']
    expect(mendedLink(before, FROM, '/projects/wall')).toBe(after)
  })
})

it('is changed in a text where it stands whole', () => {
  const text = 'See [it](/old), [more](/old-town "Town"), <a href="/old">here</a> and /old'
  expect(withLink(text, '/old', '/new')).toBe(
    'See [it](/new), [more](/old-town "Town"), <a href="/new">here</a> and /new',
  )
})
