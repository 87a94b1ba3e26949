import 'server-only'
import {
  combinations,
  type Filters,
  filtersOf,
  type Projected,
  projectionOf,
  type ResearchReport,
  reads,
  reportRecord,
  researchReport,
  wholeOf,
} from '@ashlar/contract'
import type { CachePolicy } from '../kept/newest-or-last-good'
import { queryList, readCombinations } from '../list-query'
import { type ListPage, type PageRequest, readListPage } from '../pagination'
import { readRecords, wholeListIfUnavailable } from '../read'
import { oncePerResponse } from '../response-scope'

/** The fields of a report that a list reads and shows. */
const LISTED = projectionOf(reportRecord, [
  'slug',
  'title',
  'subtitle',
  'summary',
  'publishedOn',
  'industry',
  'city',
  'coverTone',
  'coverMotif',
  'pullFigure',
  'method',
])
export type ListedReport = Projected<typeof LISTED>

function readListed(filters: Filters, limit: number, keep: CachePolicy, start = 0) {
  return queryList(reads.researchReports, LISTED, { query: filtersOf(filters), limit, start, keep })
}

/** The number of reports with this year, industry and city. The date begins with the year and may end there. */
export type CountedReports = Pick<ResearchReport, 'publishedOn' | 'industry' | 'city'> & { count: number }

/** How many reports each combination of year, industry and city has. */
export async function readReportCounts(): Promise<readonly CountedReports[]> {
  const counted = await readCombinations(combinations.reports, 'publishedOn', 'industry', 'city')
  return counted.map(({ count, values }) => ({
    count,
    publishedOn: values.publishedOn?.[0] ?? '',
    industry: values.industry?.[0] ?? '',
    city: values.city?.[0] ?? '',
  }))
}

/**
 * A page of the reports, the newest first.
 *
 * @param filters by the backend's fields.
 */
export function readReportPage(filters: Filters, { page, size, keep }: PageRequest): Promise<ListPage<ListedReport>> {
  return readListPage(page, size, (start, limit) => readListed(filters, limit, keep, start))
}

/** The newest reports. */
export async function readNewestReports(count: number): Promise<readonly ListedReport[]> {
  return (await readListed({}, count, 'disk')).records
}

/** The reports that another record names, in no order; deleted ones are left out. */
export async function readNamedReports(slugs: readonly string[]): Promise<readonly ListedReport[]> {
  return slugs.length === 0 ? [] : (await readListed({ slug: { $in: slugs } }, 100, 'disk')).records
}

/** Candidates for related reports: those with the same industry and city first, then either, then the newest. */
export async function readRelatedReports(one: ResearchReport, count: number): Promise<readonly ListedReport[]> {
  const [industry, city] = [{ industry: { $eq: one.industry } }, { city: { $eq: one.city } }]
  const groups = [{ ...industry, ...city }, industry, city, {}]
  const found = await Promise.all(groups.map((filters) => readListed(filters, count + 1, 'disk')))
  const records = found.flatMap((group) => group.records).filter(({ slug }) => slug !== one.slug)
  return [...new Map(records.map((record) => [record.slug, record])).values()].slice(0, count)
}

export async function countReports(): Promise<number> {
  return (await readListed({}, 0, 'disk')).total
}

/**
 * @returns the report, or `null` when none has this slug.
 * @throws {ContentUnavailable} when the backend is away and neither this report nor the whole list was ever read.
 */
export function readReport(slug: string): Promise<ResearchReport | null> {
  return wholeListIfUnavailable(
    async () => {
      const query = filtersOf({ slug: { $eq: slug } })
      const whole = { query, limit: 1, keep: 'record' } as const
      return (await queryList(reads.researchReports, wholeOf(reportRecord), whole)).records[0] ?? null
    },
    async () => (await readReports()).find((report) => report.slug === slug) ?? null,
  )
}

/**
 * Every report with all its fields, the newest first; for code that needs every one.
 *
 * @throws {ContentUnavailable} when the backend is away and was never read.
 */
export const readReports = oncePerResponse(async (): Promise<readonly ResearchReport[]> => {
  const records = await readRecords(reads.researchReports, researchReport)
  return records.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))
})
