import 'server-only'
import { parseList, type ResearchReport, reads, researchReport } from '@ashlar/contract'
import { oncePerAnswer } from '../making'
import { logDropped, read } from '../read'

/**
 * Every research report with all there is of it, the newest first: for what goes through everything. A page asks
 * `report-lists.ts` for what it shows.
 *
 * @throws {ContentUnavailable} when the backend is away and has never been read.
 */
export const readReports = oncePerAnswer(async (): Promise<readonly ResearchReport[]> => {
  const { records, dropped } = await read(reads.researchReports, (answer) => parseList(researchReport, answer))
  logDropped('insights-research-report', dropped)
  return records.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))
})
