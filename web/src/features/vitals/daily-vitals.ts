import 'server-only'
import { DailyFile } from './daily-file'
import { addVisit, type DayCounts, dayCounts, noCounts, type PartCounts } from './day-counts'
import type { PagePart, VitalsReport } from './report'

/** What visitors' browsers measured, by day and part of the site. */
export class DailyVitals {
  readonly #file = new DailyFile<DayCounts>('vitals.json', 'what visitors’ browsers measured', dayCounts)

  /** @param day `YYYY-MM-DD`. */
  async add(day: string, part: PagePart, report: VitalsReport): Promise<void> {
    const days = await this.#file.days()
    const counts = days.get(day) ?? {}
    const ofPart = counts[part] ?? noCounts()
    addVisit(ofPart, report)
    counts[part] = ofPart
    days.set(day, counts)
    this.#file.writeSoon()
  }

  /** The counts since a day, by part of the site. */
  async since(first: string): Promise<ReadonlyMap<PagePart, PartCounts[]>> {
    const found = new Map<PagePart, PartCounts[]>()
    for (const [day, counts] of await this.#file.days()) {
      if (day < first) continue
      for (const [part, ofPart] of Object.entries(counts) as [PagePart, PartCounts][]) {
        found.set(part, [...(found.get(part) ?? []), ofPart])
      }
    }
    return found
  }

  write(): Promise<void> {
    return this.#file.write()
  }
}

/** The counts of this process. */
export const dailyVitals = new DailyVitals()
