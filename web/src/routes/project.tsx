import { orNone } from '@/content/read'
import { readLikelyProjects } from '@/content/readers/project-lists'
import { readProject } from '@/content/readers/projects'
import { readSettings } from '@/content/readers/settings'
import { LeadForm } from '@/features/leads/lead-form'
import { similarProjects } from '@/features/projects/find-projects'
import { ProjectView } from '@/features/projects/project-view'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'
import { todayInIndia } from '@/ui/date/today-in-india'

const SIMILAR = 3

export async function projectRoute(slug: string): Promise<RoutedPage> {
  const [project, { offices }] = await Promise.all([readProject(slug), readSettings()])
  if (!project) return movedOrMissing(`/projects/${slug}`)
  const likely = await orNone(() => readLikelyProjects(project, SIMILAR))
  return {
    head: describePage({
      title: `${project.name}, ${project.locality}, ${project.city}`,
      description: project.summary,
      path: `/projects/${project.slug}`,
    }),
    view: (
      <ProjectView
        project={project}
        similar={similarProjects(project, likely, SIMILAR)}
        enquiry={<LeadForm form="project" records={{ project: slug }} />}
        siteVisit={<LeadForm form="site-visit" records={{ project: slug }} />}
        office={offices.find(({ city }) => city === project.city) ?? offices[0] ?? null}
        today={todayInIndia()}
      />
    ),
  }
}
