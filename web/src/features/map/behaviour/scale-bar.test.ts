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

  it('ends at the southernmost project, where the country is in view too', () => {
    expect(areaOfAll([place(28.4, 77), place(12.9, 77.6)]).south).toBe(12.9)
    expect(areaOfAll([place(12.9, 77.6), place(13, 77.7)]).south).toBeGreaterThan(12)
    expect(areaOfAll([place(28.4, 77), place(19, 72.8)]).south).toBeGreaterThan(18)
  })
})
