import type { ListedProject } from '@/content/readers/project-lists'
import { grouped } from '../lists/grouped'
import styles from './project-wall.module.css'

/** Fewer would be no wall. */
const FEWEST = 6

/**
 * Every project that is to be had, a stone each, laid city by city in one wall: as long as its name, dark for homes and
 * pale for workplaces, in the accent while it is new. Each is one step from the first page.
 */
export function ProjectWall({ projects }: { projects: readonly ListedProject[] }) {
  if (projects.length < FEWEST) return null
  const cities = grouped(projects, ({ city }) => city)
  return (
    <div className={styles.place}>
      <p className={styles.title}>Every project, city by city</p>
      <ul className={styles.wall}>
        {cities.map(([city, stones]) => (
          <li key={city} className={styles.city}>
            <span className={styles.name}>{city}</span>
            <ul className={styles.stones}>
              {stones.map((project) => (
                <li key={project.slug} className={styles.stone}>
                  <a href={`/projects/${project.slug}`} data-kind={kindOf(project)}>
                    {project.name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={styles.key}>
        <span data-kind="home">Homes</span>
        <span data-kind="work">Workplaces and shops</span>
        <span data-kind="new">New launches</span>
      </p>
    </div>
  )
}

function kindOf({ status, propertyType }: ListedProject): 'new' | 'home' | 'work' {
  if (status === 'New launch') return 'new'
  return propertyType === 'Residential' ? 'home' : 'work'
}
