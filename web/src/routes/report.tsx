import { orFromWhole, orNone } from '@/content/read'
import { readRelatedReports, readReport } from '@/content/readers/report-lists'
import { readDeskFor } from '@/content/readers/services'
import { ReportView } from '@/features/research/report-view'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'

const RELATED = 2

export async function reportRoute(slug: string): Promise<RoutedPage> {
  const report = await readReport(slug)
  if (!report) return movedOrMissing(`/insights/research-reports/${slug}`)
  const [desk, related] = await Promise.all([
    orFromWhole(
      () => readDeskFor([report.industry]),
      async () => null,
    ),
    orNone(() => readRelatedReports(report, RELATED)),
  ])
  return {
    head: describePage({
      title: report.title,
      description: report.summary,
      path: `/insights/research-reports/${report.slug}`,
      type: 'article',
      publishedOn: report.publishedOn,
    }),
    view: <ReportView report={report} desk={desk} related={related} />,
  }
}
