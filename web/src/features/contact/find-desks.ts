import type { ContactOffice, Desk } from '@ashlar/contract'
import { grouped } from '../lists/grouped'

/** A desk with its city. */
export interface PlacedDesk extends Desk {
  city: string
}

/** The desks of all offices by topic: topics with the most desks first, those without a topic last. */
export function desksByTopic(offices: readonly ContactOffice[]): [string, PlacedDesk[]][] {
  const desks = offices.flatMap(({ city, desks }) => desks.map((desk): PlacedDesk => ({ ...desk, city })))
  const rest = desks.filter(({ topic }) => topic === '')
  const topics = grouped(
    desks.filter(({ topic }) => topic !== ''),
    ({ topic }) => topic,
  ).toSorted(([, a], [, b]) => b.length - a.length)
  return rest.length > 0 ? [...topics, ['Everything else', rest]] : topics
}

/** The address of a street map that shows the office; `null` while its position is not known. */
export function mapHref({ latitude, longitude }: ContactOffice): string | null {
  if (latitude === null || longitude === null) return null
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
