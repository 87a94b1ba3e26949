import type { Project } from '@ashlar/contract'
import { readDrawingAt } from './drawing-files'
import styles from './location-sketch.module.css'
import { SKETCH, SKETCH_KILOMETRES, sketchPlace } from './sketch-place'

/** Where a project stands in its city, drawn on the server from the map's own drawing. Nothing where there is none. */
export async function LocationSketch({ project }: { project: Project }) {
  const { name, locality, city, longitude, latitude } = project
  if (longitude === null || latitude === null) return null
  const drawn = await readDrawingAt(longitude, latitude)
  if (!drawn) return null
  const { shapes, names } = sketchPlace(drawn.drawing, longitude, latitude)
  const [x, y] = [SKETCH.width / 2, SKETCH.height / 2]
  return (
    <figure className={styles.sketch}>
      <svg
        viewBox={`0 0 ${SKETCH.width} ${SKETCH.height}`}
        className={styles.drawing}
        role="img"
        aria-label={`Sketch of where ${name} stands: ${[locality, city].filter(Boolean).join(', ')}, near ${names.map((near) => near.name).join(', ')}`}
      >
        {shapes.map(({ kind, path, width }) => (
          <path
            key={path}
            className={styles[kind]}
            d={path}
            strokeWidth={width === undefined ? undefined : width * 2}
          />
        ))}
        {names.map((label) => (
          <text key={label.name} x={label.x} y={label.y} textAnchor="middle" className={styles.name}>
            {label.name}
          </text>
        ))}
        <path className={styles.place} d={`M${x - 9} ${y - 26}h18v16h-6l-3 10l-3 -10h-6z`} />
      </svg>
      <figcaption className={styles.caption}>
        Our own sketch, {SKETCH_KILOMETRES}
        {'\u00a0'}km across.{' '}
        <a href={`/projects?${new URLSearchParams({ city: drawn.slug, view: 'map' })}`}>All our projects in {city}</a>
      </figcaption>
    </figure>
  )
}
