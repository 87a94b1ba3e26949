import { describe, expect, it } from 'vitest'
import { type Box, boxesOverlap } from '@/ui/chart/place-labels'
import type { MapPlace } from '../places'
import { spotsOf } from '../places'
import { farTag, framedOf, groupsOf } from './groups'
import { dotBox, heldInside, type PlacedTag, placeTags, tagBox } from './tag-places'

const FRAME: Box = { left: 0, top: 0, right: 350, bottom: 400 }
const tag = (name = ''): PlacedTag => ({ text: '₹1.85 cr', name, isFar: false })

describe('the tags of near projects', () => {
  const points = [
    { x: 150, y: 200 },
    { x: 160, y: 204 },
    { x: 171, y: 196 },
    { x: 152, y: 216 },
    { x: 5, y: 390 },
    { x: 330, y: 20 },
  ]
  const buttons = { left: 300, top: 0, right: 350, bottom: 180 }
  const tags = points.map((_, index) => tag(index % 2 ? 'Quarrywood Terraces' : 'Slow Hill'))
  const view = { points, frame: FRAME, taken: [buttons] }

  it('are clear of each other, of all positions, of the buttons and of the edge', () => {
    const places = placeTags(tags, [view])
    const boxes = places.map((place, index) => {
      const [own, point] = [tags[index], points[index]]
      if (!place || !own || !point) throw new Error(`the tag ${index} has no place`)
      return tagBox(own, place, point)
    })
    for (const [index, box] of boxes.entries()) {
      expect(boxes.slice(index + 1).filter((other) => boxesOverlap(other, box))).toEqual([])
      expect(points.filter((point) => boxesOverlap(dotBox(point), box))).toEqual([])
      expect(boxesOverlap(buttons, box)).toBe(false)
      expect([box.left >= 0, box.right <= 350, box.top >= 0, box.bottom <= 400]).toEqual([true, true, true, true])
    }
    expect(placeTags(tags, [view])).toEqual(places)
  })

  it('stand above their positions with their names where they have room, and stay where they stood', () => {
    const lone = { points: [{ x: 150, y: 200 }], frame: FRAME, taken: [] }
    expect(placeTags([tag('Slow Hill')], [lone])).toEqual([{ x: 0, y: expect.any(Number), isNamed: true }])
    const before = { x: 80, y: 40, isNamed: true }
    expect(placeTags([tag('Slow Hill')], [lone], [before])).toEqual([before])
  })

  it('have no place where there is none', () => {
    const full = { points: [{ x: 150, y: 200 }], frame: FRAME, taken: [FRAME] }
    expect(placeTags([tag('Slow Hill')], [full])).toEqual([null])
  })
})

const at = (slug: string, longitude: number, latitude: number, city = 'Pune') =>
  ({ slug, name: slug, city, tag: '₹1 cr', longitude, latitude }) as MapPlace

describe('a project that is far from all others', () => {
  const near = [at('a', 73.8, 18.5), at('b', 73.85, 18.55), at('c', 73.9, 18.52)]
  const far = at('far', 73.4, 18.5)

  it('is outside of the first view, and says how far it is', () => {
    expect(framedOf([...near, far]).map(({ slug }) => slug)).toEqual(['a', 'b', 'c'])
    const [spot] = spotsOf([far])
    expect(spot && farTag(spot, near)).toBe('₹1 cr · 48\u00a0km')
  })

  it('is inside where it is one of few, or in another city', () => {
    expect(framedOf([...near.slice(1), far])).toHaveLength(3)
    expect(framedOf([...near, at('far', 72.8, 19, 'Mumbai')])).toHaveLength(4)
  })

  it('stands where the way to it leaves the map', () => {
    const from = { x: 150, y: 200 }
    expect(heldInside({ x: -150, y: 260 }, from, FRAME)).toEqual({ x: 0, y: 230 })
    expect(heldInside({ x: 100, y: 260 }, from, FRAME)).toEqual({ x: 100, y: 260 })
  })
})

describe('the marks of a city', () => {
  const many = Array.from({ length: 24 }, (_, index) => at(`p${index}`, 73.7 + (index % 6) / 40, 18.5 + index / 200))

  it('are one where the country is in view, and one for each project within the city', () => {
    expect(groupsOf(spotsOf(many.slice(0, 8)), 5)).toHaveLength(1)
    expect(groupsOf(spotsOf(many.slice(0, 8)), 9)).toHaveLength(8)
  })

  it('are counts where a city has more than a map has room for', () => {
    expect(groupsOf(spotsOf(many), 9).length).toBeLessThan(12)
    expect(groupsOf(spotsOf(many), 13)).toHaveLength(24)
  })
})
