import { readDrawingAt } from '../map/drawing-files'
import { PlaceSketch } from '../map/place-sketch'
import { type Place, type SketchFrame, sketchPlace } from '../map/sketch-place'
import styles from './office-sketch.module.css'

const FRAME: SketchFrame = { width: 320, height: 320, kilometres: 12, apart: { x: 100, y: 26 }, cuts: 1 }

interface OfficeSketchProps {
  city: string
  office: Place
  projects: readonly (Place & { name: string })[]
}

/** Where in its city the office stands, and our projects around it. Nothing where the city is not drawn. */
export async function OfficeSketch({ city, office, projects }: OfficeSketchProps) {
  const drawn = await readDrawingAt(office.longitude, office.latitude)
  if (!drawn) return null
  const sketch = sketchPlace(drawn.drawing, office, FRAME, projects)
  const near = sketch.names.map(({ name }) => name).join(', ')
  const ours = sketch.marks.map(({ name }) => name)
  return (
    <figure className={styles.sketch}>
      <PlaceSketch
        frame={FRAME}
        sketch={sketch}
        label={`Sketch of where our office in ${city} stands: near ${near}${ours.length > 0 ? `; around it our projects ${ours.join(', ')}` : ''}`}
      />
      <figcaption className={styles.caption}>
        {FRAME.kilometres}
        {'\u00a0'}km across.{ours.length > 0 ? ` ${stonesOf(ours.length)}` : ''}
        {projects.length > 0 ? (
          <>
            {' '}
            <a href={`/projects?${new URLSearchParams({ city: drawn.slug, view: 'map' })}`}>Our projects in {city}</a>
          </>
        ) : null}
      </figcaption>
    </figure>
  )
}

function stonesOf(count: number): string {
  return count === 1 ? 'The small stone is a project of ours.' : `The ${count} small stones are projects of ours.`
}
