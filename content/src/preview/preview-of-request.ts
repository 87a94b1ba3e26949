import { isRecord } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
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
    if (drafts === 'all' || (drafts !== 'none' && documentIdOf(context.params) === drafts.documentId)) {
      Object.assign(context.params, { status: 'draft' })
    } else if (drafts !== 'none' && action !== 'findOne') {
      Object.assign(context.params, { filters: oneDraftAmong(context.params, drafts.documentId) })
    }
    return next()
  })
}

/** The filters of a list in which one record is a draft and all others are published. */
function oneDraftAmong(params: unknown, documentId: string): object {
  const given = isRecord(params) && isRecord(params.filters) ? [params.filters] : []
  const which = [
    { documentId, publishedAt: { $null: true } },
    { documentId: { $ne: documentId }, publishedAt: { $notNull: true } },
  ]
  // The Document Service asks for one of both states, unless the filters name the field themselves.
  return { $and: [...given, { $or: which }], publishedAt: { $notIn: [] } }
}
