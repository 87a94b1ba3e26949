import type { Project } from '@ashlar/contract'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Section } from '@/ui/section/section'
import { ProjectCard } from '../projects/project-card'
import type { Head } from './heads'

/** The projects that editors put first. */
export function Work({ head, projects }: { head: Head; projects: readonly Project[] }) {
  if (projects.length === 0) return null
  return (
    <Section {...head} more={{ href: '/projects', label: 'All projects', external: false }}>
      <Ashlar bond="triples" label={head.heading}>
        {projects.map((project) => (
          <ProjectCard key={project.slug} project={project} />
        ))}
      </Ashlar>
    </Section>
  )
}
