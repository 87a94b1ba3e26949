import { describe, expect, it } from 'vitest'
import { checkSubscribedEmail, menuStructure, parseList, parseVideoId, post, resolveHref } from '../src/index.js'

describe('a subscribed email', () => {
  it.each([[''], ['   '], [undefined], [null], [42]])('%j is required', (typed) => {
    expect(checkSubscribedEmail(typed)).toEqual({ message: 'Email is required' })
  })

  it.each([['asha'], ['asha@'], ['@ashlar.example'], ['a b@ashlar.example'], [`${'a'.repeat(250)}@b.example`]])(
    '%s is invalid',
    (typed) => {
      expect(checkSubscribedEmail(typed)).toEqual({ message: 'Invalid email' })
    },
  )

  it('is trimmed', () => {
    expect(checkSubscribedEmail('  Asha.K+news@ashlar.example ')).toEqual({ email: 'Asha.K+news@ashlar.example' })
  })
})

describe('a link that an editor wrote', () => {
  const addresses = [
    { key: 'blogs', label: 'Blogs', url: 'https://blogs.example/' },
    { key: 'loop', label: 'Loop', url: 'external:loop' },
  ]

  it.each([
    ['/services', '/services'],
    ['/', '/'],
    ['#top', '#top'],
    ['https://a.example/x', 'https://a.example/x'],
    ['external:blogs', 'https://blogs.example/'],
  ])('%s leads to %s', (link, href) => {
    expect(resolveHref(link, addresses)).toBe(href)
  })

  it.each([
    ['external:nobody'],
    ['external:loop'],
    ['javascript:alert(1)'],
    ['//evil.example'],
    ['/\\evil.example'],
    [''],
  ])('%s leads nowhere', (link) => {
    expect(resolveHref(link, addresses)).toBeNull()
  })
})

describe('a video id', () => {
  it.each([
    ['film:ashlar-in-courses', { provider: 'film', key: 'ashlar-in-courses' }],
    ['vimeo:76979871', { provider: 'vimeo', id: '76979871' }],
    ['youtube:abcdefghi_-', { provider: 'youtube', id: 'abcdefghi_-' }],
    ['abcdefghi_-', { provider: 'youtube', id: 'abcdefghi_-' }],
    ['https://www.youtube.com/watch?v=abcdefghi_-&t=30s', { provider: 'youtube', id: 'abcdefghi_-' }],
    ['https://youtu.be/abcdefghi_-?si=x', { provider: 'youtube', id: 'abcdefghi_-' }],
    ['https://m.youtube.com/shorts/abcdefghi_-', { provider: 'youtube', id: 'abcdefghi_-' }],
    ['https://vimeo.com/76979871', { provider: 'vimeo', id: '76979871' }],
    ['https://player.vimeo.com/video/76979871?h=1', { provider: 'vimeo', id: '76979871' }],
    ['/uploads/tour_1a2b.mp4', { provider: 'library', path: '/uploads/tour_1a2b.mp4' }],
    ['https://admin.example:1337/uploads/tour_1a2b.webm', { provider: 'library', path: '/uploads/tour_1a2b.webm' }],
  ])('%s is read', (text, reference) => {
    expect(parseVideoId(text)).toEqual(reference)
  })

  it.each([
    [''],
    ['film:../x'],
    ['"><script>'],
    ['vimeo:x'],
    ['https://evil.example/watch?v=abcdefghi_-'],
    ['https://www.youtube.com/watch?v=abc'],
    ['https://www.youtube.com/@somebody'],
    ['javascript://youtu.be/abcdefghi_-'],
    ['https://files.example/tour.mp4'],
    ['/uploads/../tour.mp4'],
    ['/uploads/tour.pdf'],
  ])('%s is nothing', (text) => {
    expect(parseVideoId(text)).toBeNull()
  })
})

describe('a post in the shape of WordPress', () => {
  const wire = { id: 1, slug: 'a', date: '2026-09-14T09:30:00', link: '/blog/a', title: { rendered: 'A &#038; B' } }

  it('names the version of its picture, when its blog says when that changed', () => {
    const media = { source_url: '/uploads/p.jpg', modified_gmt: '2026-10-05T06:07:08' }
    const { records } = parseList(post, [{ ...wire, _embedded: { 'wp:featuredmedia': [media] } }])
    expect(records[0]?.picture?.version).toBe('2026-10-05T06:07:08Z')
  })

  it('has its featured picture', () => {
    const media = { source_url: 'https://b.example/p.jpg', alt_text: 'P', media_details: { width: 10, height: 5 } }
    const { records } = parseList(post, [{ ...wire, _embedded: { 'wp:featuredmedia': [media] } }])
    expect(records[0]?.picture).toMatchObject({ url: 'https://b.example/p.jpg', alt: 'P', width: 10 })
  })

  it('is valid without one when the picture is an error object or missing', () => {
    const gone = { code: 'rest_post_invalid_id', message: 'Invalid post ID.', data: { status: 404 } }
    for (const embedded of [{ 'wp:featuredmedia': [gone] }, {}, null]) {
      expect(parseList(post, [{ ...wire, _embedded: embedded }]).records[0]?.picture).toBeNull()
    }
  })
})

describe('a post of a WordPress', () => {
  const wire = { id: 1, slug: 'a', date: '2026-11-22T00:30:00', title: { rendered: 'A' } }
  const read = (more: object) => parseList(post, [{ ...wire, ...more }]).records[0]

  it.each([
    ['2026-11-21T19:00:00', '2026-11-21T19:00:00.000Z'],
    ['0000-00-00T00:00:00', '2026-11-21T19:00:00.000Z'],
    [null, '2026-11-21T19:00:00.000Z'],
    ['2026-11-21T20:00:00', '2026-11-21T20:00:00.000Z'],
  ])('has one moment in every zone, with date_gmt %s', (date_gmt, moment) => {
    expect(read({ date_gmt })?.publishedAt).toBe(moment)
  })

  it('is for everybody unless it says otherwise', () => {
    expect(read({})?.isPublic).toBe(true)
    expect(read({ status: 'publish', content: { rendered: '', protected: false } })?.isPublic).toBe(true)
    expect(read({ content: { rendered: '', protected: true } })?.isPublic).toBe(false)
    expect(read({ excerpt: { rendered: '', protected: true } })?.isPublic).toBe(false)
    for (const status of ['private', 'draft', 'future']) expect(read({ status })?.isPublic).toBe(false)
  })

  it('bears the empty lists that PHP writes for empty objects', () => {
    expect(read({ _embedded: [] })?.picture).toBeNull()
    const media = { source_url: 'https://b.example/p.jpg', media_details: [] }
    expect(read({ _embedded: { 'wp:featuredmedia': [media] } })?.picture?.url).toBe('https://b.example/p.jpg')
  })

  it.each([['%e0%a4%98'], ['%E0%A4%98'], ['घ']])('has a decoded slug: %s', (slug) => {
    expect(read({ slug })?.slug).toBe('घ')
  })
})

describe('a list of links', () => {
  it('may leave out what is optional', () => {
    const { records } = parseList(menuStructure, { data: [{ id: 1, menu: 'Services', items: [{ title: 'Retail' }] }] })
    expect(records[0]).toEqual({
      menu: 'Services',
      audience: null,
      heading: '',
      items: [{ title: 'Retail', link: '', external: false, subitems: [] }],
    })
  })
})
