import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Phrase } from '@/words/say'
import { Address, type Offered } from '../lists/address'
import { FilteredList } from './filtered-list'

/** A word of a list that the site does not have. */
const phrase = (words: string) => words as Phrase

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
  const called = {
    path: '/bricks',
    anchor: 'wall',
    one: 'project',
    many: 'projects',
    counted: '{count} projects',
  } as const
  const list = new FilteredList<'colour' | 'shape', Brick, Choices>(called, 1, {
    colour: {
      kind: 'one',
      parameter: 'colour',
      what: 'category',
      label: phrase('Colour'),
      any: phrase('All colours'),
      choices: ({ colours }) => colours,
      titlesOf: ({ colour }) => colour,
      relaxed: { words: phrase('any colour'), cost: 2 },
    },
    shape: {
      kind: 'one',
      parameter: 'form',
      what: 'industry',
      label: phrase('Shape'),
      any: phrase('All shapes'),
      choices: ({ shapes }) => shapes,
      titlesOf: ({ shapes }) => shapes,
      relaxed: { words: phrase('any shape'), cost: 1 },
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

  it('finds the records that match', () => {
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

  const none = { colour: '', shape: '' }
  const offer = (bricks: readonly Brick[], query: typeof none) => list.offer(bricks, query, choices)
  const many = (count: number, brick: Brick): Brick[] => Array.from({ length: count }, () => brick)

  it('lists the active values, each with the address of the list without it', () => {
    expect(offer([], asked).active).toEqual([
      { words: 'Deep red', href: '/bricks?form=arch#wall' },
      { words: 'Arch', href: '/bricks?colour=deep-red#wall' },
    ])
    expect(offer([], none).active).toEqual([])
  })

  it('suggests the nearest changes when nothing is found, each with its number of results', () => {
    const bricks = [
      ...many(2, { colour: 'Deep red', shapes: ['Plain'] }),
      ...many(3, { colour: 'White', shapes: ['Arch', 'Plain'] }),
    ]
    expect(offer(bricks, asked).nearest).toEqual([
      { words: phrase('any shape'), href: '/bricks?colour=deep-red#wall', count: 2 },
      { words: phrase('any colour'), href: '/bricks?form=arch#wall', count: 3 },
    ])
    expect(offer(bricks.slice(0, 2), asked).nearest.map(({ words }) => words)).toEqual(['any shape'])
    expect(offer(bricks, { colour: 'white', shape: 'arch' }).nearest).toEqual([])
    expect(offer([], asked).nearest).toEqual([])
  })

  it('suggests to remove two filters when removing one is not enough', () => {
    const bricks = many(4, { colour: 'White', shapes: ['Plain'] })
    expect(offer(bricks, asked).nearest).toEqual([
      { words: 'any colour and any shape', href: '/bricks#wall', count: 4 },
    ])
  })

  it('counts the results of each choice when it replaces the current value of its filter', () => {
    const brick = fc.record({
      colour: fc.constantFrom('Deep red', 'White', 'Unnamed', ''),
      shapes: fc.subarray(['Arch', 'Plain', 'Unnamed']),
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
            .filter(({ shapes }) => shape === '' || shapes.some((title) => fits(title, shape))).length
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
