import type { Core } from '@strapi/strapi'
import { keyedHash } from '../leads/secrets'

const TABLE = 'event_counts'

/** What is counted: a kind of event, and whom it is about. Only a keyed hash of the latter is stored. */
export interface CountedEvent {
  kind: string
  /** An address, a network, an account. */
  about: string
  /** How long events are counted together, from the first one on; then counting starts again. */
  windowMs: number
}

function keyOf({ kind, about }: CountedEvent): string {
  return `${kind}:${keyedHash('event count', about)}`
}

/**
 * Counts an event in one statement, so that events at the same moment, in several backends, each get a number of their
 * own. Within a transaction the count is stored with it or not at all.
 *
 * @returns how many there have been within the window, this one included.
 */
export async function countEvent(strapi: Core.Strapi, event: CountedEvent, now: number = Date.now()): Promise<number> {
  // Joins the transaction of the caller, if there is one: SQLite has one connection.
  return strapi.db.transaction(async ({ trx }) => {
    const { connection } = strapi.db
    const rows: { count: number }[] = await connection(TABLE)
      .insert({ key: keyOf(event), count: 1, until: now + event.windowMs })
      .onConflict('key')
      .merge({
        count: connection.raw(`CASE WHEN ${TABLE}.until > ? THEN ${TABLE}.count + 1 ELSE 1 END`, [now]),
        until: connection.raw(`CASE WHEN ${TABLE}.until > ? THEN ${TABLE}.until ELSE excluded.until END`, [now]),
      })
      .returning('count')
      .transacting(trx)
    return rows[0]?.count ?? 1
  })
}

/** @returns how many events there have been within the window. */
export async function countedEvents(
  strapi: Core.Strapi,
  event: CountedEvent,
  now: number = Date.now(),
): Promise<number> {
  const row: { count: number; until: number | string } | null = await strapi.db
    .query('api::event-count.event-count')
    .findOne({ where: { key: keyOf(event) } })
  return row && Number(row.until) > now ? row.count : 0
}

/** Takes one event back, because it does not count after all. */
export async function takeBackEvent(strapi: Core.Strapi, event: CountedEvent): Promise<void> {
  await strapi.db
    .connection(TABLE)
    .where({ key: keyOf(event) })
    .where('count', '>', 0)
    .decrement('count', 1)
}

/** Erases counts whose window is over. */
export async function eraseOldCounts(strapi: Core.Strapi, now: number = Date.now()): Promise<void> {
  await strapi.db.query('api::event-count.event-count').deleteMany({ where: { until: { $lte: String(now) } } })
}
