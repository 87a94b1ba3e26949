import type { Project } from '@ashlar/contract'
import { readDrawingAt } from './drawing-files'
import styles from './location-sketch.module.css'
import { PlaceSketch } from './place-sketch'
import { type SketchFrame, sketchPlace } from './sketch-place'

const FRAME: SketchFrame = { width: 640, height: 400, kilometres: 16, apart: { x: 96, y: 22 }, cuts: 2 }

/** Where a project stands in its city, drawn on the server from the map's own drawing. Nothing where there is none. */
export async function LocationSketch({ project }: { project: Project }) {
  const { name, locality, city, longitude, latitude } = project
  if (longitude === null || latitude === null) return null
  const drawn = await readDrawingAt(longitude, latitude)
  if (!drawn) return null
  const sketch = sketchPlace(drawn.drawing, { longitude, latitude }, FRAME)
  const near = sketch.names.map((locality) => locality.name).join(', ')
  return (
    <figure className={styles.sketch}>
      <PlaceSketch
        frame={FRAME}
        sketch={sketch}
        label={`Sketch of where ${name} stands: ${[locality, city].filter(Boolean).join(', ')}, near ${near}`}
      />
      <figcaption className={styles.caption}>
        Our own sketch, {(FRAME.kilometres * FRAME.height) / FRAME.width}
        {'\u00a0'}km from north to south.{' '}
        <a href={`/projects?${new URLSearchParams({ city: drawn.slug, view: 'map' })}`}>All our projects in {city}</a>
      </figcaption>
    </figure>
  )
}
