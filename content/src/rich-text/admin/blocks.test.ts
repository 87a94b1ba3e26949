import { Node } from '@tiptap/pm/model'
import { describe, expect, it } from 'vitest'
import notices from '../../../seed/notices.json'
import pages from '../../../seed/pages.json'
import { type Block, blocksContent, blocksOf, blocksSchema } from './blocks'

const again = (blocks: Block[]) => blocksOf(Node.fromJSON(blocksSchema, blocksContent(blocks)))
const text = (words: string, style = {}) => ({ type: 'text', text: words, ...style })

/** Strapi's former editor put an empty text on both sides of a link. */
function withoutEmpty(blocks: Block[]): Block[] {
  const isOnly = blocks.length === 1
  return blocks
    .filter(({ type, text: words }) => isOnly || type !== 'text' || words !== '')
    .map((block) => (block.children ? { ...block, children: withoutEmpty(block.children) } : block))
}

/** Every rich text of the seeds. */
function textsIn(value: unknown): Block[][] {
  if (Array.isArray(value)) {
    const isText =
      value.length > 0 &&
      value.every((one) => /^(?:paragraph|heading|list|quote|code)$/.test(one?.type) && one.children)
    return isText ? [value] : value.flatMap(textsIn)
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

describe('a rich text in the visual editor', () => {
  const seeds = [...textsIn(pages), ...textsIn(notices)]

  it(`keeps ${seeds.length} texts of the seeds as they are`, () => {
    expect(seeds.length).toBeGreaterThan(3)
    for (const one of seeds) expect(again(one)).toEqual(withoutEmpty(one))
  })

  it('keeps every part that the admin’s former editor could write', () => {
    const item = (words: string) => ({ type: 'list-item', children: [text(words)] })
    const blocks: Block[] = [
      { type: 'heading', level: 5, children: [text('Small')] },
      { type: 'paragraph', children: [text('a '), text('b', { bold: true, underline: true }), text('\nc')] },
      {
        type: 'paragraph',
        children: [
          { type: 'link', url: '/careers', children: [text('x'), text('y', { italic: true })] },
          text(''),
        ].slice(0, 1),
      },
      { type: 'quote', children: [text('said', { strikethrough: true })] },
      { type: 'code', language: 'bash', children: [text('npm start\nnpm test')] },
      {
        type: 'list',
        format: 'ordered',
        children: [item('one'), { type: 'list', format: 'unordered', children: [item('two')] }, item('three')],
      },
      { type: 'image', image: { url: '/uploads/a.jpg' }, children: [text('')] },
      { type: 'paragraph', children: [text('')] },
    ]
    expect(again(blocks)).toEqual(blocks)
  })

  it('loses nothing that was pasted into a quotation or an item', () => {
    const line = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })
    const heading = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Head' }] }
    const list = (...content: object[]) => ({ type: 'bulletList', content: [{ type: 'listItem', content }] })
    const quote = { type: 'blockquote', content: [line('said'), heading, list(line('one'))] }
    const item = list(line('a'), heading, { type: 'blockquote', content: [line('b')] }, list(line('c')))
    const stored = blocksOf(Node.fromJSON(blocksSchema, { type: 'doc', content: [quote, item] }))
    const entry = (words: string) => ({ type: 'list-item', children: [text(words)] })
    expect(stored).toEqual([
      { type: 'quote', children: [text('said')] },
      { type: 'heading', level: 2, children: [text('Head')] },
      { type: 'list', format: 'unordered', children: [entry('one')] },
      {
        type: 'list',
        format: 'unordered',
        children: [
          { type: 'list-item', children: [text('a'), text('\n'), text('Head'), text('\n'), text('b')] },
          { type: 'list', format: 'unordered', children: [entry('c')] },
        ],
      },
    ])
  })

  it('is nothing when it has no words', () => {
    expect(again([{ type: 'paragraph', children: [text('')] }])).toBeNull()
    expect(blocksOf(Node.fromJSON(blocksSchema, blocksContent(null)))).toBeNull()
  })
})
