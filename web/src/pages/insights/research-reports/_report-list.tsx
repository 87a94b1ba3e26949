import { readPage } from '@/content/readers/pages'
import { ReportListView } from '@/features/research/report-list-view'
import { REPORT_LIST, REPORTS_PATH, readFoundReports } from '@/features/research/report-query'
import { describePage, titleOf } from '@/routing/document-head'
import { leadToExistingPage } from '@/routing/existing-page'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { heroPicture } from '@/ui/hero/hero'

/** Each state of the filters has an address of its own. */
export async function reportListRoute(parameters: RouteQuery): Promise<RoutedPage> {
  const [page, found] = await Promise.all([readPage(REPORTS_PATH), readFoundReports(parameters)])
  if (!page) return movedOrMissing(REPORTS_PATH)
  const { query, page: number } = found
  leadToExistingPage(REPORTS_PATH, parameters, number)
  return {
    head: describePage({
      title: titleOf(page.title, [query.industry, query.city, query.year], number),
      description: page.description,
      path: REPORT_LIST.hrefOf(query, number),
      feed: 'reports',
      firstPicture: heroPicture(page.picture),
    }),
    view: <ReportListView page={page} found={found} />,
  }
}
