import type { Core } from '@strapi/strapi'
import type { OpenPreview } from './open-preview'

/** Where a request keeps the preview that it was opened with. */
export interface PreviewState {
  preview?: OpenPreview
}

/** Which version of a type's records the request under way is answered with. */
export function statusToShow(strapi: Core.Strapi, uid: string): 'draft' | 'published' {
  const state = strapi.requestContext.get()?.state as PreviewState | undefined
  return state?.preview?.shows(uid) ? 'draft' : 'published'
}

/** From now on what a request with a ticket reads is drafts, where the ticket shows them. */
export function showDraftsToPreviews(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { action, uid } = context
    const isRead = action === 'findMany' || action === 'findOne' || action === 'findFirst' || action === 'count'
    if (isRead && statusToShow(strapi, uid) === 'draft') Object.assign(context.params, { status: 'draft' })
    return next()
  })
}
