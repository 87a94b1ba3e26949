import type { ProjectSummary } from '@ashlar/contract'
import { emptyIfUnavailable } from '@/content/read'
import { readPage } from '@/content/readers/pages'
import { readProject, readProjects } from '@/content/readers/projects'
import { readTaxRates } from '@/content/readers/tax-rates'
import { COMPARE_PATH, compareHref, ignoredNotes, readCompared } from '@/features/projects/compare/compare-query'
import { comparedPicture } from '@/features/projects/compare/compare-table'
import { CompareView } from '@/features/projects/compare/compare-view'
import { comparedTotals } from '@/features/projects/compare/compared-totals'
import { similarProjects } from '@/features/projects/list/find-projects'
import { describePage, titleOf } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'

/** Number of projects offered beside the compared ones. */
const OFFERED_PROJECTS = 12

/** Who compares projects of a city looks in that city. */
function sameCityFirst({ city }: ProjectSummary, similar: readonly ProjectSummary[]): readonly ProjectSummary[] {
  return similar.toSorted((a, b) => Number(b.city === city) - Number(a.city === city)).slice(0, OFFERED_PROJECTS)
}

/** Each choice has an address of its own. */
export async function compareRoute(query: RouteQuery): Promise<RoutedPage> {
  const [page, all] = await Promise.all([readPage(COMPARE_PATH), readProjects()])
  if (!page) return movedOrMissing(COMPARE_PATH)
  const asked = readCompared(query)
  const projects = asked.slugs.flatMap((slug) => all.find((one) => one.slug === slug) ?? [])
  const [first] = projects
  // The charges of a project are no part of its summary.
  const [whole, rates] = await Promise.all([
    emptyIfUnavailable(() => Promise.all(projects.map(({ slug }) => readProject(slug)))),
    emptyIfUnavailable(readTaxRates),
  ])
  const totals = comparedTotals(
    whole.filter((project) => project !== null),
    rates,
  )
  const others = all.filter((one) => !projects.includes(one))
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
      firstPicture: first ? comparedPicture(first) : null,
    }),
    view: (
      <CompareView
        page={page}
        projects={projects}
        others={first ? sameCityFirst(first, similarProjects(first, others, others.length)) : []}
        notes={ignoredNotes(asked, projects)}
        totals={totals}
      />
    ),
  }
}
