import { describe, expect, it } from 'vitest'
import {
  addressesOfRecord,
  comparedAddress,
  filmPageOf,
  pictureOfMarkup,
  withoutShortcodes,
} from '../../src/node/wordpress-markup.js'

describe('shortcodes that WordPress left in a text', () => {
  it.each([
    ['<p>[vc_row el_class=&#8221;x&#8221;][vc_column]Words[/vc_column][/vc_row]</p>', '<p>Words</p>'],
    ['<p>[contact-form-7 id="1" title="Ask us"]</p><p>After</p>', '<p>After</p>'],
    ['<p>[gallery]</p>x', 'x'],
    ['[button]Press[/button]', 'Press'],
    ['[vc_raw_html]JTNDc2NyaXB0[/vc_raw_html]x', 'x'],
    [
      '[caption id="a" width="300"]<a href="/b.jpg"><img src="/a.jpg" /></a> Under <em>it</em>[/caption] after',
      '<figure><a href="/b.jpg"><img src="/a.jpg" /></a><figcaption>Under <em>it</em></figcaption></figure> after',
    ],
  ])('%s are taken out', (html, expected) => {
    expect(withoutShortcodes(html).html).toBe(expected)
  })

  it.each([
    'He said [sic] so [1], [emphasis added] and […]',
    '<pre>[vc_row a="b"]</pre> and <code>[gallery]</code>',
    '<a title="[x y=1]" href="/a">a</a>',
    'An escaped [[gallery]] and an index a[x_i]',
  ])('are not %s', (html) => {
    expect(withoutShortcodes(html)).toEqual({ html, names: [] })
  })

  it('are named once', () => {
    expect(withoutShortcodes('[vc_row]a[/vc_row][vc_row]b[/vc_row]').names).toEqual(['vc_row'])
  })
})

describe('a picture within a text of WordPress', () => {
  it.each([
    ['as it is', { src: '/a.jpg', alt: ' A ', width: '640', height: '360' }, ['/a.jpg', 'A', 640, 360]],
    ['loaded late', { src: 'data:image/gif;base64,R0', 'data-src': '/a.jpg' }, ['/a.jpg', '', null, null]],
    [
      'in many sizes',
      { src: '/a-300x200.jpg', srcset: '/a-300x200.jpg 300w, /a.jpg 1200w', width: '300', height: '200' },
      ['/a.jpg', '', 1200, 800],
    ],
    ['whose name tells its size', { src: '/a-300x200.jpg' }, ['/a-300x200.jpg', '', 300, 200]],
  ])('%s', (_what, attributes, [src, alt, width, height]) => {
    expect(pictureOfMarkup(attributes)).toEqual({ src, alt, width, height })
  })

  it.each([
    ['a placeholder', { src: 'data:image/gif;base64,R0' }],
    ['a counting pixel', { src: 'https://count.example/p.gif', width: '1', height: '1' }],
    ['nothing', {}],
  ])('is not %s', (_what, attributes) => {
    expect(pictureOfMarkup(attributes)).toBeNull()
  })
})

it.each([
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['//www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
  ['https://player.vimeo.com/video/76979871?h=x', 'https://vimeo.com/76979871'],
  ['https://maps.example/embed', null],
])('the film in the frame %s is at %s', (frame, page) => {
  expect(filmPageOf(frame)).toBe(page)
})

describe('an address of a WordPress', () => {
  it.each([
    ['http://www.blog.example/2024/rents/?utm_source=x#part'],
    ['https://blog.example/2024/rents'],
    ['https://blog.example/?p=7'],
    ['https://blog.example/index.php?page_id=7&utm_medium=mail'],
  ])('is known as %s', (address) => {
    const known = addressesOfRecord(new URL('https://blog.example/'), 7, 'https://blog.example/2024/rents/')
    expect(known).toContain(comparedAddress(new URL(address)))
  })

  it('is the same in whichever codes', () => {
    const spelled = ['मालाड', encodeURIComponent('मालाड').toLowerCase()].map((slug) =>
      comparedAddress(new URL(`https://blog.example/${slug}/`)),
    )
    expect(spelled).toEqual(['blog.example/मालाड', 'blog.example/मालाड'])
  })
})
