/** An area of the map, in degrees. */
export interface Area {
  west: number
  south: number
  east: number
  north: number
}

/** A position in degrees; `null` where it is not known. */
export interface Placed {
  latitude: number | null
  longitude: number | null
}

/** The parameter's name in the address of the project list. */
export const AREA_PARAMETER = 'area'

const NUMBER = /^-?\d{1,3}(\.\d{1,9})?$/

/**
 * Parses `area=west,south,east,north` from an address, in degrees of longitude and latitude.
 *
 * @returns `null` when it is invalid or empty.
 */
export function parseMapArea(text: string): Area | null {
  const parts = text.split(',').map((part) => part.trim())
  if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part))) return null
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number)
  const onEarth = Math.abs(west) <= 180 && Math.abs(east) <= 180 && Math.abs(south) <= 90 && Math.abs(north) <= 90
  return onEarth && west < east && south < north ? { west, south, east, north } : null
}

/** The area for an address, with four decimals (eleven metres), rounded outwards. */
export function formatMapArea({ west, south, east, north }: Area): string {
  const outwards = [
    floorToStep(Math.max(west, -180)),
    floorToStep(Math.max(south, -90)),
    ceil(Math.min(east, 180)),
    ceil(Math.min(north, 90)),
  ]
  return outwards.join(',')
}

/** Whether a position is inside the area or on its edge. An unknown position is not. */
export function isWithin({ latitude, longitude }: Placed, area: Area): boolean {
  return (
    latitude !== null &&
    longitude !== null &&
    longitude >= area.west &&
    longitude <= area.east &&
    latitude >= area.south &&
    latitude <= area.north
  )
}

/** The smallest area that contains all positions; `null` when none is known. */
export function areaAround(placed: readonly Placed[]): Area | null {
  let area: Area | null = null
  for (const { latitude, longitude } of placed) {
    if (latitude === null || longitude === null) continue
    area = area
      ? {
          west: Math.min(area.west, longitude),
          south: Math.min(area.south, latitude),
          east: Math.max(area.east, longitude),
          north: Math.max(area.north, latitude),
        }
      : { west: longitude, south: latitude, east: longitude, north: latitude }
  }
  return area
}

const STEPS = 10_000

function floorToStep(degrees: number): number {
  return Math.floor(degrees * STEPS) / STEPS
}

function ceil(degrees: number): number {
  return Math.ceil(degrees * STEPS) / STEPS
}

/** The address of a list limited to the area, on its first page. */
export function withArea(href: string, area: Area): string {
  const [path = '', query = ''] = href.split('?')
  const parameters = new URLSearchParams(query)
  parameters.delete('page')
  parameters.set(AREA_PARAMETER, formatMapArea(area))
  return `${path}?${parameters}`
}
