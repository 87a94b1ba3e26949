import * as z from 'zod/mini'
import { amount, number, required, text } from './wire/fields.js'

/** A point of the map, in degrees; `null` where editors gave none. */
export interface Point {
  latitude: number | null
  longitude: number | null
}

/** A place near a project, with a point where editors gave one. */
export interface NearbyPlace extends Point {
  name: string
  kind: string
  minutes: number
  /** How one gets there in that time. */
  by: string
}

export const nearbyPlace = z.object({
  name: required,
  kind: text,
  minutes: amount,
  by: text,
  latitude: number,
  longitude: number,
})

/** India with its islands. */
const INDIA = { south: 6, north: 38, west: 68, east: 98 }

/**
 * What is wrong with a point that no editor means: nothing was typed but zeros, or the two are swapped. One such
 * point among many would make a map of half the earth.
 */
export function pointFault({ latitude, longitude }: Point): 'zero' | 'swapped' | null {
  if (latitude === null || longitude === null) return null
  if (latitude === 0 && longitude === 0) return 'zero'
  return !isInIndia(latitude, longitude) && isInIndia(longitude, latitude) ? 'swapped' : null
}

/** The point, or an empty one where it is wrong. */
export function rightPoint({ latitude, longitude }: Point): Point {
  return pointFault({ latitude, longitude }) === null ? { latitude, longitude } : { latitude: null, longitude: null }
}

function isInIndia(latitude: number, longitude: number): boolean {
  return latitude >= INDIA.south && latitude <= INDIA.north && longitude >= INDIA.west && longitude <= INDIA.east
}
