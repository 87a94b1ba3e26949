import 'server-only'
import {
  type Combination,
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
import { orFromWhole, readRecords } from '../read'
import { oncePerResponse } from '../response-scope'

/** What a list asks for of a report, and what its entries may show. */
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
])
export type ListedReport = Projected<typeof LISTED>

function readListed(filters: Filters, limit: number, keep: CachePolicy, start = 0) {
  return queryList(reads.researchReports, LISTED, { query: filtersOf(filters), limit, start, keep })
}

/** Combinations of year, industry and city, and how many reports there are of each. */
export function readReportCombinations(): Promise<readonly Combination[]> {
  return readCombinations(combinations.reports, 'publishedOn', 'industry', 'city')
}

/**
 * A page of the reports, the newest first.
 *
 * @param filters what the reports must be, by the backend's fields.
 */
export function readReportPage(filters: Filters, { page, size, keep }: PageRequest): Promise<ListPage<ListedReport>> {
  return readListPage(page, size, (start, limit) => readListed(filters, limit, keep, start))
}

/** The newest reports. */
export async function readNewestReports(count: number): Promise<readonly ListedReport[]> {
  return (await readListed({}, count, 'disk')).records
}

/** The reports that editors named elsewhere, in no order; one that is gone is left out. */
export async function readNamedReports(slugs: readonly string[]): Promise<readonly ListedReport[]> {
  return slugs.length === 0 ? [] : (await readListed({ slug: { $in: slugs } }, 100, 'disk')).records
}

/** Reports near one: what shares its field of work and its city, then either, then the newest. */
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
 * @returns the report, or `null` when there is none of that name.
 * @throws {ContentUnavailable} when the backend is away and neither this report nor the whole list was ever read.
 */
export function readReport(slug: string): Promise<ResearchReport | null> {
  return orFromWhole(
    async () => {
      const query = filtersOf({ slug: { $eq: slug } })
      const whole = { query, limit: 1, keep: 'record' } as const
      return (await queryList(reads.researchReports, wholeOf(reportRecord), whole)).records[0] ?? null
    },
    async () => (await readReports()).find((report) => report.slug === slug) ?? null,
  )
}

/**
 * Every report with all there is of it, the newest first: for what goes through everything.
 *
 * @throws {ContentUnavailable} when the backend is away and has never been read.
 */
export const readReports = oncePerResponse(async (): Promise<readonly ResearchReport[]> => {
  const records = await readRecords(reads.researchReports, researchReport)
  return records.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))
})
