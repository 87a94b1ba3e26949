import { z } from 'zod'
import { type PagePart, pageParts, type VitalName, type VitalsReport } from './report'

/**
 * Upper bounds of the histogram's classes; the last class has none. The limits for a good value (2.5 s, 0.1, 200 ms)
 * are among them, so that the share of good visits is exact.
 */
const BUCKET_BOUNDS: Readonly<Record<VitalName, readonly number[]>> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  cls: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5],
  inp: [25, 50, 100, 150, 200, 300, 500, 1000],
}

const GOOD_LIMITS: Readonly<Record<VitalName, number>> = { lcp: 2500, cls: 0.1, inp: 200 }

const classes = (name: VitalName) => z.array(z.number().int().min(0)).length(BUCKET_BOUNDS[name].length + 1)

const partCounts = z.object({
  visits: z.number().int().min(0),
  faults: z.number().int().min(0),
  lcp: classes('lcp'),
  cls: classes('cls'),
  inp: classes('inp'),
})

/** How many visits of a day are in each class. Single values are not kept. */
export type PartCounts = z.infer<typeof partCounts>

export const dayCounts = z.partialRecord(z.enum(pageParts), partCounts)
export type DayCounts = Partial<Record<PagePart, PartCounts>>

const NAMES = Object.keys(BUCKET_BOUNDS) as VitalName[]

export function noCounts(): PartCounts {
  const empty = (name: VitalName) => BUCKET_BOUNDS[name].map(() => 0).concat(0)
  return { visits: 0, faults: 0, lcp: empty('lcp'), cls: empty('cls'), inp: empty('inp') }
}

/** Counts one visit. */
export function addVisit(counts: PartCounts, report: VitalsReport): void {
  counts.visits += 1
  counts.faults += report.faults.length
  for (const name of NAMES) {
    const value = report[name]
    if (value === undefined) continue
    const index = BUCKET_BOUNDS[name].findIndex((bound) => value <= bound)
    const at = index < 0 ? BUCKET_BOUNDS[name].length : index
    counts[name][at] = (counts[name][at] ?? 0) + 1
  }
}

/** Adds up several counts. */
export function sumOf(all: Iterable<PartCounts>): PartCounts {
  const total = noCounts()
  for (const counts of all) {
    total.visits += counts.visits
    total.faults += counts.faults
    for (const name of NAMES) total[name] = total[name].map((count, at) => count + (counts[name][at] ?? 0))
  }
  return total
}

export interface VitalFigure {
  /** Visits with a value. */
  measured: number
  /** Share of good visits, 0 to 1. */
  good: number
  /** The 75th percentile; `null` when it is beyond the last bound. */
  threeOfFour: number | null
}

/** @returns `null` when nothing was measured. */
export function figureOf(counts: PartCounts, name: VitalName): VitalFigure | null {
  const visitsByClass = counts[name]
  const measured = visitsByClass.reduce((sum, count) => sum + count, 0)
  if (measured === 0) return null
  let below = 0
  const at = visitsByClass.findIndex((count) => {
    below += count
    return below >= measured * 0.75
  })
  const goodClasses = BUCKET_BOUNDS[name].indexOf(GOOD_LIMITS[name]) + 1
  const good = visitsByClass.slice(0, goodClasses).reduce((sum, count) => sum + count, 0) / measured
  return { measured, good, threeOfFour: BUCKET_BOUNDS[name][at] ?? null }
}
