import type { ProjectSummary } from '@ashlar/contract'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Section } from '@/ui/section/section'
import { say } from '@/words/say'
import { ProjectCard } from '../projects/card/project-card'
import type { Head } from './heads'
import { ProjectWall } from './project-wall'

interface FeaturedProjectsProps {
  head: Head
  projects: readonly ProjectSummary[]
  /** The projects of the wall, in the editors' order. */
  all: readonly ProjectSummary[]
  soldOut: number
}

/** The projects that editors promote, with their pictures, and below them the wall of all projects. */
export function FeaturedProjects({ head, projects, all, soldOut }: FeaturedProjectsProps) {
  if (projects.length === 0) return null
  return (
    <Section {...head} tone="course" more={{ href: '/projects', label: say('All projects'), external: false }}>
      <Ashlar perCourse="level" label={head.heading} narrow="strip">
        {projects.map((project) => (
          <ProjectCard key={project.slug} project={project} />
        ))}
      </Ashlar>
      <ProjectWall projects={all} soldOut={soldOut} />
    </Section>
  )
}
