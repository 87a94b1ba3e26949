import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PostPlace } from './post-text'

const LINK = 'https://blog.example/2026/plain/'
const UPLOADS = 'https://blog.example/wp-content/uploads'

let cleanPostText: (html: string, place: PostPlace) => string

beforeAll(async () => {
  vi.stubEnv('CONTENT_URL', 'http://127.0.0.1:1337')
  vi.stubEnv('BLOG_URL', 'https://blog.example')
  ;({ cleanPostText } = await import('./post-text'))
})
afterAll(() => {
  vi.unstubAllEnvs()
})

const cleaned = (html: string) =>
  cleanPostText(html, {
    link: LINK,
    slugAt: ({ pathname }) => (pathname.startsWith('/2026/') ? (pathname.split('/')[2] ?? null) : null),
  })
const ours = (html: string) => cleanPostText(html, { link: null, slugAt: () => null })

describe('a link within a post of an outside blog', () => {
  it.each([
    ['https://blog.example/2026/other/', '/blog/other'],
    ['/2026/other/?utm_source=x#part', '/blog/other?utm_source=x#part'],
    ['../other/', '/blog/other'],
    [`${UPLOADS}/a.pdf`, `${UPLOADS}/a.pdf`],
    [`${UPLOADS.replace('https', 'http')}/a.pdf`, `${UPLOADS}/a.pdf`],
    ['/about/', 'https://blog.example/about/'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ])('%s leads to %s', (href, expected) => {
    expect(cleaned(`<a href="${href}">x</a>`)).toContain(`href="${expected}"`)
  })

  it('never runs script', () => {
    expect(cleaned('<a href="javascript:alert(1)" onclick="x()">x</a>')).toBe('<a>x</a>')
  })

  it('leads to the footnote that it names', () => {
    const html =
      '<p>Rents<sup id="n-link"><a href="#n">1</a></sup></p><ol><li id="n">Source <a href="#n-link">↩</a></li></ol>'
    expect(cleaned(html)).toBe(
      '<p>Rents<sup id="post-n-link"><a href="#post-n">1</a></sup></p><ol><li id="post-n">Source <a href="#post-n-link">↩</a></li></ol>',
    )
  })
})

describe('a picture within a post', () => {
  it('comes from our own server, once, with its size', () => {
    const late = `<img src="data:image/gif;base64,R0" data-src="${UPLOADS}/a b.jpg" alt="A wall" width="640" height="360">`
    const html = cleaned(`<p>${late}<noscript><img src="${UPLOADS}/a b.jpg"></noscript></p>`)
    expect(html).toMatch(
      /^<p><img src="\/media\/blog\/wp-content\/uploads\/a%20b\.jpg\?v=0\.[\w-]{6}" alt="A wall" width="640" height="360" loading="lazy" \/><\/p>$/,
    )
  })

  it.each([['https://elsewhere.example/a.jpg'], [`${UPLOADS}/a.svg`], ['data:image/gif;base64,R0']])(
    'is left out, with a link around it that has nothing else: %s',
    (src) => {
      expect(cleaned(`<p>x<a href="/b"><img src="${src}"></a></p>`)).toBe('<p>x</p>')
    },
  )

  it('of our own media library is shown in our own posts', () => {
    expect(ours('<img src="/uploads/a_1.jpg" alt="A wall">')).toMatch(
      /^<img src="\/media\/a_1\.jpg\?v=0\.[\w-]{6}" alt="A wall" loading="lazy" \/>$/,
    )
    // A replaced file has another version, and so another address.
    expect(ours('<img src="/uploads/a_1.jpg" alt="" data-version="2026-11-20T10:00:00.000Z">')).toMatch(
      /^<img src="\/media\/a_1\.jpg\?v=tosp40\.[\w-]{6}" alt="" loading="lazy" \/>$/,
    )
    expect(cleaned(`<img src="${UPLOADS}/a.jpg" data-version="2026-11-20T10:00:00.000Z">`)).toContain('?v=0.')
    expect(ours('<a href="/uploads/a_1.pdf">Prices</a>')).toBe('<a href="/media/a_1.pdf">Prices</a>')
  })
})

describe('what a text of WordPress has besides', () => {
  it('becomes a link where a stranger or a player would be', () => {
    expect(
      cleaned(
        '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed" title="A &lt;film&gt;"></iframe>',
      ),
    ).toBe('<a href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" target="_blank" rel="noopener">A &lt;film&gt;</a>')
    expect(cleaned('<iframe src="https://maps.example/embed/"></iframe>')).toContain('>maps.example</a>')
    expect(cleaned(`<video controls><source src="${UPLOADS}/a.mp4"></video>`)).toMatch(/^<a [^>]*>a\.mp4<\/a>$/)
    expect(cleaned('<iframe src="about:blank"></iframe>')).toBe('')
    expect(cleaned('<figure><div>\nhttps://youtu.be/aqz-KE-bpKQ?a=1&amp;b=2\n</div></figure>')).toBe(
      '<figure><a href="https://youtu.be/aqz-KE-bpKQ?a=1&amp;b=2" target="_blank" rel="noopener">https://youtu.be/aqz-KE-bpKQ?a=1&amp;b=2</a></figure>',
    )
    expect(cleaned('<a href="/b">https://a.example</a><dl><dt>A</dt><dd>B</dd></dl>')).toMatch(
      />https:\/\/a\.example<\/a><p>A<\/p><p>B<\/p>$/,
    )
  })

  it('is left out: shortcodes, styles, a second first heading, unbreakable lines', () => {
    expect(cleaned('[vc_row el="x"]<h1 style="position:fixed">A</h1>[/vc_row]')).toBe('<h2>A</h2>')
    const pasted = `<p>${'word&nbsp;'.repeat(40)}</p>`
    expect(cleaned(pasted)).not.toMatch(/\u00a0|&nbsp;/)
    expect(cleaned('<p>a<a class="wp-block-file__button" href="/a.pdf">Download</a></p>')).toBe('<p>a</p>')
    expect(cleaned('<p>5&nbsp;km</p>')).toBe('<p>5\u00a0km</p>')
  })
})

describe('a table within a post', () => {
  it.each([
    ['<td style="text-align:right">1</td>', '<td data-align="end">1</td>'],
    ['<th style="text-align: center">A</th>', '<th data-align="center">A</th>'],
    ['<td align="right">1</td>', '<td data-align="end">1</td>'],
    ['<td class="has-text-align-center" data-align="center">1</td>', '<td data-align="center">1</td>'],
    ['<td style="color:right">1</td>', '<td>1</td>'],
  ])('keeps how %s stands', (cell, expected) => {
    expect(ours(`<table><tr>${cell}</tr></table>`)).toContain(`<tr>${expected}</tr>`)
  })
})
