import 'server-only'
import { type ResearchReport, reads, researchReport } from '@ashlar/contract'
import { collection } from '../library/library'
import { ownPicture } from '../media/media'

/** Every report, the newest first. */
export const readReports = collection(reads.researchReports, researchReport, (reports) =>
  reports
    .map((report) => ({ ...report, sharePicture: ownPicture(report.sharePicture) }))
    .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn)),
)

/** The newest reports. */
export async function readNewestReports(count: number): Promise<readonly ResearchReport[]> {
  return (await readReports()).slice(0, count)
}

/** The reports that another record names, the newest first; deleted ones are left out. */
export async function readNamedReports(slugs: readonly string[]): Promise<readonly ResearchReport[]> {
  return (await readReports()).filter(({ slug }) => slugs.includes(slug))
}

/** Reports related to one: those with the same industry and city first, then either, then the newest. */
export async function readRelatedReports(one: ResearchReport, count: number): Promise<readonly ResearchReport[]> {
  const near = ({ industry, city }: ResearchReport) => 2 * Number(industry === one.industry) + Number(city === one.city)
  return (await readReports())
    .filter(({ slug }) => slug !== one.slug)
    .toSorted((a, b) => near(b) - near(a))
    .slice(0, count)
}

export async function countReports(): Promise<number> {
  return (await readReports()).length
}

/** @returns the report, or `null` when none has this slug. */
export async function readReport(slug: string): Promise<ResearchReport | null> {
  return (await readReports()).find((report) => report.slug === slug) ?? null
}
