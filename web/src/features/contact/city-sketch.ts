/** Degrees of latitude and longitude, north and east. */
export interface Place {
  latitude: number
  longitude: number
}

/** A place on the sketch, in units of {@link SKETCH}. */
export interface Dot {
  x: number
  y: number
  name: string
}

export interface CitySketch {
  dots: Dot[]
  /** Radii round the office, in kilometres and in units of the sketch. */
  rings: { kilometres: number; radius: number }[]
}

/** Side of the square drawing. */
export const SKETCH = 320
const CENTRE = SKETCH / 2
/** The outermost ring leaves room for its label. */
const REACH = CENTRE - 18
const KILOMETRES_PER_DEGREE = 111.32
/** Kilometres; each can be halved for the inner ring. */
const RING_STEPS = [1, 2, 4, 8, 12, 20, 30, 40, 50]

/**
 * A schematic of a city with the office in the middle: north is up, distances are true as the crow flies. What lies
 * beyond the outermost ring is left out.
 */
export function sketchCity(office: Place, places: readonly (Place & { name: string })[]): CitySketch {
  const offsets = places.map((place) => ({ name: place.name, ...offsetOf(office, place) }))
  const farthest = Math.max(1, ...offsets.map(({ east, north }) => Math.hypot(east, north)))
  const outer = RING_STEPS.find((step) => step >= farthest) ?? RING_STEPS[RING_STEPS.length - 1] ?? 1
  const scale = REACH / outer
  return {
    rings: [outer / 2, outer].map((kilometres) => ({ kilometres, radius: kilometres * scale })),
    dots: offsets
      .filter(({ east, north }) => Math.hypot(east, north) <= outer)
      .map(({ name, east, north }) => ({ name, x: round(CENTRE + east * scale), y: round(CENTRE - north * scale) })),
  }
}

/** Kilometres on a plane, good enough within a city. */
function offsetOf(from: Place, to: Place): { east: number; north: number } {
  const north = (to.latitude - from.latitude) * KILOMETRES_PER_DEGREE
  const shrink = Math.cos((from.latitude * Math.PI) / 180)
  return { east: (to.longitude - from.longitude) * KILOMETRES_PER_DEGREE * shrink, north }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
