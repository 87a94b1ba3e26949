import type { CSSProperties } from 'react'
import type { Area } from './area'
import { namesOfCities } from './cities/city-names'
import { type Bounds, smoothDrawing } from './drawing'
import { citiesOnFile, readCountry, readDrawingsIn } from './drawing-files'
import { type DrawnShape, drawnPathOf, shapesOf } from './drawn-shapes'
import shapeStyles from './drawn-shapes.module.css'
import { labelLevelAt } from './label-levels'
import { areaOfAll, EDGE, paddingsOf } from './map-camera'
import './map-marks.css'
import styles from './map-picture.module.css'
import { CITY_ZOOM, coursedGround, INDIA, JOINT_OPACITY, SHEET_ZOOM } from './map-style'
import { scaleWords } from './map-words'
import { framedOf } from './marks/groups'
import { type PictureFrame, pictureFrame, pictureSizes } from './picture-frame'
import { marksOf, namesOnPicture, type PictureMark, type PictureName } from './picture-marks'
import type { MapPlace } from './places'

interface MapPictureProps {
  places: readonly MapPlace[]
  /** The area in the address, which the view then shows. */
  asked: Area | null
}

/**
 * The map's first view as a drawing, until a person uses the page and script draws the map over it. The fitted area has
 * the place that the library gives it (map-camera.ts) at every size of the map. It is hidden from screen readers: the
 * list beside it has the same projects.
 */
export async function MapPicture({ places, asked }: MapPictureProps) {
  const area = asked ?? areaOfAll(framedOf(places))
  const frame = pictureFrame(area, asked !== null)
  const cities = await citiesOnFile()
  const isOfCity = frame.zoom >= CITY_ZOOM
  const drawings = isOfCity ? await readDrawingsIn(frame.fitted) : []
  const marks = marksOf(places, frame)
  const country = isOfCity ? null : await readCountry()
  const ground = shapesOf(country?.features ?? [], frame.at, seenIn(frame))
  const shapes = drawings.flatMap((drawing) => shapesOf(smoothDrawing(drawing), frame.at, seenIn(frame)))
  const at = ({ x, y }: { x: number; y: number }): CSSProperties & Record<`--${string}`, string> => ({
    '--left': percent(x / frame.width),
    '--top': percent(y / frame.height),
  })
  return (
    <div className={styles.picture} data-map-picture="" data-city={isOfCity ? '' : undefined} aria-hidden="true">
      <div className={styles.between} style={asked ? undefined : paddingOf(area)}>
        <div className={styles.fitted} style={sizeOf(frame)} data-detail={labelLevelAt(frame.zoom)}>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${Math.round(frame.width)} ${Math.round(frame.height)}`}
            preserveAspectRatio="none"
          >
            {isOfCity ? null : (
              <>
                <path stroke="var(--map-joint)" opacity={JOINT_OPACITY} d={pathsOf(coursesOf(), frame)} />
                <Shapes shapes={ground} zoom={frame.zoom} />
                {frame.zoom < SHEET_ZOOM ? null : (
                  <path
                    fill="var(--map-sheet)"
                    stroke="var(--map-shore)"
                    d={pathsOf(
                      cities.map(({ bbox }) => sheetOf(bbox)),
                      frame,
                      'Z',
                    )}
                  />
                )}
              </>
            )}
            <Shapes shapes={shapes} zoom={frame.zoom} />
          </svg>
          {[...namesOfCities(cities, marks, frame), ...namesOnPicture(drawings, marks, frame)].map((name) => (
            <span
              key={`${name.kind} ${name.name} ${name.x}`}
              className={styles.name}
              data-map-mark="label"
              data-kind={name.kind}
              data-under-at={name.under.join(' ') || undefined}
              style={{ ...at(name), ...besideOf(name) }}
            >
              {name.name}
            </span>
          ))}
          {marks.map((mark) =>
            mark.share === null ? (
              <span
                key={mark.key}
                className={mark.isFar ? `${styles.tag} ${styles.far}` : styles.tag}
                data-map-mark="marker"
                data-of={mark.key}
                data-name={mark.name || undefined}
                data-named={pictureSizes.filter((size) => mark.tagPlaces[size]?.isNamed).join(' ')}
                data-far={mark.isFar ? '' : undefined}
                data-bare={pictureSizes.every((size) => mark.tagPlaces[size]) ? undefined : ''}
                style={{ ...at(mark), ...placesOf(mark), ...(mark.isFar ? wayOf(mark, frame) : {}) }}
              >
                {mark.text}
              </span>
            ) : (
              <span
                key={mark.key}
                className={styles.stack}
                data-map-mark="cluster"
                style={{ ...at(mark), ...shareOf(mark.share), ...asideOf(mark) }}
              >
                {mark.text}
              </span>
            ),
          )}
        </div>
        <p
          className={styles.scale}
          style={{
            ...sizeOf(frame),
            inlineSize: `calc(min(var(--most), 100cqw, 100cqh * var(--ratio)) * ${frame.scale.part.toFixed(4)})`,
          }}
        >
          {scaleWords(frame.scale.kilometres)}
        </p>
      </div>
    </div>
  )
}

const AREAS = ['built', 'park', 'airport', 'sea', 'lake'] as const
/** The lines in drawing order, with their width in pixels where a city fills the map, as in the map's style. */
const LINES = [
  ['rail', 'rail', 1.2],
  ['road', 'casing', 2.8],
  ['motorway', 'casing', 5],
  ['road', 'road', 1.6],
  ['motorway', 'motorway', 3.4],
  ['metro', 'metro', 2.4],
] as const

function Shapes({ shapes, zoom }: { shapes: readonly DrawnShape[]; zoom: number }) {
  const of = (kind: string) => shapes.filter((shape) => shape.kind === kind)
  const joined = (kind: string) =>
    of(kind)
      .map(({ path }) => path)
      .join('')
  return (
    <>
      {AREAS.flatMap((kind) => of(kind).map(({ path }) => <path key={path} className={shapeStyles[kind]} d={path} />))}
      {of('river').map(({ path, width = 3 }) => (
        <path
          key={path}
          className={shapeStyles.river}
          d={path}
          strokeWidth={round(width * growth(zoom, 1.6, 0.2, 9))}
        />
      ))}
      {LINES.map(([kind, look, width]) => (
        <path
          key={`${kind} ${look}`}
          className={shapeStyles[look]}
          d={joined(kind)}
          strokeWidth={round(width * growth(zoom, 1.4, 0.35, 5))}
        />
      ))}
    </>
  )
}

/** How much wider lines are than at zoom 10, as the map's style interpolates between the zooms 7, 10 and 15. */
function growth(zoom: number, base: number, at7: number, at15: number): number {
  const between = (from: number, to: number, low: number, high: number) =>
    low + ((high - low) * (base ** (Math.min(Math.max(zoom, from), to) - from) - 1)) / (base ** (to - from) - 1)
  return zoom < 10 ? between(7, 10, at7, 1) : between(10, 15, 1, at15)
}

function coursesOf(): [number, number][][] {
  return coursedGround(INDIA).features.map(({ geometry }) => geometry.coordinates as [number, number][])
}

function sheetOf([west, south, east, north]: Bounds): [number, number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
}

function pathsOf(lines: readonly [number, number][][], frame: PictureFrame, closes: '' | 'Z' = ''): string {
  return lines.map((line) => drawnPathOf(line.map(frame.at), closes, seenIn(frame))).join('')
}

function seenIn({ around: [west, south, east, north], at }: PictureFrame) {
  const [[left, top], [right, bottom]] = [at([west, north]), at([east, south])]
  return { left, top, right, bottom }
}

function sizeOf({ width, height, mostPixels }: PictureFrame): CSSProperties & Record<`--${string}`, string> {
  return { '--most': `${Math.round(mostPixels)}px`, '--ratio': (width / height).toFixed(4) }
}

function paddingOf(area: Area): CSSProperties & Record<`--${string}`, string> {
  const { wide, narrow } = paddingsOf(area)
  const sides = ({ top, right, bottom, left }: typeof wide) => `${top}px ${right}px ${bottom}px ${left}px`
  return { '--wide': sides(wide), '--narrow': sides(narrow) }
}

function shareOf(share: number): CSSProperties & Record<`--${string}`, number> {
  return { '--share': round(Math.sqrt(share)) }
}

/** Where a tag stands from its point, at each kind of size. */
function placesOf({ tagPlaces }: PictureMark): CSSProperties & Record<`--${string}`, string> {
  return Object.fromEntries(
    pictureSizes.flatMap((size) => {
      const { x, y } = tagPlaces[size] ?? { x: 0, y: 0 }
      return [
        [`--x-${size}`, `${round(x)}px`],
        [`--y-${size}`, `${round(y)}px`],
      ]
    }),
  )
}

/**
 * The way from the middle to a mark beyond the map, which stands where that way leaves the map: its direction, its
 * length in widths of the fitted area, and the pixels from that area's room to the edges where it may leave.
 */
function wayOf(
  { x, y }: PictureMark,
  { width, height, room }: PictureFrame,
): CSSProperties & Record<`--${string}`, string | number> {
  const [across, down] = [x - width / 2, y - height / 2]
  const far = Math.hypot(across, down)
  const per = (part: number) => Math.round(1000 / Math.max(0.001, Math.abs(part) / far)) / 1000
  const edges = ({ left, right, top, bottom }: PictureFrame['room']['wide']) => [
    `${(across < 0 ? left : right) - EDGE}px`,
    `${(down < 0 ? top : bottom) - EDGE}px`,
  ]
  const [[wideX = '', wideY = ''], [narrowX = '', narrowY = '']] = [edges(room.wide), edges(room.narrow)]
  return {
    '--across': Math.round((1000 * across) / far) / 1000,
    '--down': Math.round((1000 * down) / far) / 1000,
    '--per-across': per(across),
    '--per-down': per(down),
    '--far': round(far / width),
    '--aside-wide': wideX,
    '--above-wide': wideY,
    '--aside-narrow': narrowX,
    '--above-narrow': narrowY,
  }
}

function asideOf({ tagPlaces: { narrow, large } }: PictureMark): CSSProperties & Record<`--${string}`, string> {
  const [onNarrow, onWide] = [narrow?.x ?? 0, large?.x ?? 0]
  return onNarrow + onWide > 0 ? { '--aside': `${onWide}px`, '--aside-narrow': `${onNarrow}px` } : {}
}

function besideOf({ beside, besideOnNarrow }: PictureName): CSSProperties & Record<`--${string}`, string> {
  return {
    ...(beside ? { '--beside': beside } : {}),
    ...(besideOnNarrow ? { '--beside-narrow': besideOnNarrow } : {}),
  }
}

function percent(part: number): string {
  return `${round(100 * part)}%`
}

function round(value: number): number {
  return Math.round(100 * value) / 100
}
