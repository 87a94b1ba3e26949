import type { ProjectSummary } from '@ashlar/contract'
import { say, sayName } from '@/words/say'
import { grouped } from '../lists/grouped'
import styles from './project-wall.module.css'

/** With fewer projects there is no wall. */
const MIN_PROJECTS = 6

interface ProjectWallProps {
  projects: readonly ProjectSummary[]
  /** The number of projects that have no stone because nothing of them is left. */
  soldOut: number
}

/**
 * Every available project as a stone, a course for each city. A stone is dark for homes, pale for commercial projects,
 * with an edge in the accent colour while the project is new. Each links directly to its project.
 */
export function ProjectWall({ projects, soldOut }: ProjectWallProps) {
  if (projects.length < MIN_PROJECTS) return null
  const cities = grouped(projects, ({ city }) => city)
  return (
    <div className={styles.place}>
      <p className="text-l bold">{say('Every project on offer, city by city')}</p>
      <ul className={`caption cluster ${styles.key}`}>
        <li data-kind="home">{say('Homes')}</li>
        <li data-kind="work">{say('Workplaces and shops')}</li>
        <li data-kind="new">{say('New launches')}</li>
        {soldOut > 0 ? (
          <li>
            <a href="/projects?status=sold-out">{say('{count} sold out', { count: soldOut })}</a>
          </li>
        ) : null}
      </ul>
      <ul className={styles.wall}>
        {cities.map(([city, stones]) => (
          <li key={city} className={styles.city}>
            <span className={styles.name}>{sayName(city)}</span>
            <ul className={styles.stones}>
              {stones.map((project) => (
                <li key={project.slug}>
                  <a href={`/projects/${project.slug}`} data-kind={kindOf(project)}>
                    {project.name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Homes, which are most, need no attribute: the page is sent to everybody. */
function kindOf({ status, propertyType }: ProjectSummary): string | undefined {
  const kinds = [propertyType === 'Residential' ? '' : 'work', status === 'New launch' ? 'new' : '']
  return kinds.filter(Boolean).join(' ') || undefined
}
