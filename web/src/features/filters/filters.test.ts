import { describe, expect, it } from 'vitest'
import { Address, type Offered } from '../lists/address'
import { FilteredList } from './filtered-list'
import { mergedFilters } from './merged-filters'

describe('filters of the backend that are asked for together', () => {
  it('stand side by side, also within one field and in $and', () => {
    expect(
      mergedFilters([
        { price: { $gte: 1 }, $and: [{ a: 1 }] },
        { price: { $lte: 2 }, city: undefined },
        { $and: [{ b: 2 }] },
      ]),
    ).toEqual({ price: { $gte: 1, $lte: 2 }, $and: [{ a: 1 }, { b: 2 }] })
  })

  it('do not take the place of each other', () => {
    expect(() => mergedFilters([{ city: { $eq: 'Pune' } }, { city: { $eq: 'Mumbai' } }])).toThrow('$eq')
  })
})

describe('a list with filters', () => {
  interface Brick {
    colour: string
    shapes: readonly string[]
  }
  interface Choices {
    colours: readonly Offered[]
    shapes: readonly Offered[]
  }
  const choices: Choices = {
    colours: [{ value: 'deep-red', title: 'Deep red' }],
    shapes: [{ value: 'arch', title: 'Arch' }],
  }
  const list = new FilteredList<'colour' | 'shape', Brick, Choices>('/bricks', 1, {
    colour: {
      kind: 'one',
      parameter: 'colour',
      what: 'colour',
      label: 'Colour',
      any: 'All colours',
      choices: ({ colours }) => colours,
      backend: 'finish.colour',
      titlesOf: ({ colour }) => colour,
      relaxed: { words: 'any colour', turn: 2 },
    },
    shape: {
      kind: 'one',
      parameter: 'form',
      what: 'shape',
      label: 'Shape',
      any: 'All shapes',
      choices: ({ shapes }) => shapes,
      isList: true,
      backend: 'shapes',
      titlesOf: ({ shapes }) => shapes,
      relaxed: { words: 'any shape', turn: 1 },
    },
  })
  const asked = list.read(new Address({ colour: 'DEEP-RED', form: 'arch' }), choices)

  it('reads and writes its address', () => {
    expect(asked).toEqual({ colour: 'deep-red', shape: 'arch' })
    expect(list.hrefOf(asked, 2)).toBe('/bricks?colour=deep-red&form=arch&page=2')
    expect(list.hrefOf({})).toBe('/bricks')
    expect(list.titles(asked, choices)).toEqual(['Deep red', 'Arch'])
  })

  it('asks the backend, and finds the same in a whole list', () => {
    expect(list.backendFilters(asked, choices)).toEqual({
      finish: { colour: { $eq: 'Deep red' } },
      shapes: { $containsi: '"Arch"' },
    })
    const bricks = [
      { colour: 'Deep red', shapes: ['Arch', 'Plain'] },
      { colour: 'Deep red', shapes: [] },
      { colour: 'White', shapes: ['Arch'] },
    ]
    expect(list.fitting(bricks, asked, choices)).toEqual(bricks.slice(0, 1))
    const reds = { colour: 'deep-red', shape: '' }
    expect(list.find(bricks, reds, choices, 9)).toEqual({ items: bricks.slice(1, 2), total: 2, page: 2, pages: 2 })
  })

  it('reads a page, and says what is none', () => {
    expect(list.readPage(new Address({ form: 'arch', page: '3' }), choices)).toEqual({
      colour: '',
      shape: 'arch',
      page: 3,
    })
    const address = new Address({ page: 'last' })
    expect(list.readPage(address, choices)).toMatchObject({ page: 1 })
    expect(address.notes).toEqual(['“last” is no page; this is the first.'])
  })

  it('keeps the plain list on disk alone', () => {
    const plain = { colour: '', shape: '' }
    expect(list.requestFor(plain, 1)).toEqual({ page: 1, size: 1, keep: 'disk' })
    expect(list.requestFor(plain, 2)).toEqual({ page: 2, size: 1, keep: 'memory' })
    expect(list.requestFor(asked, 1)).toMatchObject({ keep: 'memory' })
  })

  it('gives up each filter in its turn', () => {
    expect(list.relaxations(asked).map(({ words, asked: less }) => [words, list.hrefOf(less)])).toEqual([
      ['any shape', '/bricks?colour=deep-red'],
      ['any colour', '/bricks?form=arch'],
    ])
    expect(list.relaxations({ colour: '', shape: '' })).toEqual([])
  })
})
