import type { Metadata } from 'next'
import { describePage } from '@/app/describe-page'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readReport, readReports } from '@/content/readers/research'
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
  const [{ slug }, reports] = await Promise.all([params, readReports()])
  const report = reports.find((candidate) => candidate.slug === slug)
  if (!report) return movedOrMissing(`/insights/research-reports/${slug}`)
  const near = (other: typeof report) => Number(other.industry === report.industry) + Number(other.city === report.city)
  const related = reports
    .filter((other) => other.slug !== slug)
    .toSorted((a, b) => near(b) - near(a))
    .slice(0, RELATED)
  return <ReportView report={report} related={related} />
}
