import { dayInIndia, HOUR_MS } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { LEAD, type LeadRow } from '../leads/rows'
import { type DeskFilters, whereClauseOf } from './filters'
import type { DeskView } from './permissions'
import { recordTitles } from './record-titles'
import { countWeeks, type WeekFigures } from './weeks'

const COUNTED = ['type', 'state', 'record', 'campaignSource'] as const
type Counted = (typeof COUNTED)[number]

/** Figures of the leads that match the filters. */
export interface LeadCounts {
  type: Record<string, number>
  state: Record<string, number>
  /** By title of the project, service or opening. */
  record: Record<string, number>
  campaign: Record<string, number>
  byWeek: WeekFigures
  /** Leads to which the desk wanted to come back by today. */
  due: number
  /** Answered leads whose time is known: how many, how many within the promised time, and the median in hours. */
  answers: { count: number; inTime: number; medianHours: number | null }
}

/** Counts the leads that match the filters, and measures how long their answers took. */
export async function countLeads(strapi: Core.Strapi, filters: DeskFilters, desk: DeskView): Promise<LeadCounts> {
  const rows: Pick<LeadRow, Counted | 'campaign' | 'receivedAt' | 'answerBy' | 'answeredAt' | 'followUpOn'>[] =
    await strapi.db.query(LEAD).findMany({
      select: [...COUNTED, 'campaign', 'receivedAt', 'answerBy', 'answeredAt', 'followUpOn'],
      where: whereClauseOf(filters, desk),
    })
  const titles = await recordTitles(strapi, rows)
  const tally = (name: Counted) => {
    // A map: visitors choose the words, and an object has words of its own, such as “constructor”.
    const counts = new Map<string, number>()
    for (const row of rows) {
      const value = (name === 'record' && titles.get(row.record ?? '')) || row[name] || 'none'
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return Object.fromEntries(counts)
  }
  const today = dayInIndia()
  const answered = rows.filter(({ answeredAt }) => answeredAt)
  const hours = answered
    .map(({ receivedAt, answeredAt }) => (timeOf(answeredAt) - timeOf(receivedAt)) / HOUR_MS)
    .toSorted((a, b) => a - b)
  return {
    type: tally('type'),
    state: tally('state'),
    record: tally('record'),
    campaign: tally('campaignSource'),
    byWeek: countWeeks(rows, filters),
    due: rows.filter(({ followUpOn }) => followUpOn !== null && followUpOn <= today).length,
    answers: {
      count: answered.length,
      inTime: answered.filter(({ answeredAt, answerBy }) => timeOf(answeredAt) <= timeOf(answerBy)).length,
      medianHours: hours[Math.floor(hours.length / 2)] ?? null,
    },
  }
}

const timeOf = (time: string | null) => new Date(time ?? 0).getTime()
