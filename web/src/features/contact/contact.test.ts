import { contactOffice, parseList } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { SKETCH, sketchCity } from './city-sketch'
import { desksByTopic, mapHref } from './find-desks'

const { records: offices } = parseList(contactOffice, [
  { city: 'Pune', latitude: 18.5, longitude: 73.9, desks: [{ need: 'Homes', topic: 'Homes' }, { need: 'Lost keys' }] },
  {
    city: 'Goa',
    desks: [
      { need: 'Villas', topic: 'Homes' },
      { need: 'Hotels', topic: 'Hotels' },
    ],
  },
])

describe('the desks', () => {
  it('are gathered under what they are for, those without a topic last', () => {
    const topics = desksByTopic(offices).map(([topic, desks]) => [topic, ...desks.map(({ city }) => city)])
    expect(topics).toEqual([
      ['Homes', 'Pune', 'Goa'],
      ['Hotels', 'Goa'],
      ['Everything else', 'Pune'],
    ])
  })

  it('have a map only where the place is known', () => {
    expect(offices.map(mapHref)).toEqual([expect.stringContaining('mlat=18.5&mlon=73.9'), null])
  })
})

describe('the sketch of a city', () => {
  const office = { latitude: 18.5, longitude: 73.9 }

  it('has north up, east right, and true distances', () => {
    const { dots, rings } = sketchCity(office, [
      { name: 'north', latitude: 18.5 + 6 / 111.32, longitude: 73.9 },
      { name: 'east', latitude: 18.5, longitude: 73.9 + 2 / (111.32 * Math.cos((18.5 * Math.PI) / 180)) },
    ])
    const outer = rings.at(-1)
    expect(outer?.kilometres).toBe(8)
    const kilometre = (outer?.radius ?? 0) / 8
    const [north, east] = dots
    expect(north?.x).toBeCloseTo(SKETCH / 2, 0)
    expect(SKETCH / 2 - (north?.y ?? 0)).toBeCloseTo(6 * kilometre, 0)
    expect((east?.x ?? 0) - SKETCH / 2).toBeCloseTo(2 * kilometre, 0)
  })

  it('leaves out what is too far to be drawn, and stands without anything round the office', () => {
    expect(sketchCity(office, [{ name: 'far', latitude: 28, longitude: 77 }]).dots).toEqual([])
    expect(sketchCity(office, []).rings.map(({ kilometres }) => kilometres)).toEqual([0.5, 1])
  })
})
