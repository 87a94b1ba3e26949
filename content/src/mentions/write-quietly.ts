import type { Core, UID } from '@strapi/strapi'
import { currentActor } from '../editors/acting'
import { hasHistory } from '../history/has-history'
import { contentOf } from '../history/record-content'
import { addVersion, newestVersion } from '../history/versions'
import { readWhole } from '../publishing/check-record'
import type { Fields } from '../publishing/faults'

/**
 * Writes a field of a row alone: a save of the draft would not change what is published, and publishing would show the
 * draft.
 *
 * @param uid the type or the component that has the field.
 * @param part the row, as it was read.
 */
export async function writeField(
  strapi: Core.Strapi,
  uid: UID.Schema,
  part: Fields,
  field: string,
  value: unknown,
): Promise<void> {
  await strapi.db.query(uid).update({ where: { id: part.id }, data: { [field]: value } as never })
  if (!uid.startsWith('api::')) return
  // The row keeps its time: a draft is not newer than what is published because a name has changed in both.
  const updatedAt = new Date(String(part.updatedAt))
  await strapi.db.queryBuilder(uid).where({ id: part.id }).update({ updatedAt }).execute()
}

/** Keeps the draft as it is now in the history, where its record has one. */
export async function keepVersion(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<void> {
  const newest = hasHistory(uid) ? await newestVersion(strapi, uid, documentId) : null
  const draft = newest ? await readWhole(strapi, uid, documentId, 'draft') : null
  if (!newest || !draft) return
  const { editor } = currentActor(strapi)
  const version = {
    type: uid,
    record: documentId,
    editor,
    event: 'saved',
    content: contentOf(strapi, uid, draft),
  } as const
  await addVersion(strapi, version, newest)
}

export function hasDrafts(strapi: Core.Strapi, uid: UID.ContentType): boolean {
  return strapi.contentType(uid).options?.draftAndPublish === true
}
