import { parseList, project as projectShape } from '@ashlar/contract'
import { expect, it } from 'vitest'
import { projectIndexOf } from '../filters/project-index'
import { readQuery } from '../filters/project-query'
import { placesOnMap } from './places-on-map'

const point = { latitude: 18.52, longitude: 73.85 }
const wire = [
  { slug: 'placed', ...point },
  { slug: 'nowhere' },
  // Taken for no place: it would throw the map into the sea.
  { slug: 'swapped', latitude: point.longitude, longitude: point.latitude },
  { slug: 'sold', ...point, projectStatus: 'Sold out' },
].map((one) => ({ name: one.slug, propertyType: 'Residential', city: 'Pune', projectStatus: 'New launch', ...one }))
const { records } = parseList(projectShape, wire)
const choices = { cities: [], areaConfigurations: [], sorts: [], years: [], industries: [] }

it('the map beside the list counts the results that it cannot show', () => {
  const { query } = readQuery({ status: 'new-launch', view: 'map' }, choices)
  const { places, unplaced } = placesOnMap(projectIndexOf(records, choices), query)
  expect([places.map(({ slug }) => slug), unplaced]).toEqual([['placed'], 2])
})
