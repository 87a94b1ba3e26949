import { pointFault, type RecordFault } from '@ashlar/contract'
import type { Fields, PublishRule } from '../publishing/faults'
import { asNumber, recordsOf, textOf } from '../publishing/walk'

/** Kilometres between the middle of a city and what is still said to be in it. */
const FARTHEST = 150
/** India with its islands, in degrees. */
const INDIA = { south: 6, north: 38, west: 68, east: 98 }
const EARTH_RADIUS = 6371
const RADIANS = Math.PI / 180

interface Place {
  latitude: number
  longitude: number
}

/** A point of the map is whole, in India or near its city, and near its project. */
export const placeRule: PublishRule = async ({ model, record, published }) => {
  const faults = wholePointFaults(record)
  if (faults.length > 0 || !('latitude' in record)) return faults
  const own = placeOf(record)
  const city = model === 'city' ? null : await cityOf(record, published)
  const places = [
    ...(own ? [{ place: own, path: ['latitude'] }] : []),
    ...recordsOf(record.nearby).flatMap((one, index) => {
      const place = placeOf(one)
      return place ? [{ place, path: ['nearby', index, 'latitude'] }] : []
    }),
  ]
  return places.flatMap(({ place, path }) => {
    const message = city
      ? farFault(place, city)
      : isInIndia(place)
        ? null
        : `and the longitude, ${shown(place)}, are not in India`
    return message === null ? [] : [{ path, message: `${message}. Copy both from a map, or leave both empty` }]
  })
}

interface City extends Place {
  name: string
}

/** The city of a record, where its own point is known. */
async function cityOf(record: Fields, published: Parameters<PublishRule>[0]['published']): Promise<City | null> {
  const name = textOf(record.city)
  const city = name ? (await published.all('city')).find((one) => textOf(one.name) === name) : undefined
  const place = city ? placeOf(city) : null
  return place ? { ...place, name } : null
}

function farFault(place: Place, city: City): string | null {
  const distance = Math.round(kilometres(place, city))
  if (distance <= FARTHEST) return null
  return `and the longitude, ${shown(place)}, are ${distance.toLocaleString('en-IN')} km from ${city.name}`
}

function wholePointFaults(record: Fields): RecordFault[] {
  const point = { latitude: asNumber(record.latitude), longitude: asNumber(record.longitude) }
  if ((point.latitude === null) !== (point.longitude === null)) {
    const path = [point.latitude === null ? 'latitude' : 'longitude']
    return [{ path, message: 'is missing beside the other one. Write both, or leave both empty' }]
  }
  const fault = pointFault(point)
  if (fault === null) return []
  const message =
    fault === 'zero'
      ? 'is 0, as is the longitude: that is in the Atlantic. Write both, or leave both empty'
      : 'and the longitude are swapped: in India the latitude is the smaller number'
  return [{ path: ['latitude'], message }]
}

function placeOf(record: Fields): Place | null {
  const [latitude, longitude] = [asNumber(record.latitude), asNumber(record.longitude)]
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

function isInIndia({ latitude, longitude }: Place): boolean {
  return latitude >= INDIA.south && latitude <= INDIA.north && longitude >= INDIA.west && longitude <= INDIA.east
}

/** On a plane, which is right enough for the distances of a city. */
function kilometres(one: Place, other: Place): number {
  const middle = ((one.latitude + other.latitude) / 2) * RADIANS
  const east = (other.longitude - one.longitude) * RADIANS * Math.cos(middle)
  return EARTH_RADIUS * Math.hypot((other.latitude - one.latitude) * RADIANS, east)
}

const shown = ({ latitude, longitude }: Place) => `${latitude}, ${longitude}`
