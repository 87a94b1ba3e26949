import type { Metadata } from 'next'
import { metadataOf, titleOf } from '@/app/metadata-of'
import { movedOrMissing } from '@/app/moved-or-missing'
import { readPage } from '@/content/readers/pages'
import { ReportListView } from '@/features/research/report-list-view'
import { type Parameters, REPORTS_PATH, readFoundReports, reportsHref } from '@/features/research/report-query'

interface PageProps {
  searchParams: Promise<Parameters>
}

/** Each state of the filters is an address of its own. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const [page, { query, page: number }] = await Promise.all([readPage(REPORTS_PATH), find(searchParams)])
  const title = titleOf(page?.title ?? '', [query.industry, query.city, query.year], number)
  return metadataOf(page && { ...page, title }, reportsHref(query, number))
}

export default async function Page({ searchParams }: PageProps) {
  const [page, found] = await Promise.all([readPage(REPORTS_PATH), find(searchParams)])
  if (!page) return movedOrMissing(REPORTS_PATH)
  return <ReportListView page={page} found={found} />
}

async function find(searchParams: PageProps['searchParams']) {
  return readFoundReports(await searchParams)
}
