import type { ProjectSummary, ResearchReport } from '@ashlar/contract'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { formatDate } from '@/ui/date/format-date'
import { Section } from '@/ui/section/section'
import { say } from '@/words/say'
import { ProjectCard } from '../projects/card/project-card'
import styles from './service-related.module.css'

interface ServiceRelatedProps {
  projects: readonly ProjectSummary[]
  reports: readonly ResearchReport[]
}

/** Projects in which the service was used, and related research. */
export function ServiceRelated({ projects, reports }: ServiceRelatedProps) {
  return (
    <>
      {projects.length > 0 ? (
        <Section
          heading={say('Related projects')}
          id="projects"
          more={{ href: '/projects', label: say('All projects'), external: false }}
        >
          <Ashlar perCourse={projects.length === 2 ? 'even' : 'level'} label={say('Related projects')} narrow="strip">
            {projects.map((project) => (
              <ProjectCard key={project.slug} project={project} />
            ))}
          </Ashlar>
        </Section>
      ) : null}
      {reports.length > 0 ? (
        <Section
          heading={say('Related research')}
          id="reports"
          more={{ href: '/insights/research-reports', label: say('All reports'), external: false }}
        >
          <ul className="rule-below">
            {reports.map(({ slug, title, publishedOn }) => (
              <li key={slug} className={styles.report} data-enter="">
                <time className={`caption ${styles.date}`} dateTime={publishedOn}>
                  {formatDate(publishedOn)}
                </time>
                <h3 className={`quiet ${styles.title}`}>
                  <a href={`/insights/research-reports/${slug}`}>{title}</a>
                </h3>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  )
}
