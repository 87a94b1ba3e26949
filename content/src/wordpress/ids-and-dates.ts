import { createHash } from 'node:crypto'
import { INDIA_OFFSET_MS } from '@ashlar/contract'

/** WordPress's ids are permanent numbers. Strapi's row ids change with each publish, its document ids do not. */
export function stableNumber(text: string): number {
  // 48 bits, which a number of JavaScript holds.
  return createHash('sha256').update(text).digest().readUIntBE(0, 6)
}

/** Both dates of a WordPress post: local time of the blog (Asia/Kolkata) and UTC, neither with a zone. */
export function wordpressDates(date: string | Date): { date: string; date_gmt: string } {
  const time = new Date(date).getTime()
  return { date: withoutZone(time + INDIA_OFFSET_MS), date_gmt: withoutZone(time) }
}

/** A moment in milliseconds, in UTC. */
export function withoutZone(time: number): string {
  return new Date(time).toISOString().slice(0, 19)
}
