import 'server-only'
import { dayInIndia } from '@ashlar/contract'
import { noteFreshFor } from '@/content/response-scope'
import { dailyVitals } from './daily-vitals'
import { figureOf, type PartCounts, sumOf, type VitalFigure } from './day-counts'
import { type PagePart, pageParts, type VitalName } from './report'

/** Days that the public figures are of. */
export const FIGURE_DAYS = 28
/** Fewer visits to a part of the site say nothing of it. */
const LEAST_VISITS = 20
const DAY_MS = 86_400_000
/** Seconds for which a page with them is kept; no word of a change comes for them. */
const KEPT_S = 5

export interface PartFigures {
  visits: number
  /** Scripts that failed, for every thousand visits. */
  faultsPerThousand: number
  vitals: Readonly<Record<VitalName, VitalFigure | null>>
}

export interface SiteFigures {
  /** `null` while nothing was measured. */
  all: PartFigures | null
  /** Parts with enough visits, in the order of the site. */
  parts: readonly { part: PagePart; figures: PartFigures }[]
}

/** What visitors' browsers measured during the last four weeks. */
export async function findFigures(now = Date.now()): Promise<SiteFigures> {
  noteFreshFor(KEPT_S)
  const byPart = await dailyVitals.since(dayInIndia(new Date(now - (FIGURE_DAYS - 1) * DAY_MS)))
  const all = sumOf([...byPart.values()].flat())
  return {
    all: all.visits > 0 ? figuresOf(all) : null,
    parts: pageParts.flatMap((part) => {
      const counts = sumOf(byPart.get(part) ?? [])
      return counts.visits < LEAST_VISITS ? [] : [{ part, figures: figuresOf(counts) }]
    }),
  }
}

function figuresOf(counts: PartCounts): PartFigures {
  return {
    visits: counts.visits,
    faultsPerThousand: Math.round((counts.faults / counts.visits) * 1000),
    vitals: { lcp: figureOf(counts, 'lcp'), cls: figureOf(counts, 'cls'), inp: figureOf(counts, 'inp') },
  }
}
