import type { Core, UID } from '@strapi/strapi'
import type { Change, ChangeAction, ChangeStep } from '../change/change'
import { currentActor } from '../editors/acting'
import type { Fields } from '../publishing/faults'
import { hasHistory } from './has-history'
import { changedFields, contentOf } from './record-content'
import { addVersion, newestVersion, RECORD_VERSION, type Version, type VersionEvent } from './versions'

/** The event that each action is, unless it publishes. */
const EVENTS: Readonly<Record<ChangeAction, VersionEvent>> = {
  create: 'made',
  clone: 'made',
  update: 'saved',
  publish: 'published',
  unpublish: 'taken-down',
  discardDraft: 'changes-discarded',
  delete: 'deleted',
}

const PLANNED: Partial<Record<VersionEvent, VersionEvent>> = {
  published: 'published-as-planned',
  'taken-down': 'taken-down-as-planned',
}

/** Versions that the current request has made, by type and record. */
type MadeVersions = Map<string, number>

/**
 * Every save, publication, unpublication and deletion of a record that editors write stores a version
 * (docs/decisions/0027). Data that visitors sent has no history, because its types are not editors' types.
 */
export function keepHistory(strapi: Core.Strapi): ChangeStep {
  return async (change) => {
    const { uid, documentId: existing } = change
    if (!hasHistory(uid)) return
    let newest = existing ? await newestVersion(strapi, uid, existing) : null
    const isDeleted = change.action === 'delete'
    const whole = existing && (isDeleted || newest === null) ? await change.whole('draft') : null
    const contentBefore = whole && contentOf(strapi, uid, whole)
    if (existing && contentBefore && newest === null)
      newest = await addFirstVersion(strapi, uid, existing, contentBefore)
    const creator = existing && isDeleted ? await creatorOf(strapi, uid, existing) : null
    return async () => {
      const record = change.documentId
      const after = isDeleted ? null : await change.after()
      const content = isDeleted ? contentBefore : after && contentOf(strapi, uid, after)
      if (!record || !content) return
      // Even a record that is created may have a history: the bin gives it back under its old id.
      const before = existing ? newest : await newestVersion(strapi, uid, record)
      await storeVersion(strapi, change, { record, content, creator, before })
    }
  }
}

/** Stores the content from before the history began as the first version. */
async function addFirstVersion(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  record: string,
  content: Fields,
): Promise<Version> {
  const row: { updatedAt: string | Date; updatedBy?: { id: number } | null } | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId: record }, orderBy: { id: 'asc' }, populate: { updatedBy: { select: ['id'] } } })
  const at = new Date(row?.updatedAt ?? Date.now()).toISOString()
  const version = { type: uid, record, at, editor: row?.updatedBy?.id ?? null, event: 'first', content } as const
  return addVersion(strapi, version, null)
}

async function creatorOf(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<number | null> {
  const row: { createdBy?: { id: number } | null } | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, orderBy: { id: 'asc' }, populate: { createdBy: { select: ['id'] } } })
  return row?.createdBy?.id ?? null
}

interface ChangedRecord {
  record: string
  content: Fields
  creator: number | null
  /** The newest version before the change. */
  before: Version | null
}

async function storeVersion(
  strapi: Core.Strapi,
  { uid, action, publishes }: Change,
  { record, content, creator, before }: ChangedRecord,
): Promise<void> {
  const { editor, planned } = currentActor(strapi)
  const happened = publishes ? 'published' : EVENTS[action]
  const event = (planned ? PLANNED[happened] : undefined) ?? happened
  const made = versionsOfRequest(strapi)
  const key = `${uid} ${record}`
  const isSame = before !== null && changedFields(before.content, content).length === 0
  if (isSame && event === 'saved') return
  // The button “Publish” saves first. For an editor this is one action, so it makes one version.
  if (isSame && event === 'published' && made?.get(key) === before.id) {
    await strapi.db.query(RECORD_VERSION).update({ where: { id: before.id }, data: { event } })
    return
  }
  const { id } = await addVersion(strapi, { type: uid, record, editor, creator, event, content }, before)
  made?.set(key, id)
}

/** `null` for a change that no request makes. */
function versionsOfRequest(strapi: Core.Strapi): MadeVersions | null {
  const request = strapi.requestContext.get()
  if (!request) return null
  const state = request.state as { madeVersions?: MadeVersions }
  state.madeVersions ??= new Map()
  return state.madeVersions
}
