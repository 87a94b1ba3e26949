import { nullIfUnavailable } from '@/content/read'
import { readRelatedReports, readReport } from '@/content/readers/reports'
import { readDeskFor } from '@/content/readers/services'
import { readSettings } from '@/content/readers/settings'
import { REPORT_TRAIL, ReportView } from '@/features/research/report-view'
import { breadcrumbData } from '@/features/structured-data/breadcrumb-data'
import { reportData } from '@/features/structured-data/report-data'
import { describePage } from '@/routing/document-head'
import { movedOrMissing } from '@/routing/moved-or-missing'
import type { RoutedPage } from '@/routing/route'

const RELATED = 2

export async function reportRoute(slug: string): Promise<RoutedPage> {
  const [report, settings] = await Promise.all([readReport(slug), readSettings()])
  if (!report) return movedOrMissing(`/insights/research-reports/${slug}`)
  const [desk, related] = await Promise.all([
    nullIfUnavailable(() => readDeskFor([report.industry])),
    readRelatedReports(report, RELATED),
  ])
  const path = `/insights/research-reports/${report.slug}`
  return {
    head: describePage({
      title: report.title,
      description: report.summary,
      sharing: report,
      sample: report.method,
      path,
      type: 'article',
      feed: 'reports',
      publishedOn: report.publishedOn,
      data: [...reportData(report, settings), breadcrumbData(REPORT_TRAIL, report.title)],
    }),
    view: <ReportView report={report} desk={desk} related={related} />,
  }
}
