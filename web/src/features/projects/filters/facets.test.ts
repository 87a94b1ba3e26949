import { slugOf } from '@ashlar/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProjectChoices } from '@/content/readers/projects'
import { countFacets } from './facets'
import { CARPET_STEPS, type FilteredProject, PRICE_STEPS } from './filter-table'
import { projectIndexOf } from './project-index'
import { type ProjectQuery, UNFILTERED } from './project-query'
import { relaxations } from './relaxations'

const CITIES = ['pune', 'mumbai', 'pune-camp']
const LOCALITIES = ['pune.baner', 'pune.kothrud', 'mumbai.worli', 'pune-camp.east']
const STATUSES = ['New launch', 'Under construction', 'Sold out'] as const
const CONFIGURATIONS = ['2-bhk', '3-bhk', 'shop']
const YEARS = ['2026', '2027', '2028']
const INDUSTRIES = ['technology', 'retail']
const TYPES = ['Residential', 'Commercial'] as const

/** A test project, with values as in the address. */
interface Row {
  propertyType: (typeof TYPES)[number]
  city: string
  locality: string
  status: (typeof STATUSES)[number]
  year: number
  registered: boolean
  industries: string[]
  latitude: number | null
  longitude: number | null
  units: readonly { configuration: string; price: number | null; carpet: number }[]
}

const choice = (value: string, sequence: number) => ({ value, title: value, propertyType: '' as const, sequence })
const choices: ProjectChoices = {
  cities: CITIES.map((name, sequence) => ({
    name,
    slug: name,
    state: '',
    formerName: '',
    summary: '',
    latitude: null,
    longitude: null,
    sequence,
  })),
  areaConfigurations: CONFIGURATIONS.map(choice),
  sorts: [],
  years: YEARS.map(choice),
  industries: INDUSTRIES.map(choice),
}

/** The record of the same project. */
function recordOf({ status, year, registered, locality, units, ...row }: Row): FilteredProject {
  const registration = { number: 'P1', state: '', authority: '', url: '', validUntil: '', covers: '' }
  return {
    ...row,
    status,
    locality: locality.split('.')[1] ?? '',
    possession: year === 0 ? '' : `${year}-06`,
    registrations: registered ? [registration] : [],
    configurations: units.map(({ configuration, price, carpet }) => ({
      name: '',
      areaConfiguration: configuration,
      carpetArea: carpet,
      price,
      rent: null,
      total: null,
      available: null,
      plan: { rooms: [], doors: [], windows: [], shafts: [] },
    })),
  }
}

const indexed = (rows: readonly Row[]) => projectIndexOf(rows.map(recordOf), choices)

const unit: fc.Arbitrary<Row['units'][number]> = fc.record({
  configuration: fc.constantFrom(...CONFIGURATIONS, ''),
  price: fc.constantFrom(null, 4_000_000, 5_000_000, 9_000_000, 20_000_000, 60_000_000),
  carpet: fc.constantFrom(450, 500, 900, 1_400, 6_000),
})
const row: fc.Arbitrary<Row> = fc
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
/** Most visitors use two or three filters; with all at once the tests would never find anything. */
const seldom = <Asked, None>(none: None, asked: fc.Arbitrary<Asked>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: asked })
const some = (values: readonly string[]) => seldom<string[], string[]>([], fc.subarray([...values]))
const query: fc.Arbitrary<ProjectQuery> = fc
  .record({
    propertyType: seldom('', fc.constantFrom(...TYPES)),
    city: some(CITIES),
    locality: some(LOCALITIES),
    status: some(STATUSES.map(slugOf)),
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
  .map((asked) => {
    // As when an address is read: a locality adds its city.
    const city = CITIES.filter((name) => [...asked.city, ...asked.locality].some((at) => at.split('.')[0] === name))
    return { ...UNFILTERED, ...asked, city }
  })

/** A second, simple implementation of the filter rules, to compare the counts with. */
function isAskedFor(one: Row, asked: ProjectQuery): boolean {
  const among = (values: readonly string[], value: string) => values.length === 0 || values.includes(value)
  const inCity = asked.locality.filter((locality) => locality.split('.')[0] === one.city)
  const asksOfUnits =
    asked.configuration.length > 0 ||
    [asked.priceMin, asked.priceMax, asked.carpetMin, asked.carpetMax].some((bound) => bound !== null)
  const suits = ({ configuration, price, carpet }: Row['units'][number]) =>
    among(asked.configuration, configuration) &&
    (asked.priceMin === null || (price !== null && price >= asked.priceMin)) &&
    (asked.priceMax === null || (price !== null && price <= asked.priceMax)) &&
    (asked.carpetMin === null || carpet >= asked.carpetMin) &&
    (asked.carpetMax === null || carpet <= asked.carpetMax)
  return (
    (asked.propertyType === '' || asked.propertyType === one.propertyType) &&
    among(asked.city, one.city) &&
    among(inCity, one.locality) &&
    among(asked.status, slugOf(one.status)) &&
    (asked.year === '' || one.year <= Number(asked.year)) &&
    (!asked.registered || one.registered) &&
    (asked.industry === '' || one.industries.includes(asked.industry)) &&
    (asked.area === null ||
      (one.latitude !== null && one.latitude >= asked.area.south && one.latitude <= asked.area.north)) &&
    (!asksOfUnits || one.units.some(suits))
  )
}

function countByHand(rows: readonly Row[], asked: ProjectQuery): number {
  return rows.filter((one) => isAskedFor(one, asked)).length
}

describe('the counts of the filters', () => {
  it('are the results of each choice when it replaces the other values of its filter', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 25 }), query, (rows, asked) => {
        const facets = countFacets(indexed(rows), asked)
        const byHand = (change: Partial<ProjectQuery>) => countByHand(rows, { ...asked, ...change })
        expect(facets.total).toBe(byHand({}))
        for (const type of TYPES) expect(facets.counts.propertyType.get(type) ?? 0).toBe(byHand({ propertyType: type }))
        for (const city of CITIES)
          expect(facets.counts.city.get(city) ?? 0).toBe(byHand({ city: [city], locality: [] }))
        for (const locality of LOCALITIES) {
          const city = [locality.split('.')[0] ?? '']
          expect(facets.counts.locality.get(locality) ?? 0).toBe(byHand({ city, locality: [locality] }))
        }
        for (const status of STATUSES.map(slugOf))
          expect(facets.counts.status.get(status) ?? 0).toBe(byHand({ status: [status] }))
        for (const value of CONFIGURATIONS) {
          expect(facets.counts.configuration.get(value) ?? 0).toBe(byHand({ configuration: [value] }))
        }
        for (const year of YEARS) expect(facets.counts.year.get(year)).toBe(byHand({ year }))
        for (const value of INDUSTRIES) expect(facets.counts.industry.get(value) ?? 0).toBe(byHand({ industry: value }))
        expect(facets.counts.registered.get('yes')).toBe(byHand({ registered: true }))
        for (const step of PRICE_STEPS) {
          expect(facets.counts.priceMin.get(`${step}`)).toBe(byHand({ priceMin: step }))
          expect(facets.counts.priceMax.get(`${step}`)).toBe(byHand({ priceMax: step }))
        }
        for (const step of CARPET_STEPS) {
          expect(facets.counts.carpetMin.get(`${step}`)).toBe(byHand({ carpetMin: step }))
          expect(facets.counts.carpetMax.get(`${step}`)).toBe(byHand({ carpetMax: step }))
        }
        expect(facets.any).toEqual({
          propertyType: byHand({ propertyType: '' }),
          city: byHand({ city: [], locality: [] }),
          locality: asked.city.length > 0 ? byHand({ locality: [] }) : 0,
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

/** Each group of filters, removed. */
const NOTHING_ASKED: readonly Partial<ProjectQuery>[] = [
  { propertyType: '' },
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

describe('the suggestions when nothing is found', () => {
  const at = (price: number, more: Partial<Row> = {}): Row => ({
    propertyType: 'Residential',
    city: 'pune',
    locality: 'pune.baner',
    status: 'New launch',
    year: 2027,
    registered: true,
    industries: [],
    latitude: null,
    longitude: null,
    units: [{ configuration: '3-bhk', price, carpet: 900 }],
    ...more,
  })
  const offered = (rows: readonly Row[], asked: Partial<ProjectQuery>) => {
    const query = { ...UNFILTERED, ...asked }
    return relaxations(indexed(rows), query, countFacets(indexed(rows), query))
  }

  it('start with the nearest, each with its number of results', () => {
    const rows = [at(18_000_000), at(19_000_000, { city: 'mumbai', locality: 'mumbai.worli' }), at(90_000_000)]
    const asked = { city: ['pune'], priceMax: 10_000_000 }
    expect(offered(rows, asked).map(({ words, count }) => [words, count])).toEqual([
      ['up to ₹2\u00a0crore instead of ₹1\u00a0crore', 1],
      ['any price', 2],
    ])
  })

  it('remove two filters when removing one is not enough', () => {
    const [first] = offered([at(90_000_000, { city: 'mumbai' })], { city: ['pune'], year: '2026' })
    expect(first).toMatchObject({ words: 'any city and possession by 2027 instead of 2026', count: 1 })
  })

  it('always find the promised number, and exist whenever removing two filters would help', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 15 }), query, (rows, asked) => {
        const facets = countFacets(indexed(rows), asked)
        fc.pre(facets.total === 0)
        const offers = relaxations(indexed(rows), asked, facets)
        for (const { query: instead, count } of offers) {
          expect(count).toBeGreaterThan(0)
          expect(countByHand(rows, instead)).toBe(count)
        }
        if (offers.length > 0) return
        for (const one of NOTHING_ASKED) {
          for (const other of NOTHING_ASKED) expect(countByHand(rows, { ...asked, ...one, ...other })).toBe(0)
        }
      }),
      { numRuns: 200, seed: 7 },
    )
  })
})
