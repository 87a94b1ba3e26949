import { placePath } from '@ashlar/contract'
import { DrawnWords } from '@/ui/picture/drawn-words'
import { say, sayName, sayNames } from '@/words/say'
import type { DrawnKind } from './drawing'
import { readDrawingAt } from './drawing-files'
import type { DrawnShape } from './drawn-shapes'
import shapeStyles from './drawn-shapes.module.css'
import styles from './place-sketch.module.css'
import { type Place, type SketchedPlace, type SketchFrame, type SketchMark, sketchPlace } from './sketch-place'

/** Half the width of a long name, in units. */
const NAME_HALF = 56

interface PlaceSketchProps {
  frame: SketchFrame
  place: Place
  /** Whether a pin stands there; else it is only the middle of the sketch. */
  pin?: boolean
  /** Further marks; those outside the sketch are left out. */
  marked?: readonly (Place & { name: string })[]
  /** Places with the numbers from 1 on; all of them are on the sketch. */
  numbered?: readonly Place[]
  /** What the sketch shows, for its text alternative: `where Quoin House stands`. */
  subject: string
  /** The caption below the sketch, for the marks that are on it. */
  caption: (marks: readonly SketchMark[]) => string
  /** The text of the link to the city's projects, on the map or on the city's page; `null` when it has none. */
  link: { words: string; to: 'map' | 'page' } | null
}

/**
 * A place in its city, drawn on the server from the map's own drawing; nothing when the city has no drawing. In a
 * narrow container a wide sketch is cropped to a square instead of being shrunk: its sides are cut, and the names there
 * are left out.
 */
export async function PlaceSketch({
  frame,
  place,
  pin = true,
  marked,
  numbered,
  subject,
  caption,
  link,
}: PlaceSketchProps) {
  const drawn = await readDrawingAt(place.longitude, place.latitude)
  if (!drawn) return null
  const sketch = sketchPlace(drawn.drawing, place, frame, marked, numbered)
  const { names, marks } = sketch
  return (
    <figure className={styles.sketch} aria-label={say('Sketch')}>
      <Drawing frame={frame} sketch={sketch} pin={pin} label={sketchLabel(subject, names, marks)} />
      <figcaption className={`caption ${styles.caption}`}>
        {caption(marks)}
        {link ? (
          <>
            {' '}
            <a href={link.to === 'page' ? placePath(drawn.slug) : mapOfCity(drawn.slug)}>{link.words}</a>
          </>
        ) : null}
      </figcaption>
    </figure>
  )
}

function mapOfCity(city: string): string {
  return `/projects?${new URLSearchParams({ city, view: 'map' })}`
}

/** In drawing order: the style of each kind, and the width of its lines in units. Each river has a width of its own. */
const KINDS = [
  ['built', 'built'],
  ['park', 'park'],
  ['airport', 'airport'],
  ['sea', 'sea'],
  ['lake', 'lake'],
  ['river', 'river'],
  ['rail', 'rail', 1.5],
  ['road', 'casing', 2.5],
  ['motorway', 'casing', 5],
  ['metro', 'metro', 4],
] as const satisfies [kind: DrawnKind, look: string, stroke?: number][]

interface DrawingProps {
  frame: SketchFrame
  sketch: SketchedPlace
  pin: boolean
  label: string
}

function Drawing({ frame: { width, height }, sketch: { shapes, names, marks, numbers }, pin, label }: DrawingProps) {
  const [x, y] = [width / 2, height / 2]
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={styles.drawing}
      data-shape={width > height ? 'wide' : 'square'}
      role="img"
      aria-label={label}
    >
      {KINDS.map(([kind, look, stroke]) => (
        <Shapes key={kind} shapes={shapes.filter((shape) => shape.kind === kind)} look={look} stroke={stroke} />
      ))}
      {marks.map((mark) => (
        <path key={mark.name} className={styles.mark} d={`M${mark.x - 6} ${mark.y - 4}h12v8h-12z`} />
      ))}
      <DrawnWords>
        {names.map((name) => (
          <text
            key={name.name}
            x={name.x}
            y={name.y}
            textAnchor="middle"
            className={styles.name}
            data-far={width > height && Math.abs(name.x - x) > height / 2 - NAME_HALF ? '' : undefined}
          >
            {sayName(name.name)}
          </text>
        ))}
      </DrawnWords>
      {numbers.map(({ number, point, ...to }) => (
        <path key={number} className={styles.leader} d={`M${point.x} ${point.y}L${to.x} ${to.y}`} />
      ))}
      {pin ? <path className={styles.place} d={`M${x - 9} ${y - 26}h18v16h-6l-3 10l-3 -10h-6z`} /> : null}
      <DrawnWords>
        {numbers.map((one) => (
          <g key={one.number} className={styles.number}>
            <path d={`M${one.x - 10} ${one.y - 10}h20v20h-20z`} />
            <text x={one.x} y={one.y + 5}>
              {one.number}
            </text>
          </g>
        ))}
      </DrawnWords>
    </svg>
  )
}

interface ShapesProps {
  /** All of one kind. */
  shapes: readonly DrawnShape[]
  look: string
  stroke: number | undefined
}

function Shapes({ shapes, look, stroke }: ShapesProps) {
  if (shapes.length === 0) return null
  return (
    <g className={shapeStyles[look]} strokeWidth={stroke}>
      {shapes.map(({ path, width }) => (
        <path key={path} d={path} strokeWidth={width === undefined ? undefined : width * 2} />
      ))}
    </g>
  )
}

/** What a sketch shows, in words. A place that the subject names is not near it. */
export function sketchLabel(subject: string, names: readonly SketchMark[], marks: readonly SketchMark[]): string {
  const places = sayNames(names.map(({ name }) => name).filter((name) => !subject.includes(sayName(name))))
  const near = places === '' ? '' : say(', near {places}', { places })
  const around =
    marks.length === 0
      ? ''
      : say('; around it our projects {projects}', { projects: sayNames(marks.map(({ name }) => name)) })
  return say('Sketch of {subject}', { subject }) + near + around
}
