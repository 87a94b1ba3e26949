import type { Metadata } from 'next'
import { metadataOf } from '@/app/metadata-of'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readPage } from '@/content/readers/pages'
import { readReports } from '@/content/readers/research'
import { ReportListView } from '@/features/research/report-list-view'
import { choicesOf, findReports, type Parameters, readReportQuery } from '@/features/research/report-query'

interface PageProps {
  searchParams: Promise<Parameters>
}

const PATH = '/insights/research-reports'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const page = await readPage(PATH)
  return metadataOf(page, PATH)
}

export default async function Page({ searchParams }: PageProps) {
  const [parameters, page, reports] = await Promise.all([searchParams, readPage(PATH), readReports()])
  if (!page) return movedOrMissing(PATH)
  const choices = choicesOf(reports)
  const { query, ignored } = readReportQuery(parameters, choices)
  return (
    <ReportListView page={page} query={query} ignored={ignored} found={findReports(reports, query)} choices={choices} />
  )
}
