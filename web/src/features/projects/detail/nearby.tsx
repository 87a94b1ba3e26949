import type { Project } from '@ashlar/contract'
import { Fold } from '@/ui/fold/fold'
import { Section } from '@/ui/section/section'
import { LocationSketch } from '../../map/location-sketch'
import styles from './nearby.module.css'

/** Minutes at which a bar has its full length. */
const LONGEST = 60

/** The sketch of the project's place, and what is nearby, with bars for the minutes. */
export function Nearby({ project }: { project: Project }) {
  if (project.nearby.length === 0 && project.latitude === null) return null
  const places = project.nearby.toSorted((a, b) => a.minutes - b.minutes)
  return (
    <Section heading="What is nearby" id="around" lead={project.address}>
      <div className={styles.split}>
        <ul>
          {places.map(({ name, kind, minutes, by }) => (
            <li key={name} className={styles.place}>
              <span className={styles.name}>
                {name}
                <span className={styles.kind}>{kind}</span>
              </span>
              <span className={styles.minutes}>
                {minutes}
                {'\u00a0'}min {by === 'walk' ? 'on foot' : 'by car'}
              </span>
              <span
                className={styles.bar}
                style={{ inlineSize: `${Math.min(100, (minutes / LONGEST) * 100)}%` }}
                data-by={by}
              />
            </li>
          ))}
        </ul>
        <Fold summary="Where it is in the city">
          <LocationSketch project={project} />
        </Fold>
      </div>
    </Section>
  )
}
