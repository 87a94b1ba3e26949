import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FacetRow, FacetUnit } from './facet-rows'
import { countFacets } from './facets'
import { CARPET_STEPS, EVERYTHING, PRICE_STEPS, type ProjectQuery } from './project-query'
import { relaxations } from './relaxations'

const CITIES = ['pune', 'mumbai', 'pune-camp']
const LOCALITIES = ['pune.baner', 'pune.kothrud', 'mumbai.worli', 'pune-camp.east']
const STATUSES = ['new-launch', 'under-construction', 'sold-out']
const CONFIGURATIONS = ['2-bhk', '3-bhk', 'shop']
const YEARS = ['2026', '2027', '2028']
const INDUSTRIES = ['technology', 'retail']
const TYPES = ['Residential', 'Commercial'] as const

const unit: fc.Arbitrary<FacetUnit> = fc.record({
  configuration: fc.constantFrom(...CONFIGURATIONS, ''),
  price: fc.constantFrom(null, 4_000_000, 5_000_000, 9_000_000, 20_000_000, 60_000_000),
  carpet: fc.constantFrom(450, 500, 900, 1_400, 6_000),
})
const row: fc.Arbitrary<FacetRow> = fc
  .record({
    propertyType: fc.constantFrom(...TYPES),
    place: fc.constantFrom(...LOCALITIES),
    status: fc.constantFrom(...STATUSES),
    year: fc.constantFrom(0, 2025, 2026, 2027, 2029),
    registered: fc.boolean(),
    industries: fc.subarray(INDUSTRIES),
    latitude: fc.constantFrom(null, 10, 18.5),
    units: fc.array(unit, { maxLength: 3 }),
  })
  .map(({ place, ...more }) => ({ ...more, city: place.split('.')[0] ?? '', locality: place, longitude: 73 }))
/** Most visitors wish for two or three things; with all at once nothing would ever be found. */
const seldom = <Wish, None>(none: None, wish: fc.Arbitrary<Wish>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: wish })
const some = (values: readonly string[]) => seldom<string[], string[]>([], fc.subarray([...values]))
const query: fc.Arbitrary<ProjectQuery> = fc
  .record({
    propertyType: seldom(null, fc.constantFrom(...TYPES)),
    city: some(CITIES),
    locality: some(LOCALITIES),
    status: some(STATUSES),
    configuration: some(CONFIGURATIONS),
    priceMin: seldom(null, fc.constantFrom(...PRICE_STEPS, 4_200_000)),
    priceMax: seldom(null, fc.constantFrom(...PRICE_STEPS, 8_700_000)),
    carpetMin: seldom(null, fc.constantFrom(...CARPET_STEPS)),
    carpetMax: seldom(null, fc.constantFrom(...CARPET_STEPS)),
    year: seldom('', fc.constantFrom(...YEARS)),
    registered: seldom(false, fc.constant(true)),
    industry: seldom('', fc.constantFrom(...INDUSTRIES)),
    area: seldom(null, fc.constant({ west: 70, south: 15, east: 80, north: 20 })),
  })
  .map((wishes) => {
    // As an address is read: a locality brings its city along.
    const city = CITIES.filter((name) => [...wishes.city, ...wishes.locality].some((at) => at.split('.')[0] === name))
    return { ...EVERYTHING, ...wishes, city }
  })

/** The rules said once more, as plainly as they can be, to count by. */
function isWished(one: FacetRow, wish: ProjectQuery): boolean {
  const among = (wished: readonly string[], value: string) => wished.length === 0 || wished.includes(value)
  const inCity = wish.locality.filter((locality) => locality.split('.')[0] === one.city)
  const unitWish =
    wish.configuration.length > 0 ||
    [wish.priceMin, wish.priceMax, wish.carpetMin, wish.carpetMax].some((bound) => bound !== null)
  const suits = ({ configuration, price, carpet }: FacetUnit) =>
    among(wish.configuration, configuration) &&
    (wish.priceMin === null || (price !== null && price >= wish.priceMin)) &&
    (wish.priceMax === null || (price !== null && price <= wish.priceMax)) &&
    (wish.carpetMin === null || carpet >= wish.carpetMin) &&
    (wish.carpetMax === null || carpet <= wish.carpetMax)
  return (
    (wish.propertyType === null || wish.propertyType === one.propertyType) &&
    among(wish.city, one.city) &&
    among(inCity, one.locality) &&
    among(wish.status, one.status) &&
    (wish.year === '' || one.year <= Number(wish.year)) &&
    (!wish.registered || one.registered) &&
    (wish.industry === '' || one.industries.includes(wish.industry)) &&
    (wish.area === null ||
      (one.latitude !== null && one.latitude >= wish.area.south && one.latitude <= wish.area.north)) &&
    (!unitWish || one.units.some(suits))
  )
}

function countByHand(rows: readonly FacetRow[], wish: ProjectQuery): number {
  return rows.filter((one) => isWished(one, wish)).length
}

describe('the counts of the filters', () => {
  it('are what each choice finds when it takes the place of its own group', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 25 }), query, (rows, wish) => {
        const facets = countFacets(rows, wish, YEARS)
        const byHand = (change: Partial<ProjectQuery>) => countByHand(rows, { ...wish, ...change })
        expect(facets.total).toBe(byHand({}))
        for (const type of TYPES) expect(facets.propertyType.get(type) ?? 0).toBe(byHand({ propertyType: type }))
        for (const city of CITIES) expect(facets.city.get(city) ?? 0).toBe(byHand({ city: [city], locality: [] }))
        for (const locality of LOCALITIES) {
          const city = [locality.split('.')[0] ?? '']
          expect(facets.locality.get(locality) ?? 0).toBe(byHand({ city, locality: [locality] }))
        }
        for (const status of STATUSES) expect(facets.status.get(status) ?? 0).toBe(byHand({ status: [status] }))
        for (const value of CONFIGURATIONS) {
          expect(facets.configuration.get(value) ?? 0).toBe(byHand({ configuration: [value] }))
        }
        for (const year of YEARS) expect(facets.year.get(year)).toBe(byHand({ year }))
        for (const value of INDUSTRIES) expect(facets.industry.get(value) ?? 0).toBe(byHand({ industry: value }))
        expect(facets.registered).toBe(byHand({ registered: true }))
        for (const step of PRICE_STEPS) {
          expect(facets.priceMin.get(`${step}`)).toBe(byHand({ priceMin: step }))
          expect(facets.priceMax.get(`${step}`)).toBe(byHand({ priceMax: step }))
        }
        for (const step of CARPET_STEPS) {
          expect(facets.carpetMin.get(`${step}`)).toBe(byHand({ carpetMin: step }))
          expect(facets.carpetMax.get(`${step}`)).toBe(byHand({ carpetMax: step }))
        }
        expect(facets.any).toEqual({
          propertyType: byHand({ propertyType: null }),
          place: byHand({ city: [], locality: [] }),
          status: byHand({ status: [] }),
          year: byHand({ year: '' }),
          registered: byHand({ registered: false }),
          industry: byHand({ industry: '' }),
          area: byHand({ area: null }),
          configuration: byHand({ configuration: [] }),
          priceMin: byHand({ priceMin: null }),
          priceMax: byHand({ priceMax: null }),
          carpetMin: byHand({ carpetMin: null }),
          carpetMax: byHand({ carpetMax: null }),
        })
      }),
      { numRuns: 120, seed: 36 },
    )
  })
})

/** Each group of filters given up. */
const NOTHING_WISHED: readonly Partial<ProjectQuery>[] = [
  { propertyType: null },
  { city: [], locality: [] },
  { status: [] },
  { configuration: [] },
  { priceMin: null },
  { priceMax: null },
  { carpetMin: null },
  { carpetMax: null },
  { year: '' },
  { registered: false },
  { industry: '' },
  { area: null },
]

describe('what is offered instead of nothing', () => {
  const at = (price: number, more: Partial<FacetRow> = {}): FacetRow => ({
    propertyType: 'Residential',
    city: 'pune',
    locality: 'pune.baner',
    status: 'new-launch',
    year: 2027,
    registered: true,
    industries: [],
    latitude: null,
    longitude: null,
    units: [{ configuration: '3-bhk', price, carpet: 900 }],
    ...more,
  })
  const offered = (rows: readonly FacetRow[], wishes: Partial<ProjectQuery>) => {
    const wish = { ...EVERYTHING, ...wishes }
    return relaxations(rows, wish, countFacets(rows, wish, YEARS), YEARS)
  }

  it('is the nearest first, each with what it finds', () => {
    const rows = [at(18_000_000), at(19_000_000, { city: 'mumbai', locality: 'mumbai.worli' }), at(90_000_000)]
    const wishes = { city: ['pune'], priceMax: 10_000_000 }
    expect(offered(rows, wishes).map(({ words, count }) => [words, count])).toEqual([
      ['up to ₹2\u00a0crore instead of ₹1\u00a0crore', 1],
      ['any price', 2],
    ])
  })

  it('gives up two wishes where none alone is enough', () => {
    const [first] = offered([at(90_000_000, { city: 'mumbai' })], { city: ['pune'], year: '2026' })
    expect(first).toMatchObject({ words: 'any city and possession by 2027 instead of 2026', count: 1 })
  })

  it('always finds what it promises, and something where two wishes given up would', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 15 }), query, (rows, wish) => {
        const facets = countFacets(rows, wish, YEARS)
        fc.pre(facets.total === 0)
        const offers = relaxations(rows, wish, facets, YEARS)
        for (const { query: instead, count } of offers) {
          expect(count).toBeGreaterThan(0)
          expect(countByHand(rows, instead)).toBe(count)
        }
        if (offers.length > 0) return
        for (const one of NOTHING_WISHED) {
          for (const other of NOTHING_WISHED) expect(countByHand(rows, { ...wish, ...one, ...other })).toBe(0)
        }
      }),
      { numRuns: 200, seed: 7 },
    )
  })
})
