import type { Metadata } from 'next'
import { describePage } from '@/app/describe-page'
import { titleOf } from '@/app/metadata-of'
import { movedOrMissing } from '@/app/moved-or-missing'
import { orNone } from '@/content/read'
import { readPage } from '@/content/readers/pages'
import { readLikelyProjects } from '@/content/readers/project-lists'
import { readProject } from '@/content/readers/projects'
import { COMPARE_PATH, compareHref, notesOn, readCompared } from '@/features/compare/compare-query'
import { CompareView } from '@/features/compare/compare-view'
import type { Parameters } from '@/features/lists/address'

interface PageProps {
  searchParams: Promise<Parameters>
}

/** How many are offered beside those that are compared. */
const LIKELY = 12

/** Each choice is an address of its own. */
export const dynamic = 'force-dynamic'

async function readChoice(searchParams: PageProps['searchParams']) {
  const asked = readCompared(await searchParams)
  const read = await Promise.all(asked.slugs.map(readProject))
  return { asked, projects: read.filter((project) => project !== null) }
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const [page, { projects }] = await Promise.all([readPage(COMPARE_PATH), readChoice(searchParams)])
  if (!page) return {}
  const names = projects.map(({ name }) => name)
  const described = await describePage({
    title: titleOf(page.title, names),
    description: page.description,
    path: compareHref(projects.map(({ slug }) => slug)),
  })
  // Every choice of four would be a page of its own.
  return { ...described, robots: { index: false } }
}

export default async function Page({ searchParams }: PageProps) {
  const [page, { asked, projects }] = await Promise.all([readPage(COMPARE_PATH), readChoice(searchParams)])
  if (!page) return movedOrMissing(COMPARE_PATH)
  const [first] = projects
  const likely = first ? await orNone(() => readLikelyProjects(first, LIKELY)) : []
  return (
    <CompareView
      page={page}
      projects={projects}
      others={likely.filter(({ slug }) => !projects.some((project) => project.slug === slug))}
      notes={notesOn(asked, projects)}
    />
  )
}
