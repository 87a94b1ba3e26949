import type { Project } from '@ashlar/contract'
import { Fold } from '@/ui/fold/fold'
import { Section } from '@/ui/section/section'
import { LocationSketch } from '../../map/location-sketch'
import styles from './nearby.module.css'

/** Minutes at which the bars end. */
const LONGEST = 60

/** Where it stands, and what is around, drawn as distances in minutes. */
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
