import type { Core } from '@strapi/strapi'
import { oneAtATime } from '../database/one-at-a-time'
import type { RecordName } from '../planning/tasks'

const OPEN_RECORD = 'api::open-record.open-record'

/**
 * The admin tells every half minute that a form is still open. A browser slows a tab in the background down to one
 * message a minute; after this time without one, its editor has left.
 */
const LEFT_AFTER_MS = 150_000

/** A row of `open_records`: the form of a record that an editor has open. Of the editor it has the account's id alone. */
interface OpenRecord {
  editor: number
  since: string
}

/** Notes that an editor has the form of a record open. */
export async function noteOpen(strapi: Core.Strapi, { type, record }: RecordName, editor: number): Promise<void> {
  const own = { type, record, editor }
  const seenAt = new Date().toISOString()
  await strapi.db.transaction(async () => {
    await oneAtATime(strapi, `open ${type} ${record} ${editor}`)
    const { count } = await strapi.db
      .query(OPEN_RECORD)
      .updateMany({ where: { ...own, seenAt: { $gte: leftBefore() } }, data: { seenAt } })
    if (count > 0) return
    await noteLeft(strapi, { type, record }, editor)
    await strapi.db.query(OPEN_RECORD).create({ data: { ...own, since: seenAt, seenAt } })
  })
}

/** Forgets that an editor had the form of a record open. */
export async function noteLeft(strapi: Core.Strapi, { type, record }: RecordName, editor: number): Promise<void> {
  await strapi.db.query(OPEN_RECORD).deleteMany({ where: { type, record, editor } })
}

/** Who else has the form of a record open; who came first is first. */
export function othersIn(strapi: Core.Strapi, { type, record }: RecordName, editor: number): Promise<OpenRecord[]> {
  return strapi.db.query(OPEN_RECORD).findMany({
    where: { type, record, editor: { $ne: editor }, seenAt: { $gte: leftBefore() } },
    select: ['editor', 'since'],
    orderBy: { since: 'asc' },
  })
}

/** Forgets the forms of editors whose browser or network ended without a word. */
export async function forgetLeftRecords(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query(OPEN_RECORD).deleteMany({ where: { seenAt: { $lt: leftBefore() } } })
}

const leftBefore = () => new Date(Date.now() - LEFT_AFTER_MS).toISOString()
