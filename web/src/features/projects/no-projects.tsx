import type { Project } from '@ashlar/contract'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { countOf } from './count-of'
import styles from './no-projects.module.css'
import { ProjectCard } from './project-card'
import { hrefOf } from './project-query'
import type { Relaxation } from './relaxations'

interface NoProjectsProps {
  /** What finds something, the nearest first. */
  nearest: readonly Relaxation[]
  suggestions: readonly Project[]
}

/** Says what to ask for instead, and how much there is of it. */
export function NoProjects({ nearest, suggestions }: NoProjectsProps) {
  return (
    <div className={styles.nothing}>
      <div>
        <p>Nothing fits all of that.{nearest.length > 0 ? ' Nearest to it:' : ''}</p>
        {nearest.length > 0 ? (
          <ul className={styles.nearest} aria-label="Nearest to it">
            {nearest.map(({ words, query, count }) => (
              <li key={words}>
                <a href={hrefOf(query)}>
                  <span>{words.charAt(0).toUpperCase() + words.slice(1)}</span> <span>{countOf(count)}</span>
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
        <Ashlar bond="triples" label="Other projects">
          {suggestions.map((project) => (
            <ProjectCard key={project.slug} project={project} />
          ))}
        </Ashlar>
      ) : null}
    </div>
  )
}
