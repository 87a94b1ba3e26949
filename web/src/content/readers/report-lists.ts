import 'server-only'
import {
  type Combination,
  combinations,
  filtersOf,
  onlyFields,
  type ResearchReport,
  reads,
  researchReport,
} from '@ashlar/contract'
import { readCombinations, readExcerpt } from '../excerpts'
import { type ListPage, readPageOf } from '../halves'
import type { Keep } from '../newest-or-last-good'
import { orFromWhole } from '../read'
import { readReports } from './research'

/** What is wanted of the list of reports, in the words of their records. */
export interface ReportWishes {
  year?: string
  industry?: string
  city?: string
}

/** What a list shows of a report; all else of it is empty. */
const CARD = {
  ...onlyFields('slug', 'title', 'subtitle', 'summary', 'publishedOn', 'industry', 'city', 'coverTone', 'coverMotif'),
  'populate[pullFigure]': 'true',
}

type Filters = Parameters<typeof filtersOf>[0]

function readCards(filters: Filters, limit: number, keep: Keep, start = 0) {
  return readExcerpt(reads.researchReports, researchReport, {
    query: filtersOf(filters),
    parts: CARD,
    limit,
    start,
    keep,
  })
}

/** Combinations of year, industry and city, and how many reports there are of each. */
export function readReportCombinations(): Promise<readonly Combination[]> {
  return readCombinations(combinations.reports, 'publishedOn', 'industry', 'city')
}

/** A page of the reports, the newest first. */
export function readReportPage(
  { year, industry, city }: ReportWishes,
  { page, size, keep }: { page: number; size: number; keep: Keep },
): Promise<ListPage<ResearchReport>> {
  const filters = {
    publishedOn: year ? { $between: [`${year}-01-01`, `${year}-12-31`] } : undefined,
    industry: industry ? { $eq: industry } : undefined,
    city: city ? { $eq: city } : undefined,
  }
  return readPageOf(page, size, (start, limit) => readCards(filters, limit, keep, start))
}

/** The newest reports. */
export async function readNewestReports(count: number): Promise<readonly ResearchReport[]> {
  return (await readCards({}, count, 'disk')).records
}

/** The reports that editors named elsewhere, in no order; one that is gone is left out. */
export async function readNamedReports(slugs: readonly string[]): Promise<readonly ResearchReport[]> {
  return slugs.length === 0 ? [] : (await readCards({ slug: { $in: slugs } }, 100, 'disk')).records
}

/** Reports near one: what shares its field of work and its city, then either, then the newest. */
export async function readRelatedReports(one: ResearchReport, count: number): Promise<readonly ResearchReport[]> {
  const [industry, city] = [{ industry: { $eq: one.industry } }, { city: { $eq: one.city } }]
  const groups = [{ ...industry, ...city }, industry, city, {}]
  const found = await Promise.all(groups.map((filters) => readCards(filters, count + 1, 'disk')))
  const records = found.flatMap((group) => group.records).filter(({ slug }) => slug !== one.slug)
  return [...new Map(records.map((record) => [record.slug, record])).values()].slice(0, count)
}

export async function countReports(): Promise<number> {
  return (await readCards({}, 0, 'disk')).total
}

/**
 * @returns the report, or `null` when there is none of that name.
 * @throws {ContentUnavailable} when the backend is away and neither this report nor the whole list was ever read.
 */
export function readReport(slug: string): Promise<ResearchReport | null> {
  return orFromWhole(
    async () => {
      const query = filtersOf({ slug: { $eq: slug } })
      const { records } = await readExcerpt(reads.researchReports, researchReport, { query, limit: 1, keep: 'record' })
      return records[0] ?? null
    },
    async () => (await readReports()).find((report) => report.slug === slug) ?? null,
  )
}
