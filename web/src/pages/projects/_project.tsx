import { type City, dayInIndia, type Project, placePath } from '@ashlar/contract'
import { emptyIfUnavailable, nullIfUnavailable } from '@/content/read'
import { readPlayableFilm } from '@/content/readers/films'
import { readProject, readProjectChoices, readProjects } from '@/content/readers/projects'
import { readDeskFor } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { readTaxRates } from '@/content/readers/tax-rates'
import { LeadForm } from '@/features/leads/form/lead-form'
import { projectPicture } from '@/features/projects/detail/project-hero'
import { ProjectView } from '@/features/projects/detail/project-view'
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
  const [projects, cities, rates, film, desk] = await Promise.all([
    emptyIfUnavailable(readProjects),
    emptyIfUnavailable(async () => (await readProjectChoices()).cities),
    emptyIfUnavailable(readTaxRates),
    project.videoTour ? readPlayableFilm(project.videoTour) : null,
    nullIfUnavailable(() => readDeskFor([project.propertyType], project.city)),
  ])
  const path = `/projects/${project.slug}`
  const trail = projectTrail(project, cities)
  return {
    head: describePage({
      title: `${project.name}, ${localityAndCity(project)}`,
      description: project.summary,
      sharing: project,
      path,
      data: [...projectData(project), breadcrumbData(trail, project.name), ...questionsData(project.questions)],
      firstPicture: projectPicture(project),
    }),
    view: (
      <ProjectView
        project={project}
        trail={trail}
        film={film}
        similar={similarProjects(project, projects, SIMILAR)}
        enquiry={<LeadForm form="project" records={{ project: slug }} />}
        siteVisit={<LeadForm form="site-visit" records={{ project: slug }} />}
        office={offices.find(({ city }) => city === project.city) ?? offices[0] ?? null}
        person={desk?.person ?? null}
        rates={rates}
        today={dayInIndia()}
      />
    ),
  }
}

/** The list of its kind, and the page of its locality, or of its city where it names no locality. */
function projectTrail(
  { propertyType, city, locality }: Project,
  cities: readonly City[],
): { label: string; href: string }[] {
  const place = cities.find(({ name }) => name === city)
  return [
    { label: 'Projects', href: '/projects' },
    { label: propertyType, href: `/projects?propertytype=${propertyType}` },
    ...(place ? [{ label: locality || city, href: placePath(place.slug, locality) }] : []),
  ]
}
