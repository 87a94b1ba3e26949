import { type Project, parseList, project as projectShape } from '@ashlar/contract'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { compareHref, ignoredNotes, readCompared } from './compare-query'
import { compareAmenities, compareRows, isMixed } from './compare-rows'
import { ComparisonTable } from './compare-table'

function project(slug: string, more: Record<string, unknown> = {}): Project {
  const wire = { slug, name: slug, propertyType: 'Residential', city: 'Pune', projectStatus: 'New launch', ...more }
  const [parsed] = parseList(projectShape, [wire]).records
  if (!parsed) throw new Error('the record does not fit')
  return parsed
}

describe('the address of a comparison', () => {
  it('is read in both forms, each name once', () => {
    expect(readCompared({ ids: 'a,b,a' })).toEqual({ slugs: ['a', 'b'], beyond: 0 })
    expect(readCompared({ ids: ['a', 'b,c'] })).toEqual({ slugs: ['a', 'b', 'c'], beyond: 0 })
    expect(readCompared({})).toEqual({ slugs: [], beyond: 0 })
    expect(compareHref(['a', 'b'])).toBe('/projects/compare?ids=a,b')
    expect(compareHref([])).toBe('/projects/compare')
  })

  it('reports what it ignored', () => {
    const asked = readCompared({ ids: 'a,b,c,d,e,f' })
    expect(ignoredNotes(asked, [project('a'), project('c'), project('d')])).toEqual([
      'There is no project “b”; it was left out.',
      'Four stand side by side at the most; 2 more were left out.',
    ])
  })
})

describe('a comparison', () => {
  const one = project('one', { priceFrom: 9_000_000, amenities: ['Gymnasium', 'Pool'], locality: 'Baner' })
  const two = project('two', { priceFrom: 8_000_000, amenities: ['gymnasium', 'Garden'], locality: 'Baner' })

  it('marks differences, and leaves out rows without values', () => {
    const rows = compareRows([one, two])
    const marked = rows.filter(({ differs }) => differs).map(({ label }) => label)
    expect(marked).toEqual(['Price'])
    expect(rows.map(({ label }) => label)).not.toContain('Developer')
  })

  it('has differences first, and marks the best figure where figures can be compared', () => {
    const rows = compareRows([one, two])
    expect(rows.map(({ differs }) => differs)).toEqual(
      rows
        .map(({ differs }) => differs)
        .toSorted()
        .toReversed(),
    )
    expect(rows[0]).toMatchObject({ label: 'Price', best: [1], word: 'Lowest', leads: ['', 'Lowest price'] })
    expect(compareRows([one, project('let', { rentPerSqFt: 90 })])[0]?.best).toEqual([])
    expect(compareRows([one, one])[0]?.best).toEqual([])
    expect(rows[0]?.apart).toEqual([expect.stringMatching(/ more$/), ''])
  })

  it('compares what is for sale apart from what is to let, and says that both are there', () => {
    const mixed = [one, project('let', { rentPerSqFt: 90 }), two, project('dear', { rentPerSqFt: 120 })]
    expect(compareRows(mixed)[0]).toMatchObject({
      label: 'Price or rent',
      best: [1, 2],
      leads: ['', 'Lowest rent', 'Lowest price', ''],
      apart: ['₹10\u00a0lakh more', '', '', '₹30 more'],
    })
    expect([isMixed(mixed), isMixed([one, two])]).toEqual([true, false])
    const toLet = compareRows(mixed.filter(({ rentPerSqFt }) => rentPerSqFt !== null))
    expect(toLet[0]?.label).toBe('Rent')
    // The rent is named once, though its row per square foot has the same best.
    expect(toLet.map(({ leads }) => leads[0]).filter(Boolean)).toEqual(['Lowest rent'])
  })

  it('compares the lowest prices of alike units only, and their total costs with the same charges', () => {
    const flat = (slug: string, name: string, price: number) =>
      project(slug, { priceFrom: price, configurations: [{ name, areaConfiguration: name, carpetArea: 800, price }] })
    const projects = [
      flat('small', '1 BHK', 5_000_000),
      flat('two', '2 BHK', 9_000_000),
      flat('dear', '2 BHK', 9_500_000),
    ]
    expect(compareRows(projects)[0]).toMatchObject({ label: 'Price', best: [1], apart: ['', '', '₹5\u00a0lakh more'] })
    const totals = new Map(
      projects.map(({ slug, priceFrom }) => [
        slug,
        { total: 12_000_000 - (priceFrom ?? 0) / 10, unit: '2 BHK', without: 'GST', gstFree: false },
      ]),
    )
    const totalOf = (all: typeof totals) => compareRows(projects, all).find(({ label }) => label === 'Total cost')
    expect(totalOf(totals)).toMatchObject({
      best: [2],
      leads: ['', '', 'Lowest total cost'],
      cells: [expect.anything(), ['₹1,11,00,000', '2 BHK, without GST'], expect.anything()],
    })
    // Who has the lowest total is not named for the lowest price as well.
    expect(compareRows(projects, totals)[0]?.leads).toEqual(['', 'Lowest price', ''])
    totals.set('two', { total: 11_100_000, unit: '2 BHK', without: '', gstFree: false })
    expect(totalOf(totals)?.cells[1]).toEqual(['₹1,11,00,000', '2 BHK, with duties and GST'])
    totals.set('two', { total: 11_100_000, unit: '2 BHK', without: '', gstFree: true })
    expect(totalOf(totals)?.cells[1]).toEqual(['₹1,11,00,000', '2 BHK, with duties, no GST'])
    const withOffice = [...projects, project('office', { rentPerSqFt: 90 })]
    expect(compareRows(withOffice, totals).find(({ label }) => label === 'Total cost')?.cells[3]).toEqual([
      'To let, so there is no total',
    ])
    totals.set('small', { total: 1, unit: '1 BHK', without: 'GST', gstFree: false })
    totals.set('two', { total: 1_000_000, unit: '2 BHK', without: 'GST', gstFree: false })
    expect(compareRows(projects, totals)[0]?.leads).toEqual(['', '', ''])
    totals.set('dear', { total: 1_000_000, unit: '2 BHK', without: 'Stamp duty and GST', gstFree: false })
    expect(totalOf(totals)?.best).toEqual([])
  })

  it('marks no cheapest square foot among homes and workplaces', () => {
    const [home, office] = [
      project('home', { pricePerSqFt: 9000 }),
      project('office', { propertyType: 'Commercial', pricePerSqFt: 8000 }),
    ]
    const row = compareRows([home, office]).find(({ label }) => label.startsWith('Per sq'))
    expect(row).toMatchObject({ best: [], apart: ['', ''] })
  })

  it('marks the largest homes, and no largest plot', () => {
    const [small, large] = [project('small', { carpetAreaTo: 900 }), project('large', { carpetAreaTo: 1600 })]
    const areaOf = (projects: Project[]) => compareRows(projects).find(({ label }) => / area$/.test(label))
    expect(areaOf([small, large])).toMatchObject({ best: [1], word: 'Largest', leads: ['', 'Largest homes'] })
    expect(areaOf([small, project('land', { category: 'Plots', carpetAreaTo: 2400 })])?.best).toEqual([])
  })

  it('says by how many months a possession is later', () => {
    const [early, late] = [
      project('early', { possession: '2027-11-01' }),
      project('late', { possession: '2029-01-01' }),
    ]
    const possession = compareRows([early, late]).find(({ label }) => label === 'Possession')
    expect(possession).toMatchObject({ group: 'Dates and registration', best: [0], apart: ['', '14 months later'] })
  })

  it('says that a home is ready, and counts the others from today', () => {
    const built = project('built', { projectStatus: 'Ready to move in', possession: '2024-03' })
    const projects = [built, project('late', { projectStatus: 'Under construction', possession: '2028-12' })]
    const possession = compareRows(projects, new Map(), '2026-12-01').find(({ label }) => label === 'Possession')
    expect(possession).toMatchObject({
      cells: [['Ready now'], ['December 2028']],
      best: [0],
      leads: ['Ready now', ''],
      apart: ['', '24 months from now'],
    })
  })

  it('has prices and their differences exactly', () => {
    const projects = [project('dear', { priceFrom: 11_750_000 }), project('cheap', { priceFrom: 9_612_000 })]
    expect(compareRows(projects)[0]).toMatchObject({
      cells: [['₹1.175\u00a0crore'], ['₹96.12\u00a0lakh']],
      apart: ['₹21.38\u00a0lakh more', ''],
    })
  })

  it('puts each registration on a line of its own, and labels the area of land correctly', () => {
    const registered = { reraRegistrations: [{ number: 'P1' }, { number: 'P2' }] }
    const land = project('land', { ...registered, category: 'Plots', carpetAreaFrom: 1200, pricePerSqFt: 6400 })
    const rows = new Map(compareRows([land, one]).map(({ label, cells }) => [label, cells]))
    expect(rows.get('RERA')).toEqual([['P1', 'P2'], []])
    expect(rows.get('Plot or carpet area')?.[0]).toEqual(['1,200\u00a0sq\u00a0ft'])
    expect(rows.get('Per sq\u00a0ft of plot or carpet')?.[0]).toEqual(['₹6,400'])
  })

  it('says once what is the same for all, amenities with it', () => {
    const projects = [one, two]
    const html = renderToStaticMarkup(createElement(ComparisonTable, { projects, rows: compareRows(projects) }))
    expect(html.split('>Same for all<')).toHaveLength(2)
    expect(html.split('>gymnasium<')).toHaveLength(2)
  })

  it('separates shared amenities from those of some projects', () => {
    expect(compareAmenities([one, two])).toEqual({
      shared: ['gymnasium'],
      some: [],
      alone: [['Pool'], ['Garden']],
    })
    const third = project('third', { amenities: ['Pool', 'Gymnasium'] })
    expect(compareAmenities([one, two, third])).toEqual({
      shared: ['Gymnasium'],
      some: [{ amenity: 'Pool', has: [true, false, true] }],
      alone: [[], ['Garden'], []],
    })
    expect(compareAmenities([one])).toEqual({ shared: ['Gymnasium', 'Pool'], some: [], alone: [[]] })
  })
})
