import { isRecord } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { documentIdOf } from '../document-id'
import { checkedModelOf, RecordCheck, readPublished, readWhole } from './check-record'
import { refuseFaults } from './faults'
import { moveFault, takeDownFault } from './take-down'

/** Types with records that every page needs at their place. */
const MOVABLE: readonly string[] = ['page', 'menu-structure']

/**
 * From now on, a record that the site would leave out cannot be published, and a record that every page needs cannot be
 * unpublished (docs/decisions/0027). Everything runs in one transaction, so that a refusal changes nothing.
 */
export function keepPublishRules(strapi: Core.Strapi): void {
  const check = new RecordCheck(strapi)

  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    const model = checkedModelOf(uid)
    if (!model) return next()
    const params: Record<string, unknown> = isRecord(context.params) ? context.params : {}
    const given = documentIdOf(params)
    if ((action === 'unpublish' || action === 'delete') && given) {
      const fault = await takeDownFault(strapi, model, given)
      if (fault) refuseFaults(strapi, uid, [fault], action === 'delete' ? 'Not deleted' : 'Not taken down')
      return next()
    }
    if (!showsTo(strapi, uid, action, params)) return next()
    return strapi.db.transaction(async () => {
      const shownBefore = MOVABLE.includes(model) ? await readPublished(strapi).all(model) : []
      const result = await next()
      const documentId = given ?? documentIdOf(result)
      const status = strapi.contentType(uid).options?.draftAndPublish ? 'published' : 'draft'
      const record = documentId ? await readWhole(strapi, uid, documentId, status) : null
      const before = shownBefore.find((one) => one.documentId === documentId)
      const moved = before && record ? moveFault(model, before, record, shownBefore) : null
      const faults = record ? [...(moved ? [moved] : []), ...(await check.faultsOf(uid, record))] : []
      if (record && faults.length > 0) refuseFaults(strapi, uid, faults, 'Not published', record)
      return result
    })
  })
}

/** Whether an action makes content visible: publishing, or saving a record of a type without drafts. */
function showsTo(strapi: Core.Strapi, uid: UID.ContentType, action: string, params: Record<string, unknown>): boolean {
  if (action === 'publish') return true
  if (action !== 'create' && action !== 'update') return false
  return params.status === 'published' || !strapi.contentType(uid).options?.draftAndPublish
}
