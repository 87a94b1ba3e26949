import { describe, expect, it } from 'vitest'
import { type FormLayout, readable } from './field-text'

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
