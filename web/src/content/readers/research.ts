import 'server-only'
import { parseList, type ResearchReport, reads, researchReport } from '@ashlar/contract'
import { cache } from 'react'
import { logDropped, read } from '../read'

/**
 * Every research report, the newest first.
 *
 * @throws {ContentUnavailable} when the backend is away and has never been read.
 */
export const readReports = cache(async (): Promise<readonly ResearchReport[]> => {
  const { records, dropped } = await read(reads.researchReports, (answer) => parseList(researchReport, answer))
  logDropped('insights-research-report', dropped)
  return records.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))
})

/** @returns the report, or `null` when there is none of that name. */
export async function readReport(slug: string): Promise<ResearchReport | null> {
  return (await readReports()).find((report) => report.slug === slug) ?? null
}
