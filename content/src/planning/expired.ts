import { dayInIndia } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { uidOf } from '../content-models'
import { RECORD_VERSION, type Version } from '../history/versions'
import { textOf } from '../publishing/walk'
import type { RecordName } from './tasks'

/** A record whose time is over. */
export interface ExpiredRecord extends RecordName {
  /** ISO time. */
  since: string
}

/** By model: the field with the last day on which a published record counts. */
const LAST_DAYS: Readonly<Record<string, string>> = { opening: 'closesOn' }

type VersionLine = Pick<Version, 'id' | 'type' | 'record' | 'at'>

/**
 * Records that have expired: taken down as planned and not published since, or published with a last day that is over.
 * The history tells the first from drafts that were never published, and from records that somebody took down.
 *
 * @param where a type, and a record of it; all of them without.
 */
export async function expiredRecords(strapi: Core.Strapi, where: Partial<RecordName> = {}): Promise<ExpiredRecord[]> {
  const [takenDown, ended] = await Promise.all([takenDownAsPlanned(strapi, where), pastTheirLastDay(strapi, where)])
  return [...takenDown, ...ended]
}

async function takenDownAsPlanned(strapi: Core.Strapi, where: Partial<RecordName>): Promise<ExpiredRecord[]> {
  const linesOf = (more: object): Promise<VersionLine[]> =>
    strapi.db
      .query(RECORD_VERSION)
      .findMany({ select: ['id', 'type', 'record', 'at'], where: { ...where, ...more }, orderBy: { id: 'asc' } })
  const last = new Map((await linesOf({ event: 'taken-down-as-planned' })).map((line) => [line.record, line]))
  if (last.size === 0) return []
  const event = { $in: ['published', 'published-as-planned', 'deleted'] }
  for (const { record, id } of await linesOf({ event, record: { $in: [...last.keys()] } })) {
    if (id > (last.get(record)?.id ?? id)) last.delete(record)
  }
  return [...last.values()].map(({ type, record, at }) => ({ type, record, since: new Date(at).toISOString() }))
}

async function pastTheirLastDay(strapi: Core.Strapi, { type, record }: Partial<RecordName>): Promise<ExpiredRecord[]> {
  const own = Object.entries(LAST_DAYS).filter(([model]) => type === undefined || uidOf(model) === type)
  const found: ExpiredRecord[] = []
  for (const [model, field] of own) {
    const uid: UID.ContentType = uidOf(model)
    const rows: Record<string, unknown>[] = await strapi.db.query(uid).findMany({
      select: ['documentId', field],
      where: {
        publishedAt: { $notNull: true },
        [field]: { $lt: dayInIndia() },
        ...(record === undefined ? {} : { documentId: record }),
      },
    })
    for (const row of rows) {
      // The last moment of that day in India.
      const since = new Date(`${textOf(row[field])}T23:59:59+05:30`).toISOString()
      found.push({ type: uid, record: String(row.documentId), since })
    }
  }
  return found
}
