import type { Position } from 'geojson'
import type { Area } from './area'
import { type CityDrawing, smoothDrawing } from './drawing'
import { type DrawnShape, shapesOf } from './drawn-shapes'
import { heldInside } from './marks/tag-places'

/** The frame of a sketch, in units of its own: the area it covers, and the least distance between names. */
export interface SketchFrame {
  width: number
  height: number
  /** Width from west to east. */
  kilometres: number
  /** Least distance between two names, and between a name and the place, in units. */
  apart: { x: number; y: number }
  /** Rounds of corner cutting: one is enough for a small sketch, and halves its size. */
  cuts: number
}

/** Latitude and longitude in degrees, north and east. */
export interface Place {
  latitude: number
  longitude: number
}

export interface SketchedPlace {
  /** In drawing order. */
  shapes: DrawnShape[]
  names: SketchMark[]
  /** The marks that are within the frame. */
  marks: SketchMark[]
  numbers: SketchNumber[]
}

/** A number beside the point that it stands for, in units of the frame. */
export interface SketchNumber {
  number: number
  x: number
  y: number
  point: { x: number; y: number }
}

/** A named point, in units of the frame. */
export interface SketchMark {
  name: string
  x: number
  y: number
}

const KILOMETRES_PER_DEGREE = 111.32
/** Units at each edge in which no name starts, because it would be cut off. */
const MARGIN = { x: 64, y: 16 }
/** The same for a mark. */
const MARK_MARGIN = 8

/** The part of a city's drawing around a place, with the place in the middle and north up. */
export function sketchPlace(
  drawing: CityDrawing,
  place: Place,
  frame: SketchFrame,
  marked: readonly (Place & { name: string })[] = [],
  numbered: readonly Place[] = [],
): SketchedPlace {
  const area = areaAround(place, frame)
  const at = ([x = 0, y = 0]: Position): [number, number] => [
    Math.round(((x - area.west) / (area.east - area.west)) * frame.width),
    Math.round(((area.north - y) / (area.north - area.south)) * frame.height),
  ]
  const numbers = placeNumbers(
    numbered.map(({ longitude, latitude }) => at([longitude, latitude])),
    frame,
  )
  const names: SketchMark[] = []
  const features = smoothDrawing(drawing, frame.cuts)
  for (const { geometry, properties } of features) {
    if (geometry.type !== 'Point' || properties.kind !== 'locality' || !properties.name) continue
    const [x, y] = at(geometry.coordinates)
    if (isFree(x, y, names, frame) && numbers.every((one) => isClearOfName(one, properties.name ?? '', x, y)))
      names.push({ name: properties.name, x, y })
  }
  return {
    shapes: shapesOf(features, at, { left: 0, top: 0, right: frame.width, bottom: frame.height }),
    names,
    numbers,
    marks: marked.flatMap(({ name, longitude, latitude }) => {
      const [x, y] = at([longitude, latitude])
      return isWithin(x, y, frame, { x: MARK_MARGIN, y: MARK_MARGIN }) ? [{ name, x, y }] : []
    }),
  }
}

/** Units of the side of a number, with the space around it. */
const NUMBER = 24
/** Between the pin and a number. */
const PIN_GAP = 8
/** How far from its point a number is tried, and in how many directions. */
const REACH = [0, 18, 26, 34, 44, 56, 70] as const
const DIRECTIONS = 12

/**
 * Numbers where they cover neither each other nor the pin in the middle, each as near to its point as there is room. They
 * are on the part that a narrow screen shows, which is a square: what is farther has its number at the edge of that.
 */
function placeNumbers(points: readonly [number, number][], { width, height }: SketchFrame): SketchNumber[] {
  const [middle, half] = [{ x: width / 2, y: height / 2 }, Math.min(width, height) / 2 - NUMBER / 2 - 1]
  const square = {
    left: middle.x - half,
    right: middle.x + half,
    top: middle.y - half,
    bottom: middle.y + half,
  }
  const pin = [16, 0].map((above) => ({ x: middle.x, y: middle.y - above, apart: NUMBER + PIN_GAP }))
  const taken = [...pin]
  return points.map(([pointX, pointY], index) => {
    const { x, y } = heldInside({ x: pointX, y: pointY }, middle, square)
    // Away from the pin first.
    const outward = Math.atan2(y - middle.y, x - middle.x)
    const tries = REACH.flatMap((far) =>
      Array.from({ length: DIRECTIONS }, (_, turn) => {
        const angle = outward + ((turn % 2 ? -1 : 1) * Math.ceil(turn / 2) * 2 * Math.PI) / DIRECTIONS
        return { x: Math.round(x + far * Math.cos(angle)), y: Math.round(y + far * Math.sin(angle)) }
      }),
    )
    const free = tries.find(
      (one) =>
        Math.abs(one.x - middle.x) <= half + 1 &&
        Math.abs(one.y - middle.y) <= half + 1 &&
        taken.every((other) => Math.abs(other.x - one.x) >= other.apart || Math.abs(other.y - one.y) >= other.apart),
    ) ?? { x, y }
    taken.push({ ...free, apart: NUMBER })
    return { number: index + 1, ...free, point: { x: pointX, y: pointY } }
  })
}

/** Estimated units of a letter. */
const LETTER = 8

function isClearOfName(one: SketchNumber, name: string, x: number, y: number): boolean {
  return Math.abs(one.x - x) > (name.length * LETTER + NUMBER) / 2 || Math.abs(one.y - (y - 5)) > NUMBER
}

function areaAround({ longitude, latitude }: Place, { width, height, kilometres }: SketchFrame): Area {
  const north = (kilometres / 2 / KILOMETRES_PER_DEGREE) * (height / width)
  const east = kilometres / 2 / KILOMETRES_PER_DEGREE / Math.cos((latitude * Math.PI) / 180)
  return { west: longitude - east, south: latitude - north, east: longitude + east, north: latitude + north }
}

function isWithin(x: number, y: number, { width, height }: SketchFrame, margin: { x: number; y: number }): boolean {
  return x > margin.x && x < width - margin.x && y > margin.y && y < height - margin.y
}

function isFree(x: number, y: number, names: readonly SketchMark[], frame: SketchFrame): boolean {
  const { width, height, apart } = frame
  const place = { x: width / 2, y: height / 2 - 14 }
  return (
    isWithin(x, y, frame, MARGIN) &&
    [...names, place].every((other) => Math.abs(other.x - x) > apart.x || Math.abs(other.y - y) > apart.y)
  )
}
