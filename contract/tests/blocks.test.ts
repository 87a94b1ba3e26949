import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  blockKinds,
  componentOf,
  findShapeFaults,
  linksInRichText,
  page,
  pageRecordUse,
  parseList,
  reads,
  wordsOfBlock,
} from '../src/index.js'
import { readPastedTable } from '../src/text/pasted-table.js'

const SEEDS = JSON.parse(readFileSync(join(import.meta.dirname, '../../content/seed/pages.json'), 'utf8')) as {
  path: string
  blocks?: Record<string, unknown>[]
}[]
const LANDING = SEEDS.find(({ path }) => path === '/moving-your-office')
const text = (words: string) => ({ type: 'text', text: words })
const withBlocks = (...blocks: object[]) => ({ path: '/a', title: 'A', heading: 'A', blocks })
const read = (...blocks: object[]) => parseList(page, [withBlocks(...blocks)]).records[0]?.blocks
const faultsOf = (...blocks: object[]) => findShapeFaults('page', withBlocks(...blocks))

const quote = { __component: 'block.quote', quote: 'Yes.', name: 'A. Rao' }

describe('the blocks of a page', () => {
  it('are all on the demonstration page, and have text for the search', () => {
    const shown = read(...(LANDING?.blocks ?? [])) ?? []
    expect(shown).toHaveLength(LANDING?.blocks?.length ?? -1)
    expect(blockKinds.filter((kind) => !shown.some(({ block }) => block === kind))).toEqual([])
    for (const block of shown) expect(`${block.heading} ${wordsOfBlock(block)}`.trim(), block.block).not.toBe('')
  })

  it('stay when another is invalid: only that one is left out, and its editor is told', () => {
    const broken = { __component: 'block.figures', heading: 'Numbers', figures: [{ value: '9' }] }
    expect(read(quote, broken, quote)?.map(({ block }) => block)).toEqual(['quote', 'quote'])
    expect(faultsOf(quote, broken, quote)[0]).toMatchObject({ path: ['blocks', 1, 'figures', 0, 'label'] })
  })

  it('of a removed kind are left out too', () => {
    expect(read({ __component: 'block.carousel' }, quote)).toHaveLength(1)
    expect(faultsOf({ __component: 'block.carousel' })).toMatchObject([
      { message: 'is a block of a kind that the site does not know' },
    ])
  })

  it.each([
    [{ __component: 'block.media', caption: 'Nothing' }, 'picture', 'or a video in its place'],
    [{ __component: 'block.form', form: 'service' }, 'about', 'must name the service or the project'],
    [{ __component: 'block.form', form: 'tender' }, 'form', 'must be one of enquiry'],
    [{ __component: 'block.logos', logos: [] }, 'logos', 'at least one entry'],
    [{ __component: 'block.steps', steps: [{ title: 'One' }] }, 'heading', 'must be filled in'],
    [
      { __component: 'block.chart', title: 'T', kind: 'bar', alt: 'A', numbers: 'Year; Pune\n2025; soon' },
      'numbers',
      'line 2, cell 2: “soon” is no number',
    ],
    [{ __component: 'block.rich-text', text: [{ type: 'image' }] }, 'text', 'a picture stands in a block of its own'],
  ])('say what is wrong with %o', (block, field, message) => {
    const fault = faultsOf(block).find(({ path }) => path[2] === field)
    expect(fault?.message).toContain(message)
    expect(read(block)).toEqual([])
  })

  it('are requested by the component of each kind', () => {
    const asked = Object.keys(reads.pages.query).join(' ')
    for (const kind of blockKinds) expect(asked).toContain(`populate[blocks][on][${componentOf(kind)}]`)
  })
})

describe('a pasted table', () => {
  it('has names in its first row and its first column', () => {
    expect(readPastedTable('Year\tMumbai\tPune\r\n2024\t1,212.5\t\n2025\t₹240\t88 %\n')).toEqual({
      columns: ['Mumbai', 'Pune'],
      rows: [
        { name: '2024', values: [1212.5, null] },
        { name: '2025', values: [240, 88] },
      ],
    })
  })

  it.each(['', 'Year', 'Year; Pune', 'Year; Pune\n; 4', 'Year; Pune\n2025; 4; 5'])(
    'is refused where it is none: %j',
    (pasted) => {
      expect(() => readPastedTable(pasted)).toThrow(/must|more cells/)
    },
  )
})

describe('a text of the admin’s editor', () => {
  it('returns every link, also in a nested list', () => {
    const link = (url: string) => ({ type: 'link' as const, url, children: [] })
    const inner = { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [link('/b')] }] }
    const blocks = read({
      __component: 'block.rich-text',
      text: [
        { type: 'paragraph', children: [text('See '), link('/a')] },
        { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [text('x')] }, inner] },
      ],
    })
    const [first] = blocks ?? []
    if (first?.block !== 'rich-text') throw new Error('the text was left out')
    expect(linksInRichText(first.text)).toEqual([
      { path: [0, 'children', 1, 'url'], url: '/a' },
      { path: [1, 'children', 1, 'children', 0, 'children', 0, 'url'], url: '/b' },
    ])
  })
})

describe('an address that an editor chooses', () => {
  it.each([
    ['/moving-your-office', 'the page'],
    ['/services/new', 'the page'],
    ['/', 'the page'],
    ['/careers', 'a page of its own'],
    ['/projects/moving', 'something else'],
    ['/api/moving', 'something else'],
    ['/apiary', 'the page'],
  ])('%s is %s', (path, what) => {
    expect(pageRecordUse(path)).toBe(what)
  })
})
