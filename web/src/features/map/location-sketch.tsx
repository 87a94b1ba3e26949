import type { NearbyPlace, Project } from '@ashlar/contract'
import { localityAndCity } from '@/ui/text/locality-and-city'
import { say, sayName } from '@/words/say'
import { readDrawingAt } from './drawing-files'
import { PlaceSketch } from './place-sketch'
import type { Place, SketchFrame } from './sketch-place'

const FRAME: SketchFrame = { width: 640, height: 400, kilometres: 16, apart: { x: 96, y: 22 }, cuts: 2 }
const HEIGHT_KM = (FRAME.kilometres * FRAME.height) / FRAME.width

/** The places near a project that have a number on its sketch, in their order; none where its city has no drawing. */
export async function placesOnSketch(
  { longitude, latitude }: Project,
  nearby: readonly NearbyPlace[],
): Promise<(NearbyPlace & Place)[]> {
  if (longitude === null || latitude === null || !(await readDrawingAt(longitude, latitude))) return []
  return nearby.filter((place): place is NearbyPlace & Place => place.longitude !== null && place.latitude !== null)
}

interface LocationSketchProps {
  project: Project
  /** The places with a number on it. */
  numbered: readonly Place[]
}

/** A sketch of a project's place in its city. */
export function LocationSketch({ project, numbered }: LocationSketchProps) {
  const { name, city, longitude, latitude } = project
  if (longitude === null || latitude === null) return null
  return (
    <PlaceSketch
      frame={FRAME}
      place={{ longitude, latitude }}
      numbered={numbered}
      subject={say('where {project} stands: {place}', { project: name, place: localityAndCity(project) })}
      caption={() =>
        numbered.length > 0
          ? say('Our own sketch, {count}\u00a0km from north to south; the numbers are those of the list.', {
              count: HEIGHT_KM,
            })
          : say('Our own sketch, {count}\u00a0km from north to south.', { count: HEIGHT_KM })
      }
      link={{ words: say('All our projects in {city}', { city: sayName(city) }), to: 'page' }}
    />
  )
}
