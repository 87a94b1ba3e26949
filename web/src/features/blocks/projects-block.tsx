import type { BlockOf } from '@ashlar/contract'
import { readFlagships, readNamedProjects } from '@/content/readers/project-lists'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Section } from '@/ui/section/section'
import { say } from '@/words/say'
import { ProjectCard } from '../projects/card/project-card'
import type { ShowBlock } from './block-place'

/** How many projects are shown when editors have named none. */
const FIRST = 3

export const showProjects: ShowBlock<BlockOf<'projects'>> = async (block, place) => {
  const named = block.projects.length > 0
  const found = await (named ? readNamedProjects(block.projects) : readFlagships(FIRST))
  const projects = named ? block.projects.flatMap((slug) => found.find((one) => one.slug === slug) ?? []) : found
  if (projects.length === 0) return null
  return (
    <Section
      heading={block.heading}
      lead={block.lead}
      id={block.anchor || undefined}
      tone={place.tone}
      more={{ href: '/projects', label: say('All projects'), external: false }}
    >
      <Ashlar perCourse={projects.length % 3 === 0 ? 3 : 2} label={block.heading}>
        {projects.map((project) => (
          <ProjectCard key={project.slug} project={project} />
        ))}
      </Ashlar>
    </Section>
  )
}
