import { describe, expect, it } from 'vitest'
import { isCacheableAnswer, isCacheablePath, isLasting } from './cacheable'
import { markedAsCached, pageLanguageOf, pageTitleOf, withCachedList, wordsIn } from './cached-page'
import { CACHED_LIST, offlinePathFor, workerPhrases } from './worker-names'

const noon = new Date(2026, 10, 22, 12, 5)
const sent = '<form class="a" action="/api/leads/enquiry" method="post" novalidate><input name="a"></form>'
const looked = '<form action="/search-result"><input name="q"></form>'
const page = `<!doctype html><html><head><title>A &amp; B | Ashlar</title></head><body class="b"><header>${looked}</header><main>${sent}${sent}</main></body></html>`

describe('a kept page', () => {
  const marked = markedAsCached(page, noon, wordsIn(''))

  it('says before its content how old it is, and how to load it again', () => {
    expect(marked).toMatch(/<aside aria-label="From an earlier visit"[^>]*>.*22 November 2026, 12:05.*<\/aside><main>/)
    expect(marked).toContain('<a href=""')
    expect(markedAsCached(page, null, wordsIn(''))).toContain('when you last saw it')
  })

  it('says so in its own language, with the words that the offline page of this language holds', () => {
    const said = Object.keys(workerPhrases).map((name) => `data-said-${name}="${name}: {moment}"`)
    const hindi = markedAsCached(page, noon, wordsIn(`<div ${said.join(' ')} data-said-locale="hi-IN">`))
    expect(hindi).toMatch(/<aside aria-label="label: \{moment\}" lang="hi"[^>]*><p>dated: 22 नवंबर 2026, 12:05 <a/)
    expect(hindi.match(/<p lang="hi"[^>]*>form: /g)).toHaveLength(2)
  })

  it('has no form that can be sent; search forms are unchanged', () => {
    expect(marked.match(/<form[^>]*method="post"[^>]*><p [^>]*>This form needs the network/g)).toHaveLength(2)
    expect(marked.match(/<fieldset disabled[^>]*><input name="a"><\/fieldset><\/form>/g)).toHaveLength(2)
    expect(marked).toContain(looked)
  })

  it('adds no style sheet and no script, which its content policy would refuse', () => {
    expect(marked).not.toMatch(/<style|<script|\son\w+=/)
  })
})

describe('the list of kept pages', () => {
  const place = `<main><div class="l" ${CACHED_LIST}>None yet.</div></main>`

  it('names each by its title, with a link', () => {
    const kept = {
      address: '/projects/compare?ids=a&ids="b"',
      title: pageTitleOf(page, '/'),
      language: 'en-IN',
      cachedAt: noon,
    }
    expect(withCachedList(place, [kept])).toBe(
      `<main><div class="l" ${CACHED_LIST}><ul><li><a href="/projects/compare?ids=a&amp;ids=&quot;b&quot;" lang="en-IN">A &amp; B</a> <span>seen on 22 November 2026, 12:05</span></li></ul></div></main>`,
    )
  })

  it('belongs to the language of the page that is not there', () => {
    expect(['/', '/projects', '/hi', '/hi/projects', '/aca'].map(offlinePathFor)).toEqual([
      ...['/offline', '/offline', '/hi/offline', '/hi/offline', '/offline'],
    ])
  })

  it('is unchanged when nothing is kept', () => {
    expect(withCachedList(place, [])).toBe(place)
  })

  it('says the language of each title, quoted or not', () => {
    expect(['<html lang="hi">', '<html lang=en-IN dir=ltr>', '<p>'].map(pageLanguageOf)).toEqual(['hi', 'en-IN', 'en'])
  })

  it('names a page without a title by its address', () => {
    expect(pageTitleOf('<html></html>', '/a?b=<i>')).toBe('/a?b=&lt;i&gt;')
  })
})

describe('what the browser may keep', () => {
  const answer = (headers: Record<string, string>, status = 200) => ({ status, headers: new Headers(headers) })
  const html = { 'Content-Type': 'text/html; charset=utf-8' }

  it('is no page that belongs to one visitor', () => {
    for (const path of ['/', '/projects', '/projects/compare', '/newsletters'])
      expect(isCacheablePath(path), path).toBe(true)
    for (const path of [
      '/api/leads/enquiry',
      '/enquiry/received',
      '/newsletter',
      '/your-enquiry',
      '/search-result',
      '/hi/search-result',
    ])
      expect(isCacheablePath(path), path).toBe(false)
  })

  it('is a complete page that is the same for everybody', () => {
    expect(isCacheableAnswer(answer({ ...html, 'Cache-Control': 'public, max-age=0' }))).toBe(true)
    expect(isCacheableAnswer(answer({ ...html, 'Cache-Control': 'private, no-cache' }))).toBe(true)
    expect(isCacheableAnswer(answer({ ...html, 'Cache-Control': 'no-store' }))).toBe(false)
    expect(isCacheableAnswer(answer(html))).toBe(false)
    expect(isCacheableAnswer(answer({ ...html, 'Cache-Control': 'public' }, 404))).toBe(false)
    expect(isCacheableAnswer(answer({ 'Content-Type': 'application/pdf', 'Cache-Control': 'public' }))).toBe(false)
  })

  it('is a file that never changes at its address', () => {
    const file = new URL('https://ashlar.example/_astro/a.js')
    const picture = new URL('https://ashlar.example/pictures/640/a.jpg?v=1.a')
    expect(isLasting(answer({ 'Cache-Control': 'public, max-age=31536000, immutable' }), file)).toBe(true)
    expect(isLasting(answer({ 'Cache-Control': 'public, max-age=86400' }), file)).toBe(false)
    expect(isLasting(answer({ 'Cache-Control': 'public, max-age=86400' }), picture)).toBe(true)
    expect(isLasting(answer({ 'Cache-Control': 'no-store' }, 503), picture)).toBe(false)
  })
})
