import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { describePage } from '@/app/describe-page'
import { readProject, readProjects } from '@/content/readers/projects'
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
  const [{ slug }, projects] = await Promise.all([params, readProjects()])
  const project = projects.find((candidate) => candidate.slug === slug)
  if (!project) notFound()
  return <ProjectView project={project} similar={similarProjects(project, projects, SIMILAR)} />
}
