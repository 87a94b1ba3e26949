import type { Position } from 'geojson'
import type { Area } from './area'
import { type CityDrawing, smoothDrawing } from './drawing'
import { type DrawnShape, shapesOf } from './drawn-shapes'

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
): SketchedPlace {
  const area = areaAround(place, frame)
  const at = ([x = 0, y = 0]: Position): [number, number] => [
    Math.round(((x - area.west) / (area.east - area.west)) * frame.width),
    Math.round(((area.north - y) / (area.north - area.south)) * frame.height),
  ]
  const names: SketchMark[] = []
  const features = smoothDrawing(drawing, frame.cuts)
  for (const { geometry, properties } of features) {
    if (geometry.type !== 'Point' || properties.kind !== 'locality' || !properties.name) continue
    const [x, y] = at(geometry.coordinates)
    if (isFree(x, y, names, frame)) names.push({ name: properties.name, x, y })
  }
  return {
    shapes: shapesOf(features, at, { left: 0, top: 0, right: frame.width, bottom: frame.height }),
    names,
    marks: marked.flatMap(({ name, longitude, latitude }) => {
      const [x, y] = at([longitude, latitude])
      return isWithin(x, y, frame, { x: MARK_MARGIN, y: MARK_MARGIN }) ? [{ name, x, y }] : []
    }),
  }
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
