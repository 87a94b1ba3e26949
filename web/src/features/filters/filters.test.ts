import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Address, type Offered } from '../lists/address'
import { FilteredList } from './filtered-list'
import { mergedFilters } from './merged-filters'

describe('several filters for the backend', () => {
  it('are combined, also within one field and in $and', () => {
    expect(
      mergedFilters([
        { price: { $gte: 1 }, $and: [{ a: 1 }] },
        { price: { $lte: 2 }, city: undefined },
        { $and: [{ b: 2 }] },
      ]),
    ).toEqual({ price: { $gte: 1, $lte: 2 }, $and: [{ a: 1 }, { b: 2 }] })
  })

  it('do not replace each other', () => {
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
  const offered = (...titles: string[]) =>
    titles.map((title) => ({ value: title.toLowerCase().replace(' ', '-'), title }))
  const choices: Choices = { colours: offered('Deep red', 'White'), shapes: offered('Arch', 'Plain') }
  const called = { path: '/bricks', anchor: 'wall', one: 'brick', many: 'bricks' }
  const list = new FilteredList<'colour' | 'shape', Brick, Choices>(called, 1, {
    colour: {
      kind: 'one',
      parameter: 'colour',
      what: 'category',
      label: 'Colour',
      any: 'All colours',
      choices: ({ colours }) => colours,
      backend: 'finish.colour',
      titlesOf: ({ colour }) => colour,
      relaxed: { words: 'any colour', cost: 2 },
    },
    shape: {
      kind: 'one',
      parameter: 'form',
      what: 'industry',
      label: 'Shape',
      any: 'All shapes',
      choices: ({ shapes }) => shapes,
      isList: true,
      backend: 'shapes',
      titlesOf: ({ shapes }) => shapes,
      relaxed: { words: 'any shape', cost: 1 },
    },
  })
  const asked = list.read(new Address({ colour: 'DEEP-RED', form: 'arch' }), choices)

  it('reads and writes its address', () => {
    expect(asked).toEqual({ colour: 'deep-red', shape: 'arch' })
    expect(list.hrefOf(asked, 2)).toBe('/bricks?colour=deep-red&form=arch&page=2')
    expect(list.hrefOf({})).toBe('/bricks')
    expect(list.linkTo({ shape: 'arch' })).toBe('/bricks?form=arch#wall')
    expect(list.titles(asked, choices)).toEqual(['Deep red', 'Arch'])
  })

  it('filters in the backend, and finds the same in a whole list', () => {
    expect(list.backendFilters(asked, choices)).toEqual({
      finish: { colour: { $eq: 'Deep red' } },
      shapes: { $containsi: '"Arch"' },
    })
    const bricks = [
      { colour: 'Deep red', shapes: ['Arch', 'Plain'] },
      { colour: 'Deep red', shapes: [] },
      { colour: 'White', shapes: ['Arch'] },
    ]
    expect(list.filtered(bricks, asked, choices)).toEqual(bricks.slice(0, 1))
    const reds = { colour: 'deep-red', shape: '' }
    expect(list.find(bricks, reds, choices, 9)).toEqual({ items: bricks.slice(1, 2), total: 2, page: 2, pages: 2 })
  })

  it('reads a page number, and reports an invalid one', () => {
    expect(list.readPage(new Address({ form: 'arch', page: '3' }), choices)).toEqual({
      colour: '',
      shape: 'arch',
      page: 3,
    })
    const address = new Address({ page: 'last' })
    expect(list.readPage(address, choices)).toMatchObject({ page: 1 })
    expect(address.notes).toEqual(['“last” is no page; this is the first.'])
  })

  it('keeps only the unfiltered list on disk', () => {
    const plain = { colour: '', shape: '' }
    expect(list.requestFor(plain, 1)).toEqual({ page: 1, size: 1, keep: 'disk' })
    expect(list.requestFor(plain, 2)).toEqual({ page: 2, size: 1, keep: 'memory' })
    expect(list.requestFor(asked, 1)).toMatchObject({ keep: 'memory' })
  })

  const none = { colour: '', shape: '' }
  const offer = (bricks: readonly (Brick & { count: number })[], query: typeof none) =>
    list.offer(bricks, query, choices)

  it('lists the active values, each with the address of the list without it', () => {
    expect(offer([], asked).active).toEqual([
      { words: 'Deep red', href: '/bricks?form=arch#wall' },
      { words: 'Arch', href: '/bricks?colour=deep-red#wall' },
    ])
    expect(offer([], none).active).toEqual([])
  })

  it('suggests the nearest changes when nothing is found, each with its number of results', () => {
    const bricks = [
      { colour: 'Deep red', shapes: ['Plain'], count: 2 },
      { colour: 'White', shapes: ['Arch', 'Plain'], count: 3 },
    ]
    expect(offer(bricks, asked).nearest).toEqual([
      { words: 'any shape', href: '/bricks?colour=deep-red#wall', count: 2 },
      { words: 'any colour', href: '/bricks?form=arch#wall', count: 3 },
    ])
    expect(offer(bricks.slice(0, 1), asked).nearest.map(({ words }) => words)).toEqual(['any shape'])
    expect(offer(bricks, { colour: 'white', shape: 'arch' }).nearest).toEqual([])
    expect(offer([], asked).nearest).toEqual([])
  })

  it('suggests to remove two filters when removing one is not enough', () => {
    const bricks = [{ colour: 'White', shapes: ['Plain'], count: 4 }]
    expect(offer(bricks, asked).nearest).toEqual([
      { words: 'any colour and any shape', href: '/bricks#wall', count: 4 },
    ])
  })

  it('counts the results of each choice when it replaces the current value of its filter', () => {
    const brick = fc.record({
      colour: fc.constantFrom('Deep red', 'White', 'Unnamed', ''),
      shapes: fc.subarray(['Arch', 'Plain', 'Unnamed']),
      count: fc.integer({ min: 1, max: 3 }),
    })
    const query = fc.record({
      colour: fc.constantFrom('', 'deep-red', 'white'),
      shape: fc.constantFrom('', 'arch', 'plain'),
    })
    fc.assert(
      fc.property(fc.array(brick, { maxLength: 12 }), query, (bricks, asked) => {
        const byHand = (change: Partial<typeof none>) => {
          const { colour, shape } = { ...asked, ...change }
          const fits = (title: string, value: string) => value === '' || title.toLowerCase().replace(' ', '-') === value
          return bricks
            .filter((one) => fits(one.colour, colour))
            .filter(({ shapes }) => shape === '' || shapes.some((title) => fits(title, shape)))
            .reduce((sum, { count }) => sum + count, 0)
        }
        const { facets, nearest } = offer(bricks, asked)
        expect(facets).toEqual({
          colour: {
            any: byHand({ colour: '' }),
            choices: choices.colours.map((one) => ({ ...one, count: byHand({ colour: one.value }) })),
          },
          shape: {
            any: byHand({ shape: '' }),
            choices: choices.shapes.map((one) => ({ ...one, count: byHand({ shape: one.value }) })),
          },
        })
        expect(nearest.length > 0).toBe(byHand({}) === 0 && byHand(none) > 0)
      }),
      { numRuns: 200, seed: 15 },
    )
  })
})
