import { say, sayName } from '@/words/say'
import { PlaceSketch } from '../map/place-sketch'
import type { Place, SketchFrame } from '../map/sketch-place'

const FRAME: SketchFrame = { width: 320, height: 320, kilometres: 12, apart: { x: 100, y: 26 }, cuts: 1 }

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
      subject={say('where our office in {city} stands', { city: sayName(city) })}
      caption={({ length }) => [widthNote(), ...(length > 0 ? [marksNote(length)] : [])].join(' ')}
      link={projects.length > 0 ? { words: say('Our projects in {city}', { city: sayName(city) }), to: 'map' } : null}
    />
  )
}

function widthNote(): string {
  return say('{count}\u00a0km across.', { count: FRAME.kilometres })
}

function marksNote(count: number): string {
  return count === 1
    ? say('The small mark is a project of ours.')
    : say('The {count} small marks are projects of ours.', { count })
}
