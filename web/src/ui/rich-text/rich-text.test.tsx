import type { RichInline, RichNode, RichWords } from '@ashlar/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RichText } from './rich-text'

const words = (text: string, marks: Partial<RichWords> = {}): RichWords => ({
  type: 'text',
  text,
  bold: false,
  italic: false,
  underline: false,
  strikethrough: false,
  code: false,
  ...marks,
})
const paragraph = (...children: RichInline[]): RichNode => ({ type: 'paragraph', children })
const heading = (level: number): RichNode => ({ type: 'heading', level, children: [words(`H${level}`)] })
const resolve = (url: string) => (url.startsWith('javascript:') ? null : url)
const htmlOf = (nodes: RichNode[], below: 1 | 2 = 2) =>
  renderToStaticMarkup(<RichText nodes={nodes} resolve={resolve} below={below} />).replace(/^<div[^>]*>|<\/div>$/g, '')

describe('a text of an editor', () => {
  it('is always escaped', () => {
    expect(htmlOf([paragraph(words('<img src=x onerror=alert(1)>'))])).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
  })

  it('has its styles and its lists', () => {
    expect(htmlOf([paragraph(words('One\ntwo', { bold: true, italic: true }))])).toBe(
      '<p><strong><em>One<br/>two</em></strong></p>',
    )
  })

  it('keeps the words of a link that cannot be resolved, and marks one that leads to another site', () => {
    const link = (url: string): RichInline => ({ type: 'link', url, children: [words('here')] })
    expect(htmlOf([paragraph(link('javascript:alert(1)'))])).toBe('<p>here</p>')
    expect(htmlOf([paragraph(link('/services'))])).toBe('<p><a href="/services">here</a></p>')
    expect(htmlOf([paragraph(link('https://ashlar.example'))])).toContain('rel="noopener"')
  })

  it('skips no heading level on any page', () => {
    const levels = (nodes: RichNode[], below: 1 | 2) => [...htmlOf(nodes, below).matchAll(/<h(\d)/g)].map(([, n]) => n)
    expect(levels([heading(1), heading(3), heading(6), heading(1)], 2)).toEqual(['3', '4', '4', '3'])
    expect(levels([heading(4), heading(3)], 1)).toEqual(['2', '2'])
  })

  it('has a nested list inside the item that it belongs to', () => {
    const item = (text: string) => ({ type: 'list-item' as const, children: [words(text)] })
    const inner = { type: 'list' as const, format: 'ordered' as const, children: [item('b')] }
    expect(htmlOf([{ type: 'list', format: 'unordered', children: [item('a'), inner, item('c')] }])).toBe(
      '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>',
    )
  })
})
