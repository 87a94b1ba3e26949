import type { Metadata } from 'next'
import { describePage } from '@/app/describe-page'
import { movedOrMissing } from '@/app/moved-or-missing'
import { orNone } from '@/content/read'
import { readLikelyProjects } from '@/content/readers/project-lists'
import { readProject } from '@/content/readers/projects'
import { readSettings } from '@/content/readers/settings'
import { LeadForm } from '@/features/leads/lead-form'
import { similarProjects } from '@/features/projects/find-projects'
import { ProjectView } from '@/features/projects/project-view'
import { todayInIndia } from '@/ui/date/today-in-india'

interface PageProps {
  params: Promise<{ slug: string }>
}

const SIMILAR = 3

export function generateStaticParams(): { slug: string }[] {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const project = await readProject((await params).slug)
  if (!project) return {}
  return describePage({
    title: `${project.name}, ${project.locality}, ${project.city}`,
    description: project.summary,
    path: `/projects/${project.slug}`,
  })
}

export default async function Page({ params }: PageProps) {
  const { slug } = await params
  const [project, { offices }] = await Promise.all([readProject(slug), readSettings()])
  if (!project) return movedOrMissing(`/projects/${slug}`)
  const likely = await orNone(() => readLikelyProjects(project, SIMILAR))
  return (
    <ProjectView
      project={project}
      similar={similarProjects(project, likely, SIMILAR)}
      enquiry={<LeadForm form="project" records={{ project: slug }} />}
      siteVisit={<LeadForm form="site-visit" records={{ project: slug }} />}
      office={offices.find(({ city }) => city === project.city) ?? offices[0] ?? null}
      today={todayInIndia()}
    />
  )
}
