import { isRecord } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { documentIdOf } from '../document-id'
import { currentActor } from '../editors/acting'
import { readWhole } from '../publishing/check-record'
import type { Fields } from '../publishing/faults'
import { hasHistory } from './has-history'
import { changedFields, contentOf } from './record-content'
import { addVersion, newestVersion, RECORD_VERSION, type VersionEvent } from './versions'

/** Actions of the Document Service and the event that each is. Reading is none. */
const EVENTS: Readonly<Record<string, VersionEvent>> = {
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
 * From now on, every save, publication, unpublication and deletion of a record that editors write stores a version, in
 * the same transaction (docs/decisions/0027). Data that visitors sent has no history, because its types are not
 * editors' types.
 */
export function keepHistory(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid } = context
    const event = eventOf(context.action, context.params)
    if (!event || !hasHistory(uid)) return next()
    return strapi.db.transaction(async () => {
      const given = documentIdOf(context.params)
      const before = given ? await beforeChange(strapi, uid, given, event) : null
      const creator = given && event === 'deleted' ? await creatorOf(strapi, uid, given) : null
      const result = await next()
      const record = given ?? documentIdOf(result)
      const content = event === 'deleted' ? before : record ? await readContent(strapi, uid, record) : null
      if (record && content) await note(strapi, { uid, record, content, creator }, event)
      return result
    })
  })
}

function eventOf(action: string, params: unknown): VersionEvent | undefined {
  const writes = action === 'create' || action === 'update'
  return writes && isRecord(params) && params.status === 'published' ? 'published' : EVENTS[action]
}

/**
 * @returns the content of a record that is about to be deleted; for a record without history, stores its present
 * content as the first version.
 */
async function beforeChange(strapi: Core.Strapi, uid: UID.ContentType, record: string, event: VersionEvent) {
  const isKnown = (await newestVersion(strapi, uid, record)) !== null
  if (isKnown && event !== 'deleted') return null
  const content = await readContent(strapi, uid, record)
  if (content && !isKnown) {
    const row: { updatedAt: string | Date; updatedBy?: { id: number } | null } | null = await strapi.db
      .query(uid)
      .findOne({ where: { documentId: record }, orderBy: { id: 'asc' }, populate: { updatedBy: { select: ['id'] } } })
    const at = new Date(row?.updatedAt ?? Date.now()).toISOString()
    await addVersion(strapi, { type: uid, record, at, editor: row?.updatedBy?.id ?? null, event: 'first', content })
  }
  return content
}

async function readContent(strapi: Core.Strapi, uid: UID.ContentType, record: string): Promise<Fields | null> {
  const whole = await readWhole(strapi, uid, record, 'draft')
  return whole ? contentOf(strapi, uid, whole) : null
}

async function creatorOf(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<number | null> {
  const row: { createdBy?: { id: number } | null } | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, orderBy: { id: 'asc' }, populate: { createdBy: { select: ['id'] } } })
  return row?.createdBy?.id ?? null
}

interface ChangedRecord {
  uid: UID.ContentType
  record: string
  content: Fields
  creator: number | null
}

async function note(
  strapi: Core.Strapi,
  { uid, record, content, creator }: ChangedRecord,
  happened: VersionEvent,
): Promise<void> {
  const { editor, planned } = currentActor(strapi)
  const event = (planned ? PLANNED[happened] : undefined) ?? happened
  const made = versionsOfRequest(strapi)
  const key = `${uid} ${record}`
  const before = await newestVersion(strapi, uid, record)
  const isSame = before !== null && changedFields(before.content, content).length === 0
  if (isSame && event === 'saved') return
  // The button “Publish” saves first. For an editor this is one action, so it makes one version.
  if (isSame && event === 'published' && made?.get(key) === before.id) {
    await strapi.db.query(RECORD_VERSION).update({ where: { id: before.id }, data: { event } })
    return
  }
  const { id } = await addVersion(strapi, { type: uid, record, editor, creator, event, content })
  made?.set(key, id)
}

function versionsOfRequest(strapi: Core.Strapi): MadeVersions | null {
  const request = strapi.requestContext.get()
  if (!request) return null
  const state = request.state as { madeVersions?: MadeVersions }
  state.madeVersions ??= new Map()
  return state.madeVersions
}
