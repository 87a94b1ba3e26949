import type { Core, UID } from '@strapi/strapi'
import type { Fields } from '../publishing/faults'
import { changedFields, contentOf, filesOf } from './record-content'

export const RECORD_VERSION = 'api::record-version.record-version'

/** Number of versions kept of each record; the oldest are removed first. */
const KEPT_VERSIONS = 50

/** The event that made a version. `first` is the content from before the history began. */
const versionEvents = [
  'first',
  'made',
  'saved',
  'published',
  'published-as-planned',
  'taken-down',
  'taken-down-as-planned',
  'changes-discarded',
  'restored',
  'deleted',
] as const
export type VersionEvent = (typeof versionEvents)[number]

/** A row of `record_versions`. */
export interface Version {
  id: number
  /** Strapi's name of the content type. */
  type: UID.ContentType
  /** The record's `documentId`. */
  record: string
  at: string
  editor: number | null
  /** Of a deleted record, the account that had made it: permissions may be for one's own records only. */
  creator: number | null
  event: VersionEvent
  /** Names of the fields that differ from the version before. */
  changed: string[]
  content: Fields
}

type NewVersion = Pick<Version, 'type' | 'record' | 'editor' | 'event' | 'content'> &
  Partial<Pick<Version, 'at' | 'creator'>>

/** The versions of one record, newest first, without their content. */
export function listVersions(
  strapi: Core.Strapi,
  type: string,
  record: string,
): Promise<Omit<Version, 'content' | 'creator'>[]> {
  return strapi.db.query(RECORD_VERSION).findMany({
    where: { type, record },
    select: ['id', 'type', 'record', 'at', 'editor', 'event', 'changed'],
    orderBy: { id: 'desc' },
  })
}

export function newestVersion(strapi: Core.Strapi, type: string, record: string): Promise<Version | null> {
  return strapi.db.query(RECORD_VERSION).findOne({ where: { type, record }, orderBy: { id: 'desc' } })
}

/**
 * Stores a version and removes the oldest ones. Call it within the transaction of the change.
 *
 * @param before the record's newest version so far.
 */
export async function addVersion(strapi: Core.Strapi, version: NewVersion, before: Version | null): Promise<Version> {
  const { type, record, content } = version
  const added: Version = await strapi.db.query(RECORD_VERSION).create({
    data: {
      ...version,
      at: version.at ?? new Date().toISOString(),
      changed: before ? changedFields(before.content, content) : [],
    },
  })
  const old: { id: number }[] = await strapi.db.query(RECORD_VERSION).findMany({
    where: { type, record },
    select: ['id'],
    orderBy: { id: 'desc' },
    offset: KEPT_VERSIONS,
    limit: KEPT_VERSIONS,
  })
  if (old.length > 0) await deleteVersions(strapi, { id: { $in: old.map(({ id }) => id) } })
  return added
}

/** Removes versions for good. */
export async function deleteVersions(strapi: Core.Strapi, where: object): Promise<void> {
  await strapi.db.query(RECORD_VERSION).deleteMany({ where })
}

/** The content that a version can restore now. Files that have been deleted since are left out and listed. */
export async function restorable(
  strapi: Core.Strapi,
  { type, content }: Pick<Version, 'type' | 'content'>,
): Promise<{ content: Fields; lost: string[] }> {
  const files = filesOf(strapi, type, content)
  const found: { id: number }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { id: { $in: files.map(({ id }) => id) } }, select: ['id'] })
  const there = new Set(found.map(({ id }) => id))
  const lost = files.filter(({ id }) => !there.has(id)).map(({ name }) => name)
  return { content: contentOf(strapi, type, content, ({ id }) => there.has(id)), lost: [...new Set(lost)] }
}
