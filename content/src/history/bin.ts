import { DAY_MS } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { oneAtATime } from '../database/one-at-a-time'
import type { Fields } from '../publishing/faults'
import { deleteVersions, newestVersion, RECORD_VERSION, restorable, type Version } from './versions'

/** Days during which a deleted record can be restored; then it is erased. */
export const BIN_DAYS = 30
/** Records erased in one run, so that a very full bin does not block the server. */
const AT_A_TIME = 500

/**
 * Records that were deleted and not restored, last deleted first: for each record the version stored at its deletion.
 */
export async function listBin(strapi: Core.Strapi, now: Date = new Date()): Promise<Version[]> {
  return stillGone(strapi, { $gte: new Date(now.getTime() - BIN_DAYS * DAY_MS).toISOString() })
}

/** One deleted record by the id of that version. */
export async function findInBin(strapi: Core.Strapi, id: number): Promise<Version | null> {
  const version: Version | null = await strapi.db.query(RECORD_VERSION).findOne({ where: { id, event: 'deleted' } })
  return version && (await isGone(strapi, version)) ? version : null
}

/**
 * Restores a deleted record as a draft with its old document id, which also brings back its history.
 *
 * @param permitted returns the part of its content that the editor may write.
 * @returns names of files that have been deleted since and are left out.
 */
export async function restoreFromBin(
  strapi: Core.Strapi,
  deleted: Version,
  editor: number,
  permitted: (content: Fields) => Promise<Fields>,
): Promise<string[]> {
  const { type, record } = deleted
  const { content, lost } = await restorable(strapi, deleted)
  const data = { ...(await permitted(content)), documentId: record, createdBy: editor, updatedBy: editor }
  const isSingle = strapi.contentType(type).kind === 'singleType'
  await strapi.db.transaction(async () => {
    await oneAtATime(strapi, isSingle ? `bin ${type}` : `bin ${type} ${record}`)
    if (isSingle && (await strapi.db.query(type).count()) > 0) {
      throw new errors.ApplicationError('Not taken back. There is one already, and there can be one alone.')
    }
    if (!(await isGone(strapi, deleted))) {
      throw new errors.ApplicationError('Not taken back. Somebody has just done so; open the list again.')
    }
    await strapi.documents(type).create({ data: data as never })
    const made = await newestVersion(strapi, type, record)
    await strapi.db.query(RECORD_VERSION).update({ where: { id: made?.id }, data: { event: 'restored' } })
  })
  return lost
}

/** Erases records that have been in the bin for `BIN_DAYS`. */
export async function emptyBin(strapi: Core.Strapi, now: Date = new Date()): Promise<void> {
  const before = new Date(now.getTime() - BIN_DAYS * DAY_MS).toISOString()
  for (const { type, record } of await stillGone(strapi, { $lt: before }))
    await deleteVersions(strapi, { type, record })
}

/** @param at when the records were deleted, as a condition of the database. */
async function stillGone(strapi: Core.Strapi, at: object): Promise<Version[]> {
  const deleted: Version[] = await strapi.db
    .query(RECORD_VERSION)
    .findMany({ where: { event: 'deleted', at }, orderBy: { id: 'desc' }, limit: AT_A_TIME })
  const gone: Version[] = []
  for (const version of deleted) if (await isGone(strapi, version)) gone.push(version)
  return gone
}

/** Whether a record is deleted still, and of a type that still exists: an update of the product may have removed the type. */
async function isGone(strapi: Core.Strapi, { id, type, record }: Version): Promise<boolean> {
  const isKnown = (strapi.contentTypes as Record<string, unknown>)[type as UID.ContentType] !== undefined
  return isKnown && (await newestVersion(strapi, type, record))?.id === id
}
