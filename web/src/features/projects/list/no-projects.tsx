import type { ListedProject } from '@/content/readers/project-lists'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { countOf } from '@/ui/text/count-of'
import { ProjectCard } from '../card/project-card'
import { projectListHref } from '../filters/project-query'
import type { Relaxation } from '../filters/relaxations'
import styles from './no-projects.module.css'

interface NoProjectsProps {
  /** What finds something, the nearest first. */
  nearest: readonly Relaxation[]
  suggestions: readonly ListedProject[]
}

/** Says what to ask for instead, and how much there is of it. */
export function NoProjects({ nearest, suggestions }: NoProjectsProps) {
  return (
    <div className={styles.nothing}>
      <div>
        <p>No project matches all of that.{nearest.length > 0 ? ' Closest matches:' : ''}</p>
        {nearest.length > 0 ? (
          <ul className={styles.nearest} aria-label="Closest matches">
            {nearest.map(({ words, query, count }) => (
              <li key={words}>
                <a href={projectListHref(query)}>
                  <span>{words.charAt(0).toUpperCase() + words.slice(1)}</span>{' '}
                  <span>{countOf(count, 'project', 'projects')}</span>
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <p>
          Or tell us what you look for, and <a href="/about/contact-us">we will look for you</a>.
        </p>
      </div>
      {suggestions.length > 0 ? (
        <Ashlar perCourse={3} label="Other projects">
          {suggestions.map((project) => (
            <ProjectCard key={project.slug} project={project} />
          ))}
        </Ashlar>
      ) : null}
    </div>
  )
}
