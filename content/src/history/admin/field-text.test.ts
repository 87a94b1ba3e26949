import { describe, expect, it } from 'vitest'
import { comparable, type FormLayout, readable } from './field-text'

const text = (name: string, label: string) => ({ name, label, attribute: { type: 'string' } })

const form: FormLayout = {
  layout: [
    [
      [text('heading', 'Heading'), { name: 'flagship', label: 'Flagship', attribute: { type: 'boolean' } }],
      [{ name: 'items', label: 'Links', attribute: { type: 'component', component: 'menu.item', repeatable: true } }],
      [{ name: 'picture', label: 'Picture', attribute: { type: 'media' } }],
      [{ name: 'plan', label: 'Plan', attribute: { type: 'json' } }],
      [{ name: 'blocks', label: 'Blocks', attribute: { type: 'dynamiczone' } }],
    ],
  ],
  components: {
    'menu.item': {
      layout: [
        [text('title', 'Text'), text('link', 'Link')],
        [
          {
            name: 'subitems',
            label: 'Sub-links',
            attribute: { type: 'component', component: 'menu.sub', repeatable: true },
          },
        ],
      ],
      settings: { displayName: 'Menu item' },
    },
    'menu.sub': { layout: [[text('title', 'Text'), text('link', 'Link')]], settings: {} },
    'block.quote': { layout: [[text('words', 'Words')]], settings: { displayName: 'Quote' } },
  },
}

describe('the text of a field for editors', () => {
  it('is the words of a plain field, and says when there are none', () => {
    expect(readable('Two lines\nof words', form, 'heading')).toBe('Two lines\nof words')
    expect(readable(true, form, 'flagship')).toBe('yes')
    expect(readable(null, form, 'heading')).toBe('(empty)')
    expect(readable([], form, 'items')).toBe('(empty)')
  })

  it('names the parts of a list as the form does, and leaves out what is empty', () => {
    const items = [
      { id: 4, title: 'Reports', link: '/reports', subitems: [] },
      { __temp_key__: 'a0', title: 'More', link: '', subitems: [{ id: 1, title: 'Blog', link: '/blog' }] },
    ]
    expect(readable(items, form, 'items')).toBe(
      [
        '• Text: Reports',
        '  Link: /reports',
        '• Text: More',
        '  Sub-links:',
        '    • Text: Blog',
        '      Link: /blog',
      ].join('\n'),
    )
  })

  it('names a block, and a picture by its file', () => {
    expect(readable([{ __component: 'block.quote', id: 2, words: 'Said' }], form, 'blocks')).toBe(
      '• Quote\n  Words: Said',
    )
    expect(readable({ id: 7, name: 'court.jpg' }, form, 'picture')).toBe('court.jpg')
  })

  it('gives an entry of data without labels a line of its own', () => {
    const rooms = [{ name: 'Hall', width: 12, opensTo: 'north', note: '' }]
    expect(readable(rooms, form, 'plan')).toBe('• Name: Hall; Width: 12; Opens to: north')
  })
})

describe('two shapes of the same field', () => {
  const picture = { id: 7, documentId: 'f1', mime: 'image/jpeg', name: 'court.jpg', alternativeText: 'A court' }

  it.each([
    [
      'blocks with pictures, as they were read and as they are sent',
      [
        {
          __component: 'block.hero',
          id: 3,
          heading: 'Move',
          lead: null,
          picture,
          link: { id: 9, label: 'Ask', to: '/a' },
        },
      ],
      [{ __component: 'block.hero', picture, link: { to: '/a', label: 'Ask' }, heading: 'Move', __temp_key__: 'a0' }],
    ],
    [
      'pictures of a list',
      [{ id: 1, focalX: null, caption: 'Court', file: picture }],
      [{ file: picture, caption: 'Court', id: 12, __temp_key__: 'a0' }],
    ],
    ['a picture that was described meanwhile', picture, { ...picture, alternativeText: 'The court at night' }],
    ['a list without entries', undefined, []],
    ['a component without words', { id: 4, title: null }, { id: 4 }],
    ['links that nobody touched', { connect: [], disconnect: [] }, { disconnect: [], connect: [] }],
  ])('%s', (_, one, other) => expect(comparable(one)).toBe(comparable(other)))

  it.each([
    ['another picture', picture, { ...picture, id: 8 }],
    ['another order of pictures', [picture, { ...picture, id: 8 }], [{ ...picture, id: 8 }, picture]],
    ['another word in a block', [{ __component: 'a.b', words: 'x' }], [{ __component: 'a.b', words: 'y' }]],
    ['another block of the same words', [{ __component: 'a.b', words: 'x' }], [{ __component: 'a.c', words: 'x' }]],
    ['another linked record', { connect: [{ id: 1, documentId: 'a' }] }, { connect: [{ id: 2, documentId: 'b' }] }],
    ['a switch that was turned off', true, false],
    ['an entry less', [{ words: 'x' }, { words: 'y' }], [{ words: 'x' }]],
  ])('%s differs', (_, one, other) => expect(comparable(one)).not.toBe(comparable(other)))
})
