import { type Page, parseList, type Technology, technology } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import type { RouteQuery } from '@/routing/route'
import { eventsByGroup, minutesOf, shareInText } from './demos/day'
import { type Centre, searchSeats } from './demos/seat-search'
import { drawStreets, MAP } from './demos/street-map'
import { countBy, towersOf } from './demos/towers'
import { productPartsOf } from './product-parts'

const unit = (name: string, status = 'Available') => ({
  unit: name,
  type: '2 BHK',
  carpetSqFt: 742,
  price: 9_420_000,
  status,
  note: '',
})
const event = (time: string, kind: string) => ({ time, home: '', kind, text: `${kind} at ${time}`, status: '' })

describe('a product on the wire', () => {
  const wire = (demo: unknown) => ({ anchor: 'section-1', title: 'Launch Suite', Squence: 1, demo })

  it('keeps the rows that fit its kind, whatever the order of their keys', () => {
    const { note, ...rest } = unit('A-0902')
    const { records } = parseList(technology, [
      wire({ rows: [{ note, ...rest }, { unit: 'A-0903' }, 'a word'], kind: 'inventory-board' }),
    ])
    expect(records[0]?.demo).toEqual({ kind: 'inventory-board', rows: [unit('A-0902')] })
  })

  it.each([[null], [undefined], [{ kind: 'hologram', rows: [] }], ['inventory-board']])(
    'with %j as demo is shown without one',
    (demo) => {
      expect(parseList(technology, [wire(demo)]).records).toMatchObject([{ title: 'Launch Suite', demo: null }])
    },
  )
})

describe('the parts of the page', () => {
  const product = (anchor: string): Technology => ({
    anchor,
    title: `Product of ${anchor}`,
    summary: '',
    does: [],
    who: '',
    demo: null,
    figures: [],
    nextStep: null,
    sequence: 1,
  })
  const section = (anchor: string) => ({ anchor, heading: `About ${anchor}`, text: '', steps: [], picture: null })
  const page = { sections: [section('section-1'), section('section-10')] } as unknown as Page

  it('are products with the section of their anchor, and sections without a product', () => {
    const parts = productPartsOf(page, [product('section-1'), product('section-2')])
    expect(parts.map(({ title, section: words }) => [title, words?.heading])).toEqual([
      ['Product of section-1', 'About section-1'],
      ['Product of section-2', undefined],
      ['About section-10', 'About section-10'],
    ])
  })
})

describe('the board of a launch', () => {
  it('has the floors of the building in order', () => {
    const towers = towersOf([unit('B-0301'), unit('A-1001'), unit('A-0903'), unit('A-0902')])
    expect(
      towers.map(({ name, floors }) => [name, floors.map(({ number, units }) => [number, units.map((u) => u.unit)])]),
    ).toEqual([
      [
        'A',
        [
          [10, ['A-1001']],
          [9, ['A-0902', 'A-0903']],
        ],
      ],
      ['B', [[3, ['B-0301']]]],
    ])
  })

  it('keeps a home whose number cannot be parsed', () => {
    expect(towersOf([unit('Penthouse')])).toMatchObject([{ name: '', floors: [{ number: 0 }] }])
  })

  it('counts by status', () => {
    const units = [unit('A-0101', 'Booked'), unit('A-0102'), unit('A-0103', 'Booked')]
    expect(countBy(units, ({ status }) => status)).toEqual([
      { word: 'Booked', count: 2 },
      { word: 'Available', count: 1 },
    ])
  })
})

describe('the day of a society', () => {
  it.each([
    ['7:05 am', 425],
    ['12:40 pm', 760],
    ['12:10 am', 10],
    ['noon', null],
  ])('%s is minute %s', (time, minute) => {
    expect(minutesOf(time)).toBe(minute)
  })

  it.each([
    ['143 of 264 voted', 143 / 264],
    ['9 of 0', null],
    ['Paid', null],
  ])('%s is a share of %s', (words, share) => {
    expect(shareInText(words)).toBe(share)
  })

  it('is divided into lanes in the order of the clock; unknown kinds go to the last lane', () => {
    const lanes = eventsByGroup([event('6:00 pm', 'Visitor'), event('7:40 am', 'Visitor'), event('9:00 am', 'Quarrel')])
    expect(lanes.map(({ events }) => events.map(({ text }) => text))).toEqual([
      ['Visitor at 7:40 am', 'Visitor at 6:00 pm'],
      ['Quarrel at 9:00 am'],
    ])
  })
})

it('a drawn quarter is the same for the same name, fills its frame, and has the outline inside it', () => {
  const { blocks, boundary } = drawStreets('Whitefield, Bengaluru')
  expect({ blocks, boundary }).toEqual(drawStreets('Whitefield, Bengaluru'))
  expect({ blocks, boundary }).not.toEqual(drawStreets('Hebbal, Bengaluru'))
  expect(Math.max(...blocks.map(({ x, width }) => x + width))).toBeGreaterThanOrEqual(MAP.width)
  for (const { x, y } of boundary) {
    expect(x > 0 && x < MAP.width && y > 0 && y < MAP.height).toBe(true)
  }
})

describe('the seat finder', () => {
  const centre = (name: string, more: Partial<Centre> = {}): Centre => ({
    centre: name,
    locality: 'Pune',
    seatsFree: 20,
    pricePerSeat: 10_000,
    lockInMonths: 3,
    setUpPerSeat: 0,
    internet: '',
    ...more,
  })
  const found = (centres: readonly Centre[], query: RouteQuery) =>
    searchSeats(centres, query).offers.map(({ centre: { centre: name }, monthly, unused }) => [name, monthly, unused])

  it('includes set-up and unused lock-in in the monthly price, and lists centres without a price last', () => {
    const centres = [
      centre('Unpriced', { pricePerSeat: null }),
      centre('Long', { pricePerSeat: 9_000, lockInMonths: 12 }),
      centre('Short', { setUpPerSeat: 2_000 }),
    ]
    expect(found(centres, { seats: '10', months: '4' })).toEqual([
      ['Short', 105_000, 0],
      ['Long', 270_000, 8],
      ['Unpriced', null, 0],
    ])
  })

  it('finds centres in the city with enough free seats', () => {
    const centres = [centre('Small', { seatsFree: 5 }), centre('Far', { locality: 'Mumbai' }), centre('Fits')]
    const search = searchSeats(centres, { city: 'pune', seats: '6', months: '12' })
    expect(search.offers.map(({ centre: { centre: name } }) => name)).toEqual(['Fits'])
    expect(search.tooSmall).toBe(1)
  })

  it('reports an invalid input, and finds nothing', () => {
    const search = searchSeats([centre('Fits')], { seats: 'many', months: '0' })
    expect(Object.keys(search.inputs.faults)).toEqual(['seats', 'months'])
    expect(search.offers).toEqual([])
  })
})
