import { type Project, parseList, project as projectShape } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import type { ProjectChoices } from '@/content/readers/projects'
import { perSquareFootSpan } from './card/per-square-foot'
import { activeChoices } from './filters/active-choices'
import { localitiesOf } from './filters/place'
import { projectListHref, readQuery } from './filters/project-query'
import { findProjects, similarProjects } from './list/find-projects'
import { labelledRooms, letterHeightOf, nameIn } from './plans/plan-label'

const choices: ProjectChoices = {
  cities: [
    {
      name: 'Pune',
      slug: 'pune',
      state: '',
      formerName: '',
      summary: '',
      latitude: null,
      longitude: null,
      sequence: 1,
    },
  ],
  areaConfigurations: [{ title: '3 BHK', value: '3-bhk', propertyType: 'Residential', sequence: 1 }],
  sorts: ['homes', 'newest', 'price-asc', 'price-desc'].map((value, sequence) => ({
    title: value,
    value,
    propertyType: '',
    sequence,
  })),
  years: [{ title: '2027', value: '2027', propertyType: '', sequence: 1 }],
  industries: [{ title: 'Technology', value: 'technology', propertyType: '', sequence: 1 }],
}

function project(slug: string, more: Record<string, unknown> = {}): Project {
  const wire = { slug, name: slug, propertyType: 'Residential', city: 'Pune', projectStatus: 'New launch', ...more }
  const [parsed] = parseList(projectShape, [wire]).records
  if (!parsed) throw new Error('the record does not fit')
  return parsed
}

const unit = (areaConfiguration: string, price: number | null) => ({
  name: areaConfiguration,
  areaConfiguration,
  carpetArea: 900,
  price,
})
const found = (projects: Project[], parameters: Record<string, string>) =>
  findProjects(projects, readQuery(parameters, choices).query, choices)

describe('the address of the project list', () => {
  it('is the same after reading and writing, without default values', () => {
    const parameters = {
      propertytype: 'Residential',
      city: 'pune',
      'price-max': '20000000',
      sort: 'price-asc',
      page: '2',
    }
    const { query, ignored } = readQuery(parameters, choices)
    expect(ignored).toEqual([])
    expect(projectListHref(query)).toBe(
      '/projects?propertytype=Residential&city=pune&price-max=20000000&sort=price-asc&page=2',
    )
    expect(projectListHref(readQuery({ sort: 'homes', page: '1', city: '' }, choices).query)).toBe('/projects')
  })

  it.each([
    [{ propertytype: 'Castle' }, 'We have no property type “Castle”; it was left out.'],
    [{ page: '-1' }, '“-1” is no page; this is the first.'],
    [{ sort: 'DROP TABLE' }, 'We have no sort order “DROP TABLE”; it was left out.'],
    [{ 'price-max': '1e9' }, '“1e9” is no price in rupees; it was left out.'],
    [{ locality: 'pune.atlantis' }, 'We have no locality “pune.atlantis”; it was left out.'],
    [{ rera: 'perhaps' }, 'We have no RERA filter “perhaps”; it was left out.'],
    [{ area: '1,2,3' }, '“1,2,3” is no part of the map; it was left out.'],
  ])('%j is ignored, and the visitor is told', (parameters, words) => {
    const { query, ignored } = readQuery(parameters, choices)
    expect(ignored).toEqual([words])
    expect(projectListHref(query)).toBe('/projects')
  })

  it('drops the lower limit of a range when it is above the upper one', () => {
    const { query, ignored } = readQuery({ 'price-min': '30000000', 'price-max': '20000000' }, choices)
    expect(ignored).toEqual(['Nothing is from ₹3\u00a0crore and up to ₹2\u00a0crore; the lower limit was left out.'])
    expect(projectListHref(query)).toBe('/projects?price-max=20000000')
  })

  it('distinguishes localities in another script', () => {
    const names = ['मालाड', 'मुलुंड', 'آزاد نگر']
    const projects = names.map((locality) => project(locality, { locality }))
    const localities = localitiesOf(projects, choices.cities)
    expect(localities.map(({ title }) => title)).toEqual(expect.arrayContaining(names))
    for (const { value, title } of localities) {
      const { searchParams } = new URL(
        projectListHref(readQuery({ locality: value }, choices, localities).query),
        'http://site',
      )
      const { query } = readQuery(Object.fromEntries(searchParams), choices, localities)
      expect(findProjects(projects, query, choices).projects.map(({ slug }) => slug)).toEqual([title])
    }
  })

  it('has homes before plots, and both before workplaces, the newest of each first', () => {
    const projects = [
      project('office', { propertyType: 'Commercial', launchedOn: '2026-05-01' }),
      project('plot', { category: 'Plots', launchedOn: '2026-04-01' }),
      project('old home', { category: 'Villas', launchedOn: '2026-01-01' }),
      project('new home', { category: 'Apartments', launchedOn: '2026-03-01' }),
    ]
    expect(found(projects, {}).projects.map(({ slug }) => slug)).toEqual(['new home', 'old home', 'plot', 'office'])
  })

  it('holds several values of a filter, and a locality with its city', () => {
    const localities = [{ value: 'pune.baner', title: 'Baner', city: 'pune' }]
    const parameters = { locality: 'pune.baner', status: ['sold-out', 'new-launch', 'new-launch'], rera: 'yes' }
    const { query, ignored } = readQuery(parameters, choices, localities)
    expect(ignored).toEqual([])
    expect(projectListHref(query)).toBe(
      '/projects?city=pune&locality=pune.baner&status=new-launch&status=sold-out&rera=yes',
    )
    expect(
      activeChoices(query, { choices, localities }).map(({ words, without }) => [words, projectListHref(without)]),
    ).toEqual([
      ['Pune', '/projects?status=new-launch&status=sold-out&rera=yes'],
      ['Baner', '/projects?city=pune&status=new-launch&status=sold-out&rera=yes'],
      ['New launch', '/projects?city=pune&locality=pune.baner&status=sold-out&rera=yes'],
      ['Sold out', '/projects?city=pune&locality=pune.baner&status=new-launch&rera=yes'],
      ['RERA registered', '/projects?city=pune&locality=pune.baner&status=new-launch&status=sold-out'],
    ])
  })

  it('keeps the map beside the list, which is not a filter', () => {
    const { query, ignored } = readQuery({ view: 'map', area: '73.7,18.5,73.9,18.6' }, choices)
    expect(ignored).toEqual([])
    expect(projectListHref(query)).toBe('/projects?area=73.7%2C18.5%2C73.9%2C18.6&view=map')
    expect(readQuery({ view: 'globe' }, choices)).toMatchObject({
      query: { view: 'list' },
      ignored: ['We have no way to look at the list “globe”; it was left out.'],
    })
  })

  it('ignores the case of a property type, and repeated parameters', () => {
    expect(readQuery({ propertytype: ['residential', 'Commercial'] }, choices).query.propertyType).toBe('Residential')
  })
})

describe('the project list', () => {
  it('matches configuration and price within one unit', () => {
    const split = project('split', { configurations: [unit('3 BHK', 30_000_000), unit('2 BHK', 9_000_000)] })
    const whole = project('whole', { configurations: [unit('3 BHK', 19_000_000)] })
    const result = found([split, whole], { configuration: '3-bhk', 'price-max': '20000000' })
    expect(result.projects.map(({ slug }) => slug)).toEqual(['whole'])
  })

  it('starts with homes, which most visitors want, and within each kind with the newest', () => {
    const all = [
      project('new-office', { propertyType: 'Commercial', launchedOn: '2026-10-01' }),
      project('old-home', { launchedOn: '2024-01-01' }),
      project('new-home', { launchedOn: '2026-05-01' }),
    ]
    const slugs = (parameters: Record<string, string>) => found(all, parameters).projects.map(({ slug }) => slug)
    expect(slugs({})).toEqual(['new-home', 'old-home', 'new-office'])
    expect(slugs({ sort: 'newest' })).toEqual(['new-office', 'new-home', 'old-home'])
  })

  it('sorts by price, and puts projects without a price last in both directions', () => {
    const all = [
      project('none'),
      project('dear', { priceFrom: 9, priceTo: 9 }),
      project('cheap', { priceFrom: 1, priceTo: 1 }),
    ]
    expect(found(all, { sort: 'price-asc' }).projects.map(({ slug }) => slug)).toEqual(['cheap', 'dear', 'none'])
    expect(found(all, { sort: 'price-desc' }).projects.map(({ slug }) => slug)).toEqual(['dear', 'cheap', 'none'])
  })

  it('shows the last page when a later one is requested', () => {
    const all = Array.from({ length: 14 }, (_, index) => project(`p${index}`))
    const result = found(all, { page: '99' })
    expect(result).toMatchObject({ page: 2, pages: 2, total: 14 })
    expect(result.projects).toHaveLength(2)
  })

  it('treats a year as the latest possession', () => {
    const all = [project('soon', { possession: '2026-05' }), project('late', { possession: '2029-01' })]
    expect(found(all, { year: '2027' }).projects.map(({ slug }) => slug)).toEqual(['soon'])
  })
})

describe('similar projects', () => {
  it('are available, of the same kind, and near in place and price', () => {
    const one = project('one', { priceFrom: 100 })
    const others = [
      project('sold', { priceFrom: 100, projectStatus: 'Sold out' }),
      project('office', { priceFrom: 100, propertyType: 'Commercial' }),
      project('far', { priceFrom: 100, city: 'Chennai' }),
      project('near', { priceFrom: 120 }),
    ]
    expect(similarProjects(one, [one, ...others], 2).map(({ slug }) => slug)).toEqual(['near', 'far'])
  })
  it('are near in price first, then in place', () => {
    const one = project('one', { priceFrom: 1600 })
    const others = [project('cheap', { priceFrom: 125 }), project('dear', { priceFrom: 760, city: 'Gurugram' })]
    expect(similarProjects(one, [one, ...others], 2).map(({ slug }) => slug)).toEqual(['dear', 'cheap'])
  })
})

describe('the price of a square foot', () => {
  const units = [
    { carpetArea: 1000, price: 10_000_000 },
    { carpetArea: 500, price: 6_000_000 },
  ].map((one) => ({ ...unit('3 BHK', one.price), ...one }))

  it.each([
    [{ configurations: units, pricePerSqFt: 11_000 }, '₹10,000\u00a0– ₹12,000'],
    [{ configurations: [unit('3 BHK', null)], pricePerSqFt: 11_000 }, '₹11,000'],
    [{ rentPerSqFt: 104 }, '₹104 a month'],
    [{}, ''],
  ])('of %j is shown as “%s”', (more, words) => {
    expect(perSquareFootSpan(project('one', more))).toBe(words)
  })
})

describe('a label in a plan', () => {
  const room = { name: 'Master bedroom', x: 0, y: 0, w: 14, h: 12 }

  it.each([
    [room, { lines: ['Master bedroom'], size: '14 × 12', turned: false }],
    [
      { ...room, w: 8 },
      { lines: ['Master', 'bedroom'], size: '8 × 12', turned: false },
    ],
    [
      { ...room, w: 3.5 },
      { lines: ['Master bedroom'], size: '3.5 × 12', turned: true },
    ],
  ])('is what fits into %j', (one, label) => {
    expect(nameIn(one, 10, [])).toMatchObject(label)
  })

  it('is a number only where the name has no room, counted among such rooms', () => {
    const [small, least] = [
      { ...room, w: 4, h: 4 },
      { ...room, w: 3, h: 3 },
    ]
    const labelled = labelledRooms([room, small, room, least], 10, [])
    expect(labelled.map(({ number }) => number)).toEqual([null, 1, null, 2])
    expect(labelled.map(({ label }) => label.lines)).toEqual([['Master bedroom'], ['1'], ['Master bedroom'], ['2']])
  })

  it('stands clear of a door that swings into the middle of its room', () => {
    const bath = { name: 'Bathroom', x: 0, y: 0, w: 6, h: 5.5 }
    const door = { x: 6, y: 1.5, w: 0, h: 2.5, opens: 'west' } as const
    const { x = 0, turned, lines = [] } = nameIn(bath, 10, [door]) ?? {}
    const wide = (turned ? 1.2 * lines.length : 0.57 * Math.max(...lines.map((line) => line.length))) / 2
    expect(x + wide).toBeLessThan(3.5)
    expect(nameIn(bath, 10, [])).toMatchObject({ x: 3, y: 2.75 })
  })

  it('is readable on a phone in the largest hall', () => {
    expect((letterHeightOf(4700, 1960) * 340) / 4700).toBeCloseTo(12)
  })
})
