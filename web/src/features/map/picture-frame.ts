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

/** The size from which a map has room for more names, as in the style sheet of the picture. */
const LARGE_MAP = [720, 370] as const
/**
 * Sizes of narrow maps in pixels, without the row below them, on screens of 360 and 390 and on the widest; narrower ones
 * have no words.
 */
const NARROW_MAPS = [
  [320, 352],
  [350, 384],
  [559, 592],
] as const

/** How the fitted area lies on a map of another size. */
export interface Fit {
  /** In parts of the usual size. */
  scale: number
  /** Pixels above and below it, and before and after it, beyond the padding. */
  spare: { x: number; y: number }
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
  /** How it lies on narrow maps. */
  narrow: readonly Fit[]
  /** How it lies on a large map. */
  large: Fit
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
  const fitOf = ([across, down]: readonly [number, number], { left, right, top, bottom }: typeof NO_PADDING): Fit => {
    const free = { x: across - left - right, y: down - top - bottom }
    const pixels = Math.min(WORLD * 2 ** closest, free.x / width, free.y / height)
    const spare = { x: (free.x - width * pixels) / 2, y: (free.y - height * pixels) / 2 }
    return { scale: pixels / (WORLD * 2 ** zoom), spare }
  }
  const { kilometres, pixels } = scaleBarOf(metresOfPixel(zoom, (area.south + area.north) / 2))
  const more = 1.5 * Math.max(wide, high)
  return {
    width: width * unit,
    height: height * unit,
    mostPixels: width * WORLD * 2 ** closest,
    zoom,
    scale: { kilometres, part: (pixels * UNITS) / (width * unit) },
    narrow: NARROW_MAPS.map((size) => fitOf(size, room.narrow)),
    large: fitOf(LARGE_MAP, room.wide),
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
