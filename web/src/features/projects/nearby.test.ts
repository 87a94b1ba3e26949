import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Place, type SketchFrame, sketchPlace } from '../map/sketch-place'

const SEEDS = join(import.meta.dirname, '../../../../content/seed/consolidated-projects.json')
interface SeededProject extends Place {
  slug: string
  nearby: (Place & { name: string; minutes: number; by: string })[]
}

const DEGREE_KM = 111.32
const PLACE: Place = { longitude: 73.5, latitude: 18.5 }
const FRAME: SketchFrame = { width: 640, height: 400, kilometres: 16, apart: { x: 96, y: 22 }, cuts: 2 }

/** A place so many kilometres to the east and to the north of another. */
function beside({ longitude, latitude }: Place, east: number, north = 0): Place {
  const ofLongitude = DEGREE_KM * Math.cos((latitude * Math.PI) / 180)
  return { longitude: longitude + east / ofLongitude, latitude: latitude + north / DEGREE_KM }
}

function kilometres(one: Place, other: Place): number {
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180)
  return DEGREE_KM * Math.hypot(east, one.latitude - other.latitude)
}

describe('the numbers on the sketch of a project', () => {
  it('stand apart from each other and from the pin, each near its point', () => {
    const near = Array.from({ length: 6 }, (_, index) => beside(PLACE, 0, index / 45))
    const { numbers } = sketchPlace(
      { type: 'FeatureCollection', bbox: [73, 18, 74, 19], features: [] },
      PLACE,
      FRAME,
      [],
      near,
    )
    expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
    const pin = { x: FRAME.width / 2, y: FRAME.height / 2 - 10 }
    for (const [index, { x, y, point }] of numbers.entries()) {
      for (const other of [pin, ...numbers.slice(0, index)])
        expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThanOrEqual(18)
      expect(Math.hypot(x - point.x, y - point.y)).toBeLessThanOrEqual(70)
    }
  })

  it('are on the square that a narrow screen shows, also of places beyond it', () => {
    const far = [beside(PLACE, -7, -2), beside(PLACE, 26, 8), beside(PLACE, 0, 4.9)]
    const { numbers } = sketchPlace(
      { type: 'FeatureCollection', bbox: [73, 18, 74, 19], features: [] },
      PLACE,
      FRAME,
      [],
      far,
    )
    expect(numbers).toHaveLength(3)
    const half = FRAME.height / 2 - 10
    for (const { x, y } of numbers) {
      expect(Math.abs(x - FRAME.width / 2)).toBeLessThanOrEqual(half)
      expect(Math.abs(y - FRAME.height / 2)).toBeLessThanOrEqual(half)
    }
    // Each on the way to its place.
    const [west] = numbers
    expect([west?.x, west?.point.x]).toEqual([FRAME.width / 2 - FRAME.height / 2 + 13, 40])
  })
})

it('places near a project are no farther than one gets in their minutes', () => {
  const projects = JSON.parse(readFileSync(SEEDS, 'utf8')) as SeededProject[]
  const tooFar = projects.flatMap((project) =>
    project.nearby
      .filter((place) => kilometres(project, place) > (place.minutes / 60) * (place.by === 'walk' ? 7.5 : 60))
      .map(({ name }) => `${project.slug}: ${name}`),
  )
  expect(tooFar).toEqual([])
})
