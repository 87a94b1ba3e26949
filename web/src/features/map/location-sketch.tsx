import type { Project } from '@ashlar/contract'
import { localityAndCity } from '@/ui/text/locality-and-city'
import { say, sayName } from '@/words/say'
import { PlaceSketch } from './place-sketch'
import type { SketchFrame } from './sketch-place'

const FRAME: SketchFrame = { width: 640, height: 400, kilometres: 16, apart: { x: 96, y: 22 }, cuts: 2 }
const HEIGHT_KM = (FRAME.kilometres * FRAME.height) / FRAME.width

/** A sketch of a project's place in its city. */
export function LocationSketch({ project }: { project: Project }) {
  const { name, city, longitude, latitude } = project
  if (longitude === null || latitude === null) return null
  return (
    <PlaceSketch
      frame={FRAME}
      place={{ longitude, latitude }}
      subject={say('where {project} stands: {place}', { project: name, place: localityAndCity(project) })}
      caption={() => say('Our own sketch, {count}\u00a0km from north to south.', { count: HEIGHT_KM })}
      link={{ words: say('All our projects in {city}', { city: sayName(city) }), to: 'page' }}
    />
  )
}
