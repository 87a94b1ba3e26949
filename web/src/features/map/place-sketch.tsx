import styles from './place-sketch.module.css'
import type { SketchedPlace, SketchFrame } from './sketch-place'

/** Half of a long name, in units. */
const NAME_HALF = 56

interface PlaceSketchProps {
  frame: SketchFrame
  sketch: SketchedPlace
  /** What it shows, for who does not see it. */
  label: string
}

/**
 * A place on the drawing of its city, with the pin in the middle. In a narrow container a wide sheet becomes a square
 * rather than small: its sides are cut, and the names there are left out.
 */
export function PlaceSketch({ frame: { width, height }, sketch: { shapes, names, marks }, label }: PlaceSketchProps) {
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
      {shapes.map(({ kind, path, width: stroke }) => (
        <path
          key={path}
          className={styles[kind]}
          d={path}
          strokeWidth={stroke === undefined ? undefined : stroke * 2}
        />
      ))}
      {marks.map((mark) => (
        <path key={mark.name} className={styles.mark} d={`M${mark.x - 6} ${mark.y - 4}h12v8h-12z`} />
      ))}
      {names.map((name) => (
        <text
          key={name.name}
          x={name.x}
          y={name.y}
          textAnchor="middle"
          className={styles.name}
          data-far={width > height && Math.abs(name.x - x) > height / 2 - NAME_HALF ? '' : undefined}
        >
          {name.name}
        </text>
      ))}
      <path className={styles.place} d={`M${x - 9} ${y - 26}h18v16h-6l-3 10l-3 -10h-6z`} />
    </svg>
  )
}
