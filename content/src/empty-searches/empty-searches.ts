import { DAY_MS, dayInIndia, type EmptySearch, retention } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { adminRoute, serveAdmin } from '../editors/admin-route'

const TABLE = 'empty_searches'
/** Different searches that are kept of a day. */
const MOST_A_DAY = 300
/** How many the home page of the admin shows. */
const SHOWN = 12

/** A search that found nothing, as editors read it. */
export interface CountedSearch extends EmptySearch {
  count: number
}

/** Counts a search that found nothing by day and words: who searched is not known here. */
export async function addEmptySearch(
  strapi: Core.Strapi,
  { words, language }: EmptySearch,
  now: Date = new Date(),
): Promise<void> {
  const { connection } = strapi.db
  const day = dayInIndia(now)
  const counted = await connection(TABLE).where({ day, language, words }).increment('count', 1)
  if (counted > 0) return
  const [kept] = await connection(TABLE).where({ day }).count({ rows: '*' })
  if (Number(kept?.rows) >= MOST_A_DAY) return
  await connection(TABLE)
    .insert({ day, language, words, count: 1 })
    .onConflict(['day', 'language', 'words'])
    .merge({ count: connection.raw(`${TABLE}.count + 1`) })
}

/** Erases searches whose time is over. */
export async function eraseOldSearches(strapi: Core.Strapi, now: Date = new Date()): Promise<void> {
  const first = dayInIndia(new Date(now.getTime() - retention.dayCountDays * DAY_MS))
  await strapi.db.connection(TABLE).where('day', '<', first).delete()
}

/** The route behind the home page's list: every editor may write what visitors miss. */
export function registerEmptySearchRoutes(strapi: Core.Strapi): void {
  serveAdmin(strapi, {
    prefix: '/empty-searches',
    routes: [
      adminRoute('GET', '/', {}, async () => ({
        results: await mostFrequent(strapi),
        days: retention.dayCountDays,
      })),
    ],
  })
}

async function mostFrequent(strapi: Core.Strapi): Promise<CountedSearch[]> {
  const rows: Record<string, unknown>[] = await strapi.db
    .connection(TABLE)
    .select('words', 'language')
    .sum({ count: 'count' })
    .groupBy('words', 'language')
    .orderBy([{ column: 'count', order: 'desc' }, { column: 'words' }])
    .limit(SHOWN)
  return rows.map(({ words, language, count }) => ({
    words: String(words),
    language: String(language),
    count: Number(count),
  }))
}
