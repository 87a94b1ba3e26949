import type { Metadata } from 'next'
import { describePage } from '@/app/describe-page'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readProject, readProjects } from '@/content/readers/projects'
import { readSettings } from '@/content/readers/settings'
import { similarProjects } from '@/features/projects/find-projects'
import { ProjectView } from '@/features/projects/project-view'

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
  const [{ slug }, projects, { offices }] = await Promise.all([params, readProjects(), readSettings()])
  const project = projects.find((candidate) => candidate.slug === slug)
  if (!project) return movedOrMissing(`/projects/${slug}`)
  return (
    <ProjectView
      project={project}
      similar={similarProjects(project, projects, SIMILAR)}
      office={offices.find(({ city }) => city === project.city) ?? offices[0] ?? null}
    />
  )
}
