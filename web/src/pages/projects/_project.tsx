import { dayInIndia } from '@ashlar/contract'
import { emptyIfUnavailable } from '@/content/read'
import { readPlayableFilm } from '@/content/readers/films'
import { readProject, readProjects } from '@/content/readers/projects'
import { readSettings } from '@/content/readers/settings'
import { readTaxRates } from '@/content/readers/tax-rates'
import { LeadForm } from '@/features/leads/form/lead-form'
import { projectPicture } from '@/features/projects/detail/project-hero'
import { ProjectView, projectTrail } from '@/features/projects/detail/project-view'
import { similarProjects } from '@/features/projects/list/find-projects'
import { breadcrumbData } from '@/features/structured-data/breadcrumb-data'
import { projectData } from '@/features/structured-data/project-data'
import { questionsData } from '@/features/structured-data/questions-data'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'
import { localityAndCity } from '@/ui/text/locality-and-city'

const SIMILAR = 3

export async function projectRoute(slug: string): Promise<RoutedPage> {
  const [project, { offices }] = await Promise.all([readProject(slug), readSettings()])
  if (!project) return movedOrMissing(`/projects/${slug}`)
  const [projects, rates, film] = await Promise.all([
    emptyIfUnavailable(readProjects),
    emptyIfUnavailable(readTaxRates),
    project.videoTour ? readPlayableFilm(project.videoTour) : null,
  ])
  const path = `/projects/${project.slug}`
  return {
    head: describePage({
      title: `${project.name}, ${localityAndCity(project)}`,
      description: project.summary,
      sharing: project,
      path,
      data: [
        ...projectData(project),
        breadcrumbData(projectTrail(project), project.name),
        ...questionsData(project.questions),
      ],
      firstPicture: projectPicture(project),
    }),
    view: (
      <ProjectView
        project={project}
        film={film}
        similar={similarProjects(project, projects, SIMILAR)}
        enquiry={<LeadForm form="project" records={{ project: slug }} />}
        siteVisit={<LeadForm form="site-visit" records={{ project: slug }} />}
        office={offices.find(({ city }) => city === project.city) ?? offices[0] ?? null}
        rates={rates}
        today={dayInIndia()}
      />
    ),
  }
}
