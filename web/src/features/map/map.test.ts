import { describe, expect, it } from 'vitest'
import { areaAround, formatArea, parseArea, withinArea } from './area'

describe('an area in the address', () => {
  it('comes back as it was', () => {
    const area = { west: 72.81, south: 18.9, east: 72.95, north: 19.12 }
    expect(formatArea(area)).toBe('72.81,18.9,72.95,19.12')
    expect(parseArea(formatArea(area))).toEqual(area)
  })

  it('is rounded outwards, so that nothing at its edge is lost', () => {
    expect(formatArea({ west: 72.81239, south: 18.90009, east: 72.95001, north: 19.12 })).toBe(
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
  ])('“%s” is none', (text) => {
    expect(parseArea(text)).toBeNull()
  })
})

describe('what lies within an area', () => {
  const inside = { latitude: 19, longitude: 72.82 }
  const outside = { latitude: 18.5, longitude: 73.8 }
  const nowhere = { latitude: null, longitude: null }

  it('is what stands in it or on its edge; what has no place is not', () => {
    const area = { west: 72.82, south: 18.9, east: 72.9, north: 19 }
    expect(withinArea([inside, outside, nowhere], area)).toEqual([inside])
  })

  it('is everything when no area is asked for', () => {
    expect(withinArea([inside, outside, nowhere], null)).toEqual([inside, outside, nowhere])
  })

  it('spans all that has a place', () => {
    expect(areaAround([inside, nowhere, outside])).toEqual({ west: 72.82, south: 18.5, east: 73.8, north: 19 })
    expect(areaAround([nowhere])).toBeNull()
  })
})
