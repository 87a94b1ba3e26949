import { emptyIfUnavailable } from '@/content/read'
import { readPage } from '@/content/readers/pages'
import { readLikelyProjects } from '@/content/readers/project-lists'
import { readProject } from '@/content/readers/projects'
import { COMPARE_PATH, compareHref, ignoredNotes, readCompared } from '@/features/projects/compare/compare-query'
import { CompareView } from '@/features/projects/compare/compare-view'
import { describePage, titleOf } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'

/** Number of projects offered beside the compared ones. */
const OFFERED_PROJECTS = 12

/** Each choice has an address of its own. */
export async function compareRoute(query: RouteQuery): Promise<RoutedPage> {
  const [page, { asked, projects }] = await Promise.all([readPage(COMPARE_PATH), readChoice(query)])
  if (!page) return movedOrMissing(COMPARE_PATH)
  const [first] = projects
  const likely = first ? await emptyIfUnavailable(() => readLikelyProjects(first, OFFERED_PROJECTS)) : []
  return {
    head: describePage({
      title: titleOf(
        page.title,
        projects.map(({ name }) => name),
      ),
      description: page.description,
      path: compareHref(projects.map(({ slug }) => slug)),
      // Search engines must not index every combination of up to four projects.
      hidden: true,
    }),
    view: (
      <CompareView
        page={page}
        projects={projects}
        others={likely.filter(({ slug }) => !projects.some((project) => project.slug === slug))}
        notes={ignoredNotes(asked, projects)}
      />
    ),
  }
}

async function readChoice(query: RouteQuery) {
  const asked = readCompared(query)
  const read = await Promise.all(asked.slugs.map((slug) => readProject(slug)))
  return { asked, projects: read.filter((project) => project !== null) }
}
