import type { Metadata } from 'next'
import { describePage } from '@/app/describe-page'
import { movedOrMissing } from '@/app/moved-or-missing'
import { orFromWhole, orNone } from '@/content/read'
import { readRelatedReports, readReport } from '@/content/readers/report-lists'
import { readDeskFor } from '@/content/readers/services'
import { ReportView } from '@/features/research/report-view'

interface PageProps {
  params: Promise<{ slug: string }>
}

const RELATED = 2

export function generateStaticParams(): { slug: string }[] {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const report = await readReport((await params).slug)
  if (!report) return {}
  return describePage({
    title: report.title,
    description: report.summary,
    path: `/insights/research-reports/${report.slug}`,
    type: 'article',
    publishedOn: report.publishedOn,
  })
}

export default async function Page({ params }: PageProps) {
  const { slug } = await params
  const report = await readReport(slug)
  if (!report) return movedOrMissing(`/insights/research-reports/${slug}`)
  const [desk, related] = await Promise.all([
    orFromWhole(
      () => readDeskFor([report.industry]),
      async () => null,
    ),
    orNone(() => readRelatedReports(report, RELATED)),
  ])
  return <ReportView report={report} desk={desk} related={related} />
}
