import { describe, expect, it } from 'vitest'
import { areaAround, formatMapArea, isWithin, parseMapArea, withArea } from './area'
import { streetLayers } from './behaviour/street-style'
import { smoothLine, smoothRing } from './drawing'
import { areaOfAll, cameraOf, firstArea } from './map-camera'
import { coursedGround, type Palette, paletteNames, schematicStyle } from './map-style'
import { clusterWords, spotTag, spotWords, unplacedWords } from './map-words'
import { lowestOf } from './marks/groups'
import { pictureFrame } from './picture-frame'
import { marksOf } from './picture-marks'
import { lowestPriceLabel, type PlacedProject, placesOf, sharedLocality, spotsOf } from './places'

describe('an area in the address', () => {
  it('is the same after writing and reading', () => {
    const area = { west: 72.81, south: 18.9, east: 72.95, north: 19.12 }
    expect(formatMapArea(area)).toBe('72.81,18.9,72.95,19.12')
    expect(parseMapArea(formatMapArea(area))).toEqual(area)
  })

  it('is rounded outwards, so that nothing on its edge is lost', () => {
    expect(formatMapArea({ west: 72.81239, south: 18.90009, east: 72.95001, north: 19.12 })).toBe(
      '72.8123,18.9,72.9501,19.12',
    )
  })

  it.each([
    '',
    '72.8,18.9,72.9',
    '72.8,18.9,72.9,19.1,20',
    '72.9,18.9,72.8,19.1',
    '72.8,19.1,72.9,18.9',
    '72.8,18.9,72.8,19.1',
    'a,b,c,d',
    '1e1,2,3,4',
    '-181,0,0,1',
    '0,0,1,91',
    'NaN,0,1,1',
  ])('“%s” is not an area', (text) => {
    expect(parseMapArea(text)).toBeNull()
  })
})

describe('the address of a list limited to an area', () => {
  const area = { west: 72.8, south: 18.9, east: 72.9, north: 19.1 }

  it('keeps the filters, and starts at the first page', () => {
    const href = withArea('/projects?city=mumbai&view=map&page=3&area=1,1,2,2', area)
    const { pathname, searchParams } = new URL(href, 'http://site.example')
    expect(pathname).toBe('/projects')
    expect(Object.fromEntries(searchParams)).toEqual({ city: 'mumbai', view: 'map', area: '72.8,18.9,72.9,19.1' })
    expect(parseMapArea(searchParams.get('area') ?? '')).toEqual(area)
  })
})

describe('the positions within an area', () => {
  const inside = { latitude: 19, longitude: 72.82 }
  const outside = { latitude: 18.5, longitude: 73.8 }
  const nowhere = { latitude: null, longitude: null }

  it('are those inside it or on its edge; an unknown position is not', () => {
    const area = { west: 72.82, south: 18.9, east: 72.9, north: 19 }
    expect([inside, outside, nowhere].filter((place) => isWithin(place, area))).toEqual([inside])
  })

  it('are all within the area around them', () => {
    expect(areaAround([inside, nowhere, outside])).toEqual({ west: 72.82, south: 18.5, east: 73.8, north: 19 })
    expect(areaAround([nowhere])).toBeNull()
  })
})

const one = (more: Partial<PlacedProject> = {}): PlacedProject => ({
  slug: 'one',
  name: 'One',
  city: 'Pune',
  locality: 'Baner',
  status: 'New launch',
  priceFrom: null,
  priceTo: null,
  rentPerSqFt: null,
  latitude: 18.55,
  longitude: 73.78,
  ...more,
})

describe('a project on the map', () => {
  it.each([
    [{ priceFrom: 3_800_000 }, '₹38\u00a0lakh'],
    [{ priceFrom: 9_965_000 }, '₹99.65\u00a0lakh'],
    [{ priceFrom: 9_999_999 }, '₹99,99,999'],
    [{ priceFrom: 128_500_000, priceTo: 200_000_000 }, '₹12.85\u00a0cr'],
    [{ priceTo: 10_000_000 }, '₹1\u00a0cr'],
    [{ rentPerSqFt: 104 }, '₹104/sq\u00a0ft'],
    [{}, 'On request'],
  ])('with %j is labelled “%s”', (more, tag) => {
    expect(lowestPriceLabel(one(more))).toBe(tag)
  })

  it('is left out when its position is not known', () => {
    const places = placesOf([one(), one({ slug: 'lost', latitude: null })], () => 'On request')
    expect(places.map(({ slug, where }) => [slug, where])).toEqual([['one', 'Baner, Pune']])
  })
})

describe('the marks of the map', () => {
  const priced = [one({ priceFrom: 9_000_000 }), one({ slug: 'let', rentPerSqFt: 90 }), one({ slug: 'unknown' })]

  it('have the cheapest first, what is to let after what is for sale', () => {
    const places = placesOf([...priced.toReversed(), one({ slug: 'cheap', priceFrom: 4_000_000 })], () => '')
    expect(places.map(({ slug, from }) => [slug, from])).toEqual([
      ['cheap', '₹40\u00a0lakh'],
      ['one', '₹90\u00a0lakh'],
      ['let', '₹90/sq\u00a0ft'],
      ['unknown', ''],
    ])
  })

  it('have the lowest price and the lowest rent apart, and no price of one for the other', () => {
    const dearer = one({ slug: 'dearer', priceFrom: 12_000_000, longitude: 73.7 })
    const places = placesOf([...priced, dearer], () => '')
    expect(lowestOf(spotsOf(places))).toBe('₹90\u00a0lakh · ₹90/sq\u00a0ft')
    expect(lowestOf(spotsOf(places.filter(({ isRent }) => isRent)))).toBe('₹90/sq\u00a0ft')
    expect(lowestOf(spotsOf(places.filter(({ from }) => !from)))).toBe('')
    expect(clusterWords(3, 'Pune', '₹90 lakh')).toBe('Pune: 3 projects from ₹90 lakh, zoom in')
  })
})

describe('the first view', () => {
  const [place] = placesOf([one()], () => '')
  if (!place) throw new Error('a project with a place has none')

  it('has some space around a single project', () => {
    const { west, south, east, north } = areaOfAll([place])
    expect(east - west).toBeGreaterThan(0.1)
    expect(north - south).toBeGreaterThan(0.1)
    expect((west + east) / 2).toBeCloseTo(place.longitude)
  })

  it('is exactly the area in the address', () => {
    const asked = firstArea('73.7,18.5,73.8,18.6', [place])
    expect(asked).toEqual({ west: 73.7, south: 18.5, east: 73.8, north: 18.6 })
    expect(cameraOf(asked, true, 900).fitBoundsOptions).toEqual({})
    expect(firstArea('nonsense', [place])).toEqual(areaOfAll([place]))
  })

  it('is defined also when no project is shown', () => {
    const { west, east } = areaOfAll([])
    expect(east).toBeGreaterThan(west)
  })
})

describe('a drawing', () => {
  const path = (text: string) => text.split(' ').map((point) => point.split(',').map(Number) as [number, number])

  it('has rounded corners, and its ends unchanged', () => {
    expect(smoothLine(path('0,0 1,0 1,1'), 1)).toEqual(path('0,0 0.75,0 1,0.25 1,1'))
    expect(smoothLine(path('0,0 1,1'))).toEqual(path('0,0 1,1'))
  })

  it('stays square at its edge', () => {
    const ring = smoothRing(path('0,0 4,0 2,2 0,0'), [0, 0, 4, 4], 1)
    expect(ring).toEqual(path('0,0 4,0 2.5,1.5 1.5,1.5 0,0'))
  })

  it('has a background wall without two vertical lines above each other', () => {
    const { features } = coursedGround([0, 0, 8, 4])
    const upright = features.map(({ geometry }) => geometry.coordinates).filter(([from, to]) => from?.[0] === to?.[0])
    const joints = (course: number) => upright.filter(([from]) => from?.[1] === course).map(([from]) => from?.[0])
    expect(joints(0)).toEqual([0, 4, 8])
    expect(joints(2)).toEqual([2, 6])
  })
})

describe('the style of the map', () => {
  const palette = Object.fromEntries(
    paletteNames.map((name, index) => [name, `#0000${index + 10}`]),
  ) as unknown as Palette
  const style = schematicStyle(palette, [{ slug: 'a', name: 'A', bbox: [0, 0, 1, 1], label: 'west' }], [])

  it('loads nothing from elsewhere: no glyphs, no sprite, no tiles', () => {
    expect(Object.keys(style).toSorted()).toEqual(['layers', 'sources', 'version'])
    expect(JSON.stringify(style)).not.toMatch(/https?:/)
    expect(style.layers.map(({ type }) => type)).not.toContain('symbol')
  })

  const streets = streetLayers('streets-pune', palette, { language: 'hi', fonts: 'Anek, sans-serif' })

  it('uses every colour of the palette, with the streets', () => {
    const layers = JSON.stringify([...style.layers, ...streets])
    for (const colour of Object.values(palette)) expect(layers).toContain(colour)
  })

  it('draws no border of streets, no shop, and names in the language of the page', () => {
    const ofArchive = streets.map((layer) => 'source-layer' in layer && layer['source-layer'])
    expect(new Set(ofArchive)).toEqual(new Set(['earth', 'landuse', 'water', 'buildings', 'roads', 'places']))
    expect(JSON.stringify(streets)).toContain('["coalesce",["get","name:hi"],["get","name:en"],["get","name"]]')
  })
})

describe('the picture of the first view', () => {
  const at = (slug: string, longitude: number) => one({ slug, longitude, latitude: 18.5 })
  const places = placesOf([at('one', 73.7), at('beside it', 73.705), at('far', 74.0)], () => '')

  it('fits the area exactly, north up', () => {
    const frame = pictureFrame({ west: 73.7, south: 18.4, east: 74, north: 18.6 }, false)
    expect(frame.at([73.7, 18.6])).toEqual([0, 0])
    expect(frame.at([74, 18.4])).toEqual([Math.round(frame.width), Math.round(frame.height)])
    expect(frame.at([73.85, 18.6])[0]).toBe(Math.round(frame.width / 2))
  })

  it('shows each project of a city by its own mark', () => {
    const marks = marksOf(places, pictureFrame(areaOfAll(places), false))
    expect(marks.map(({ key, share }) => [key, share])).toEqual([
      ['one', null],
      ['beside it', null],
      ['far', null],
    ])
  })

  it('shows the projects of a city as one mark where the country is in view, in the middle between them', () => {
    const country = pictureFrame({ west: 70, south: 8, east: 83, north: 29 }, false)
    const [mark, ...others] = marksOf(places, country)
    expect([mark?.text, mark?.share, others.length]).toEqual(['3', 1, 0])
    expect(mark?.x).toBeCloseTo(country.at([(73.7 + 73.705 + 74) / 3, 18.5])[0], 0)
  })
})

describe('the counts of cities', () => {
  const inCity = (city: string, longitude: number) =>
    ['a', 'b'].map((slug, index) =>
      one({ slug: `${city} ${slug}`, city, longitude: longitude + index / 100, latitude: 18.5 }),
    )
  const places = placesOf([...inCity('Mumbai', 72.9), ...inCity('Pune', 73.8), ...inCity('Kolkata', 88.4)], () => '')

  it('are one for each city, also where the map shows two of them at nearly one place', () => {
    const frame = pictureFrame(areaOfAll(places), false)
    const marks = marksOf(places, frame)
    expect(marks.map(({ city, text }) => [city, text])).toEqual([
      ['Mumbai', '2'],
      ['Pune', '2'],
      ['Kolkata', '2'],
    ])
    const asides = marks.map(({ tagPlaces }) => tagPlaces.large?.x ?? 0)
    const [scale = 1] = frame.fits.large.map((fit) => fit.scale)
    const [mumbai, pune, kolkata] = marks.map(({ x }, index) => (x / 2) * scale + (asides[index] ?? 0))
    expect((pune ?? 0) - (mumbai ?? 0)).toBeGreaterThan(36)
    expect(asides.map((aside) => aside > 0)).toEqual([false, true, false])
    expect(kolkata).toBeGreaterThan(pune ?? 0)
  })
})

describe('projects at one point', () => {
  const at = (slug: string, longitude: number, more: Partial<PlacedProject> = {}) => one({ slug, longitude, ...more })
  const places = placesOf(
    [at('one', 73.78), at('two', 73.780004, { locality: 'Aundh' }), at('three', 73.78), at('beside', 73.7802)],
    () => '',
  )

  it('are one spot, which is as wide as a building', () => {
    expect(spotsOf(places).map(({ key, places: all }) => [key, all.map(({ slug }) => slug)])).toEqual([
      ['one', ['one', 'two', 'three']],
      ['beside', ['beside']],
    ])
  })

  it('have one mark on the picture, beside that of a near one', () => {
    const marks = marksOf(places, pictureFrame(areaOfAll(places), false))
    expect(marks.map(({ text, name, share }) => [text, name, share])).toEqual([
      ['3 projects', '', null],
      ['On request', 'One', null],
    ])
  })

  it('have a mark that says how many there are, and where when they agree', () => {
    const [spot] = spotsOf(places)
    expect(sharedLocality(spot?.places ?? [])).toBe('')
    expect(sharedLocality(spot?.places.slice(2) ?? [])).toBe('Baner, Pune')
    expect([spotTag(3), spotWords(3, ''), spotWords(3, 'Baner, Pune')]).toEqual([
      '3 projects',
      '3 projects at one place: show them',
      '3 projects at one place, Baner, Pune: show them',
    ])
  })
})

it('a map with fewer projects than the list says so', () => {
  expect([unplacedWords(1), unplacedWords(2)]).toEqual([
    '1 project has no exact place yet: it is in the list, and not on the map.',
    '2 projects have no exact place yet: they are in the list, and not on the map.',
  ])
})
