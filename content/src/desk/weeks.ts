import { DAY_MS, dayInIndia } from '@ashlar/contract'
import type { LeadRow } from '../leads/rows'

const WEEK_MS = 7 * DAY_MS
/** Weeks shown when the desk has chosen no first day. */
const USUAL_WEEKS = 12
/** Weeks shown at most: of a longer time the last year. */
const MOST_WEEKS = 53
/** Sources that stand for themselves; those with fewer leads are counted together. */
const MOST_NAMED = 5

/** The leads of one source or campaign: a number for each week. */
export interface WeekSeries {
  /** `none` for leads without one; null for all others together. */
  name: string | null
  counts: number[]
}

/** Leads by the week in which they came. */
export interface WeekFigures {
  /** The Mondays, `YYYY-MM-DD` in India, the oldest first. */
  weeks: string[]
  /** Most leads first. */
  source: WeekSeries[]
  campaign: WeekSeries[]
}

type CountedLead = Pick<LeadRow, 'receivedAt' | 'campaign' | 'campaignSource'>

/**
 * Counts leads by week, for each source and for each campaign.
 *
 * @param range the days that the desk has chosen, `YYYY-MM-DD`; empty for none.
 */
export function countWeeks(leads: readonly CountedLead[], range: { from: string; to: string }): WeekFigures {
  const last = mondayOf(range.to || dayInIndia())
  const chosen = range.from ? Math.floor((last - mondayOf(range.from)) / WEEK_MS) + 1 : USUAL_WEEKS
  const length = Math.min(MOST_WEEKS, Math.max(1, chosen))
  const weeks = Array.from({ length }, (_, index) => last - (length - 1 - index) * WEEK_MS)
  const weekOf = ({ receivedAt }: CountedLead) => weeks.indexOf(mondayOf(dayInIndia(new Date(receivedAt))))
  const placed = leads.map((lead) => ({ lead, week: weekOf(lead) })).filter(({ week }) => week >= 0)
  const seriesBy = (nameOf: (lead: CountedLead) => string | null | undefined) => {
    const counts = new Map<string, number[]>()
    for (const { lead, week } of placed) {
      const name = nameOf(lead) || 'none'
      const own = counts.get(name) ?? weeks.map(() => 0)
      own[week] = (own[week] ?? 0) + 1
      counts.set(name, own)
    }
    return mostNamed([...counts].map(([name, own]) => ({ name, counts: own })))
  }
  return {
    weeks: weeks.map((time) => new Date(time).toISOString().slice(0, 10)),
    source: seriesBy(sourceOf),
    campaign: seriesBy(({ campaignSource }) => campaignSource),
  }
}

/** An erased lead keeps source and campaign in one text alone. */
function sourceOf({ campaign, campaignSource }: CountedLead): string | undefined {
  return campaign === null ? campaignSource?.split(' / ')[0] : campaign.utm_source
}

/** The largest series by name, all others together as one; a single other one keeps its name. */
function mostNamed(series: readonly { name: string; counts: number[] }[]): WeekSeries[] {
  const sorted = series.toSorted((a, b) => sumOf(b.counts) - sumOf(a.counts) || a.name.localeCompare(b.name, 'en'))
  const [others, ...more] = sorted.slice(MOST_NAMED)
  if (!others) return sorted
  const together = others.counts.map((count, week) => count + sumOf(more.map(({ counts }) => counts[week] ?? 0)))
  return [...sorted.slice(0, MOST_NAMED), { name: more.length > 0 ? null : others.name, counts: together }]
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

/** The Monday of a day's week, as the milliseconds of its midnight in UTC. */
function mondayOf(day: string): number {
  const time = Date.parse(`${day}T00:00:00Z`)
  return time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS
}
