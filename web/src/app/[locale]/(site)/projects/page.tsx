import type { ProjectPageSeo, PropertyType } from '@ashlar/contract'
import type { Metadata } from 'next'
import { describePage } from '@/app/describe-page'
import { titleOf } from '@/app/metadata-of'
import { readProjectChoices, readProjectPage, readProjects } from '@/content/readers/projects'
import { findProjects } from '@/features/projects/find-projects'
import { ProjectListView } from '@/features/projects/project-list-view'
import { hrefOf, type Parameters, readQuery, wishesOf } from '@/features/projects/project-query'

interface PageProps {
  searchParams: Promise<Parameters>
}

/** What is shown instead when nothing fits. */
const SUGGESTIONS = 3

/** Each state of the filters is an address of its own, read anew; what it is made from is kept. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const [parameters, choices, projects, { seo }] = await Promise.all([
    searchParams,
    readProjectChoices(),
    readProjects(),
    readProjectPage(),
  ])
  const { query } = readQuery(parameters, choices)
  const { page } = findProjects(projects, query, choices)
  const { title, description } = headOf(query.propertyType, seo)
  return describePage({
    title: titleOf(title, wishesOf(query, choices), page),
    description,
    path: hrefOf({ ...query, page }),
  })
}

export default async function Page({ searchParams }: PageProps) {
  const [parameters, choices, projects, { banner }] = await Promise.all([
    searchParams,
    readProjectChoices(),
    readProjects(),
    readProjectPage(),
  ])
  const asked = readQuery(parameters, choices)
  const found = findProjects(projects, asked.query, choices)
  const kind = asked.query.propertyType
  return (
    <ProjectListView
      heading={kind ? `${kind} projects` : (banner?.heading ?? 'Projects')}
      banner={banner}
      asked={asked}
      choices={choices}
      found={found}
      suggestions={projects
        .filter((project) => project.status !== 'Sold out' && (!kind || project.propertyType === kind))
        .slice(0, SUGGESTIONS)}
    />
  )
}

function headOf(kind: PropertyType | null, seo: ProjectPageSeo | null): { title: string; description: string } {
  const whole = { title: seo?.title || 'Projects', description: seo?.description ?? '' }
  if (!kind || !seo) return whole
  const own = {
    Residential: { title: seo.residentialTitle, description: seo.residentialDescription },
    Commercial: { title: seo.commercialTitle, description: seo.commercialDescription },
  }[kind]
  return { title: own.title || whole.title, description: own.description || whole.description }
}
