import type { Project } from '@ashlar/contract'
import { Fold } from '@/ui/fold/fold'
import { Section } from '@/ui/section/section'
import { say, sayName } from '@/words/say'
import { LocationSketch, placesOnSketch } from '../../map/location-sketch'
import styles from './nearby.module.css'

/** Minutes at which a bar has its full length. */
const LONGEST = 60

/** The sketch of the project's place, and what is nearby, with bars for the minutes and the numbers of the sketch. */
export async function Nearby({ project }: { project: Project }) {
  if (project.nearby.length === 0 && project.latitude === null) return null
  const places = project.nearby.toSorted((a, b) => a.minutes - b.minutes)
  const numbered = await placesOnSketch(project, places)
  return (
    <Section heading={say('What is nearby')} id="around" lead={project.address}>
      <div className={`stack-5 ${styles.split}`}>
        <ul>
          {places.map(({ name, kind, minutes, by }) => (
            <li key={name} className={styles.place}>
              <span className="semibold">
                {numbered.length > 0 ? (
                  <span className={styles.number} aria-hidden="true">
                    {numberOf(name, numbered)}
                  </span>
                ) : null}
                {name}
                {saysKind(name, sayName(kind)) ? null : (
                  <>
                    {' '}
                    <span className={`caption ${styles.kind}`}>{sayName(kind)}</span>
                  </>
                )}
              </span>
              <span className="numbers">
                {by === 'walk'
                  ? say('{count}\u00a0min on foot', { count: minutes })
                  : say('{count}\u00a0min by car', { count: minutes })}
              </span>
              <span
                className={styles.bar}
                style={{ inlineSize: `${Math.min(100, (minutes / LONGEST) * 100)}%` }}
                data-by={by}
              />
            </li>
          ))}
        </ul>
        <Fold summary={say('Where it is in the city')}>
          <LocationSketch project={project} numbered={numbered} />
        </Fold>
      </div>
    </Section>
  )
}

/** `Kestrel School` needs no `School` beside it. */
function saysKind(name: string, kind: string): boolean {
  return name.toLowerCase().endsWith(kind.toLowerCase())
}

function numberOf(name: string, numbered: readonly { name: string }[]): number | '' {
  return numbered.findIndex((place) => place.name === name) + 1 || ''
}
