import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Box } from '@/ui/chart/place-labels'
import type { DrawnCity } from '../drawing'
import { areaOfAll } from '../map-camera'
import { type Fit, type PictureSize, pictureFrame, pictureSizes } from '../picture-frame'
import { marksOf, pixelBoxOf } from '../picture-marks'
import type { MapPlace } from '../places'
import { namesOfCities } from './city-names'
import { boxOfCityName, CITY_LETTER, type CityMark, sidesOfCityNames } from './city-sides'

const read = <T>(file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8')) as T
const cities = read<DrawnCity[]>('public/maps/index.json')
const places = read<MapPlace[]>('../content/seed/consolidated-projects.json').map((project) => ({
  ...project,
  city: cities.find(({ slug, name }) => [slug, name].includes(project.city))?.name ?? project.city,
}))

/** Pixels between two boxes. */
function between(a: Box, b: Box): number {
  const across = Math.max(0, a.left - b.right, b.left - a.right)
  return Math.hypot(across, Math.max(0, a.top - b.bottom, b.top - a.bottom))
}

describe('the names of cities', () => {
  const frame = pictureFrame(areaOfAll(places), false)
  const marks = marksOf(places, frame)
  const views = pictureSizes.flatMap((size) =>
    frame.fits[size].map((fit): [string, PictureSize, Fit] => [`${size} ${fit.width}x${fit.height}`, size, fit]),
  )

  it('are all on the map of the whole country, at every size', () => {
    const names = namesOfCities(cities, marks, frame)
    expect(names.map(({ name }) => name).toSorted()).toEqual([...new Set(places.map(({ city }) => city))].toSorted())
    expect(names.filter(({ under }) => under.length > 0)).toEqual([])
    const mumbai = names.find(({ name }) => name === 'Mumbai')
    expect([mumbai?.beside, mumbai?.besideOnNarrow]).toEqual([
      expect.stringMatching(/^calc\(-100% \+ -/),
      expect.stringMatching(/^calc\(-100% \+ -/),
    ])
  })

  it.each(views)('are nearer to their own mark than to any other on a map that is %s', (_, size, fit) => {
    const placed = marks.map((mark): CityMark => {
      const city = cities.find(({ name }) => name === mark.city)
      return {
        box: pixelBoxOf(mark, fit, size),
        width: mark.city.length * CITY_LETTER,
        first: city?.label ?? 'west',
      }
    })
    const sides = sidesOfCityNames([placed])
    const near = sides.flatMap((side, index) => {
      const [own] = placed.slice(index)
      if (!own || !side) return ['without a side']
      const name = boxOfCityName(own, side)
      const others = placed.filter((other) => other !== own).map(({ box }) => between(box, name))
      return Math.min(...others) > between(own.box, name) ? [] : [marks[index]?.city]
    })
    expect(near).toEqual([])
  })
})
