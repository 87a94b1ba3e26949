import { expect, it } from 'vitest'
import { cleanSvg } from './clean-svg'

const svg = (inside: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`

it.each([
  ['script', '<script>alert(1)</script>'],
  ['script under another name of the language', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
  ['HTML', '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="/admin"/></foreignObject>'],
  ['links', '<a href="javascript:alert(1)"><text>x</text></a>'],
  ['animation', '<set attributeName="href" to="javascript:alert(1)"/><animate attributeName="x"/>'],
  ['what a comment hides', '<!-- --><script>alert(1)</script><!-- -->'],
])('leaves out %s', (_what, inside) => {
  expect(cleanSvg(svg(inside))?.text).toBe(svg(''))
})

it.each([
  ['handlers of events', '<path onclick="alert(1)" ONLOAD="alert(1)" d="M0 0"/>', '<path d="M0 0"></path>'],
  ['references to elsewhere', '<use href="/x.svg#a" xlink:href="data:text/html,x"/>', '<use></use>'],
  ['other languages', '<rect xmlns="http://www.w3.org/1999/xhtml" xml:base="/"/>', '<rect></rect>'],
])('leaves out %s and keeps their element', (_what, inside, kept) => {
  expect(cleanSvg(svg(inside))?.text).toBe(svg(kept))
})

it('keeps what draws, with its words and styles', () => {
  const inside =
    '<defs><linearGradient id="a"><stop offset="1"></stop></linearGradient></defs>' +
    '<style>.b&gt;path{fill:url(#a)}</style><g class="b"><path d="M0 0"></path></g>' +
    '<image href="data:image/png;base64,AA=="></image><text>5 &lt; 6 &amp; 7</text>'
  expect(cleanSvg(`<?xml version="1.0"?>${svg(inside)}`)?.text).toBe(svg(inside))
})

it('writes a text that ends its element early as text', () => {
  const inside = '<style><![CDATA[</style><script>alert(1)</script>]]></style>'
  const text = cleanSvg(svg(inside))?.text
  expect(text).toBe(svg('<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>'))
})

it.each([
  [' width="120" height="40px"', 120, 40],
  [' viewBox="0,0 64 32.4"', 64, 32],
  [' width="100%" viewBox="0 0 64 32"', 64, 32],
  ['', null, null],
])('knows the size of a drawing with%s', (attributes, width, height) => {
  expect(cleanSvg(svg('', attributes))).toMatchObject({ width, height })
})

it.each([
  ['<!DOCTYPE svg>', '<!DOCTYPE svg><svg/>'],
  ['<!entity', '<svg><!entity a "x"></svg>'],
  ['200 elements', svg('<g>'.repeat(100_000))],
])('refuses %s', (reason, text) => {
  expect(() => cleanSvg(text)).toThrow(new RegExp(reason.replace(' svg>', '>'), 'i'))
})

it.each(['', 'x', '<html><svg/></html>', '<x:svg xmlns:x="http://www.w3.org/2000/svg"/>', '<!doctype html><html/>'])(
  'is not asked for %j',
  (text) => {
    expect(cleanSvg(text)).toBeNull()
  },
)
