import type { Position } from 'geojson'
import type { Area } from './area'
import type { Bounds } from './drawing'
import { CLOSEST, CLOSEST_OF_ALL, metresOfPixel, paddingsOf, scaleBarOf } from './map-camera'

/** Pixels of the map at zoom 0, in which the library counts zooms. */
const WORLD = 512
/** Units of the picture for a pixel of its usual size: rounded positions are exact enough when it is larger. */
const UNITS = 2
/** A usual size, in pixels: of the map between its buttons, and of the whole map. */
const USUAL = { width: 340, height: 300 }
const USUAL_WHOLE = { width: 480, height: 560 }

/** The kinds of size for which marks and names are placed, as the style sheet of the picture tells them apart. */
export const pictureSizes = ['narrow', 'low', 'large'] as const
export type PictureSize = (typeof pictureSizes)[number]

/**
 * Sizes of each kind in pixels, without the row below the map: what has room at all of them has room between them.
 * Narrower maps have no words.
 */
const SIZES = {
  narrow: [
    [320, 330],
    [350, 430],
    [559, 560],
  ],
  low: [
    [560, 320],
    [785, 330],
    [785, 439],
  ],
  large: [
    [720, 440],
    [785, 500],
    [785, 1040],
  ],
} as const satisfies Record<PictureSize, readonly (readonly [number, number])[]>

/** How the fitted area lies on a map of another size. */
export interface Fit {
  /** In parts of the usual size. */
  scale: number
  /** Of the whole map, in pixels. */
  width: number
  height: number
  /** Pixels from the corner of the map to that of the fitted area. */
  left: number
  top: number
  /** The middle of the fitted area. */
  middle: { x: number; y: number }
}

/** How the map's first view is turned into a picture. The picture is drawn once for all sizes and scaled. */
export interface PictureFrame {
  /** Size of the fitted area, in units. */
  width: number
  height: number
  /** Its width in pixels at the closest zoom of the first view. */
  mostPixels: number
  /** The zoom at the usual size. */
  zoom: number
  /** The kilometres of the scale bar, and its part of the width. */
  scale: { kilometres: number; part: number }
  /** How it lies on maps of other sizes. */
  fits: Record<PictureSize, readonly Fit[]>
  /** Pixels around the fitted area. */
  room: ReturnType<typeof paddingsOf>
  /** The fitted area, in degrees. */
  fitted: Bounds
  /** What may be seen around the fitted area, in degrees. */
  around: Bounds
  /** A position in units from the corner of the fitted area. */
  at: (position: Position) => [number, number]
}

const NO_PADDING = { left: 0, right: 0, top: 0, bottom: 0 }

/** @param asked whether the area is from the address: it then fills the map. */
export function pictureFrame(area: Area, asked: boolean): PictureFrame {
  const [west, north] = worldOf([area.west, area.north])
  const [east, south] = worldOf([area.east, area.south])
  const [width, height] = [east - west, south - north]
  const usual = asked ? USUAL_WHOLE : USUAL
  const closest = asked ? CLOSEST_OF_ALL : CLOSEST
  const zoom = Math.min(closest, Math.log2(Math.min(usual.width / width, usual.height / height) / WORLD))
  const unit = WORLD * 2 ** zoom * UNITS
  const [wide, high] = [area.east - area.west, area.north - area.south]
  const room = asked ? { wide: NO_PADDING, narrow: { ...NO_PADDING } } : paddingsOf(area)
  const fitsOf = (size: PictureSize) =>
    SIZES[size].map(([across, down]): Fit => {
      const { left, right, top, bottom } = size === 'narrow' ? room.narrow : room.wide
      const free = { x: across - left - right, y: down - top - bottom }
      const pixels = Math.min(WORLD * 2 ** closest, free.x / width, free.y / height)
      return {
        scale: pixels / (WORLD * 2 ** zoom),
        width: across,
        height: down,
        left: left + (free.x - width * pixels) / 2,
        top: top + (free.y - height * pixels) / 2,
        middle: { x: left + free.x / 2, y: top + free.y / 2 },
      }
    })
  const { kilometres, pixels } = scaleBarOf(metresOfPixel(zoom, (area.south + area.north) / 2))
  const more = 1.5 * Math.max(wide, high)
  return {
    width: width * unit,
    height: height * unit,
    mostPixels: width * WORLD * 2 ** closest,
    zoom,
    scale: { kilometres, part: (pixels * UNITS) / (width * unit) },
    fits: { narrow: fitsOf('narrow'), low: fitsOf('low'), large: fitsOf('large') },
    room,
    fitted: [area.west, area.south, area.east, area.north],
    around: [area.west - more, area.south - more, area.east + more, area.north + more],
    at: (position) => {
      const [x, y] = worldOf(position)
      return [Math.round((x - west) * unit), Math.round((y - north) * unit)]
    },
  }
}

/** Units for this many pixels at the usual size. */
export function unitsOf(pixels: number): number {
  return pixels * UNITS
}

/** A position in Mercator's projection, in parts of the world from its north-west. */
function worldOf([longitude = 0, latitude = 0]: Position): [number, number] {
  const angle = (latitude * Math.PI) / 180
  return [(longitude + 180) / 360, 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI)]
}
