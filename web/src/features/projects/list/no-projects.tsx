import type { ProjectSummary } from '@ashlar/contract'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { say } from '@/words/say'
import { NothingFound } from '../../filters/nothing-found'
import { ProjectCard } from '../card/project-card'
import { projectListHref } from '../filters/project-query'
import type { ProjectRelaxation } from '../filters/relaxations'

interface NoProjectsProps {
  /** Changes that find something, the nearest first. */
  nearest: readonly ProjectRelaxation[]
  suggestions: readonly ProjectSummary[]
}

/** The message when nothing is found, with suggestions and some other projects. */
export function NoProjects({ nearest, suggestions }: NoProjectsProps) {
  return (
    <div className="stack-6">
      <NothingFound
        called={{ one: 'project', counted: '{count} projects' }}
        nearest={nearest.map(({ query, ...rest }) => ({ ...rest, href: projectListHref(query) }))}
      >
        <a href="/about/contact-us">{say('Tell us what you look for, and we will look for you')}</a>
      </NothingFound>
      {suggestions.length > 0 ? (
        <Ashlar perCourse={3} label={say('Other projects')}>
          {suggestions.map((project) => (
            <ProjectCard key={project.slug} project={project} />
          ))}
        </Ashlar>
      ) : null}
    </div>
  )
}
