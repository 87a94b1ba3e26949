import { PlaceSketch } from '../map/place-sketch'
import type { Place, SketchFrame } from '../map/sketch-place'

const FRAME: SketchFrame = { width: 320, height: 320, kilometres: 12, apart: { x: 100, y: 26 }, cuts: 1 }
const SAYS = `${FRAME.kilometres}\u00a0km across.`

interface OfficeSketchProps {
  city: string
  office: Place
  projects: readonly (Place & { name: string })[]
}

/** A map sketch of the office in its city, with our projects around it. */
export function OfficeSketch({ city, office, projects }: OfficeSketchProps) {
  return (
    <PlaceSketch
      frame={FRAME}
      place={office}
      marked={projects}
      subject={`where our office in ${city} stands`}
      caption={({ length }) => (length > 0 ? `${SAYS} ${stonesOf(length)}` : SAYS)}
      link={projects.length > 0 ? `Our projects in ${city}` : null}
    />
  )
}

function stonesOf(count: number): string {
  return count === 1 ? 'The small mark is a project of ours.' : `The ${count} small marks are projects of ours.`
}
