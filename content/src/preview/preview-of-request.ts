import type { Core, UID } from '@strapi/strapi'
import { documentIdOf } from '../document-id'
import type { OpenPreview, ShownDrafts } from './open-preview'

/** Key of a request's state that holds its preview. */
export interface PreviewState {
  preview?: OpenPreview
}

/** The drafts of a type that the current request gets in place of published records. */
function draftsToShow(strapi: Core.Strapi, uid: string): ShownDrafts {
  const state = strapi.requestContext.get()?.state as PreviewState | undefined
  return state?.preview?.draftsOf(uid) ?? 'none'
}

/** The part of a query of rows that is used here. */
interface RowQuery {
  where(condition: (rows: RowQuery) => void): RowQuery
  where(column: string, value: string): RowQuery
  whereNot(column: string, value: string): RowQuery
  whereNull(column: string): RowQuery
  whereNotNull(column: string): RowQuery
  orWhere(condition: (rows: RowQuery) => void): RowQuery
}

/** The condition for rows of a type's table that the current request gets: the published ones, or drafts for a preview. */
export function isShown(strapi: Core.Strapi, uid: string): (rows: RowQuery) => void {
  const drafts = draftsToShow(strapi, uid)
  return (rows) => {
    if (drafts === 'all') rows.whereNull('published_at')
    else if (drafts === 'none') rows.whereNotNull('published_at')
    else {
      rows
        .where((one) => one.whereNull('published_at').where('document_id', drafts.documentId))
        .orWhere((others) => others.whereNotNull('published_at').whereNot('document_id', drafts.documentId))
    }
  }
}

const READS: ReadonlySet<string> = new Set(['findMany', 'findOne', 'findFirst', 'count'])

/** From now on, a request with a ticket reads the drafts that the ticket shows. */
export function showDraftsToPreviews(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { action, uid } = context
    const drafts = READS.has(action) ? draftsToShow(strapi, uid) : 'none'
    if (drafts === 'none') return next()
    if (drafts === 'all' || documentIdOf(context.params) === drafts.documentId) {
      Object.assign(context.params, { status: 'draft' })
      return next()
    }
    return action === 'findOne' ? next() : readOneDraftAmong(strapi, uid, action, context.params, drafts.documentId)
  })
}

/**
 * Reads a list in which one record is a draft and all others are published. The Document Service reads one of both
 * states alone, so the rows are asked for as it would ask for them.
 */
async function readOneDraftAmong(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  action: string,
  { status: _, locale: _locale, ...params }: Record<string, unknown>,
  documentId: string,
) {
  const query = strapi.get('query-params').transform(uid, params)
  const which = [
    { documentId, publishedAt: { $null: true } },
    { documentId: { $ne: documentId }, publishedAt: { $notNull: true } },
  ]
  const asked = { ...query, where: { $and: [query.where ?? {}, { $or: which }] } }
  const rows = strapi.db.query(uid)
  if (action === 'count') return rows.count(asked)
  return action === 'findFirst' ? rows.findOne(asked) : rows.findMany(asked)
}
