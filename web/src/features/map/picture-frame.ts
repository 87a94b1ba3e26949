import type { Position } from 'geojson'
import type { Area } from './area'
import type { Bounds } from './drawing'
import { CLOSEST, CLOSEST_OF_ALL } from './map-camera'

/** Pixels of the map at zoom 0, in which the library counts zooms. */
const WORLD = 512
/** Units of the picture for a pixel of its usual size: rounded positions are exact enough when it is larger. */
const UNITS = 2
/** A usual size, in pixels: of the map between its buttons, and of the whole map. */
const USUAL = { width: 340, height: 400 }
const USUAL_WHOLE = { width: 480, height: 560 }

/** How the map's first view is turned into a picture. The picture is drawn once for all sizes and scaled. */
export interface PictureFrame {
  /** Size of the fitted area, in units. */
  width: number
  height: number
  /** Its width in pixels at the closest zoom of the first view. */
  mostPixels: number
  /** The zoom at the usual size. */
  zoom: number
  /** What may be seen around the fitted area, in degrees. */
  around: Bounds
  /** A position in units from the corner of the fitted area. */
  at: (position: Position) => [number, number]
}

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
  const more = 1.5 * Math.max(wide, high)
  return {
    width: width * unit,
    height: height * unit,
    mostPixels: width * WORLD * 2 ** closest,
    zoom,
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
