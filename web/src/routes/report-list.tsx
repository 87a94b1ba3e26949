import { readPage } from '@/content/readers/pages'
import { ReportListView } from '@/features/research/report-list-view'
import { REPORTS_PATH, readFoundReports, reportsHref } from '@/features/research/report-query'
import { describePage, titleOf } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'

/** Each state of the filters is an address of its own. */
export async function reportListRoute(parameters: RouteQuery): Promise<RoutedPage> {
  const [page, found] = await Promise.all([readPage(REPORTS_PATH), readFoundReports(parameters)])
  if (!page) return movedOrMissing(REPORTS_PATH)
  const { query, page: number } = found
  return {
    head: describePage({
      title: titleOf(page.title, [query.industry, query.city, query.year], number),
      description: page.description,
      path: reportsHref(query, number),
    }),
    view: <ReportListView page={page} found={found} />,
  }
}
