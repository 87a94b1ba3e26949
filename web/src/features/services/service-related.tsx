import type { Project, ResearchReport } from '@ashlar/contract'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { formatDate } from '@/ui/date/format-date'
import { Section } from '@/ui/section/section'
import { ProjectCard } from '../projects/project-card'
import styles from './service-related.module.css'

interface ServiceRelatedProps {
  projects: readonly Project[]
  reports: readonly ResearchReport[]
}

/** Where the service can be seen at work, and what was found out on the way. */
export function ServiceRelated({ projects, reports }: ServiceRelatedProps) {
  return (
    <>
      {projects.length > 0 ? (
        <Section
          heading="Projects it touches"
          id="projects"
          more={{ href: '/projects', label: 'All projects', external: false }}
        >
          <Ashlar bond="triples" label="Related projects">
            {projects.map((project) => (
              <ProjectCard key={project.slug} project={project} />
            ))}
          </Ashlar>
        </Section>
      ) : null}
      {reports.length > 0 ? (
        <Section
          heading="Worth reading first"
          id="reports"
          more={{ href: '/insights/research-reports', label: 'All reports', external: false }}
        >
          <ul className={styles.reports}>
            {reports.map(({ slug, title, summary, publishedOn }) => (
              <li key={slug} className={styles.report} data-enter="">
                <time className={styles.date} dateTime={publishedOn}>
                  {formatDate(publishedOn)}
                </time>
                <h3 className={styles.title}>
                  <a href={`/insights/research-reports/${slug}`}>{title}</a>
                </h3>
                <p className={styles.summary}>{summary}</p>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  )
}
