import { describe, expect, it } from 'vitest'
import { areaOfAll, metresOfPixel, scaleBarOf } from '../map-camera'
import { scaleWords } from '../map-words'
import type { MapPlace } from '../places'

describe('the scale bar', () => {
  it('is the longest round length that has room', () => {
    expect(metresOfPixel(0, 0)).toBeCloseTo(78_271.5, 0)
    expect(scaleBarOf(100)).toEqual({ kilometres: 10, pixels: 100 })
    expect(scaleBarOf(50)).toEqual({ kilometres: 5, pixels: 100 })
    expect(scaleBarOf(2)).toEqual({ kilometres: 0.2, pixels: 100 })
  })

  it('says metres below a kilometre', () => {
    expect([0.2, 1, 500].map(scaleWords)).toEqual(['200\u00a0m', '1\u00a0km', '500\u00a0km'])
  })
})

describe('the area of all projects', () => {
  const place = (latitude: number, longitude: number) => ({ latitude, longitude }) as MapPlace

  it('has land north and south of its cities, where the country is in view', () => {
    const { north, south } = areaOfAll([place(28.4, 77), place(12.9, 77.6)])
    expect([north, south].map((side) => side.toFixed(2))).toEqual(['29.95', '11.35'])
    expect(areaOfAll([place(12.9, 77.6), place(13, 77.7)]).south).toBeGreaterThan(12)
  })
})
