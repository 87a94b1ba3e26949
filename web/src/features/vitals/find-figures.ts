import 'server-only'
import { DAY_MS, dayInIndia } from '@ashlar/contract'
import { noteFreshFor } from '@/content/response-scope'
import { type AnswerCounts, dailyAnswers } from './daily-answers'
import { dailyVitals } from './daily-vitals'
import { figureOf, type PartCounts, sumOf, type VitalFigure } from './day-counts'
import { type PagePart, pageParts, type VitalName } from './report'

/** Days that the public figures cover. */
export const FIGURE_DAYS = 28
/** With fewer visits, a part of the site has no figures. */
const LEAST_VISITS = 20
/** Seconds for which a page with the figures is cached; no change notice exists for them. */
const KEPT_S = 5

export interface PartFigures {
  visits: number
  /** Script errors per thousand visits. */
  faultsPerThousand: number
  vitals: Readonly<Record<VitalName, VitalFigure | null>>
}

export interface SiteFigures {
  answered: AnswerCounts
  /** `null` when nothing was measured. */
  all: PartFigures | null
  /** Parts with enough visits, in the order of the site. */
  parts: readonly { part: PagePart; figures: PartFigures }[]
}

/** The measurements of visitors' browsers during the last four weeks, and how many requests were answered. */
export async function findFigures(now = Date.now()): Promise<SiteFigures> {
  noteFreshFor(KEPT_S)
  const first = dayInIndia(new Date(now - (FIGURE_DAYS - 1) * DAY_MS))
  const [byPart, answered] = await Promise.all([dailyVitals.since(first), dailyAnswers.since(first)])
  const all = sumOf([...byPart.values()].flat())
  return {
    answered,
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
