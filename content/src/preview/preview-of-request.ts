import type { Core } from '@strapi/strapi'
import type { OpenPreview } from './open-preview'

/** Key of a request's state that holds its preview. */
export interface PreviewState {
  preview?: OpenPreview
}

/** Which version of a type's records the current request gets. */
export function statusToShow(strapi: Core.Strapi, uid: string): 'draft' | 'published' {
  const state = strapi.requestContext.get()?.state as PreviewState | undefined
  return state?.preview?.shows(uid) ? 'draft' : 'published'
}

/** From now on, a request with a ticket reads drafts of the types that the ticket shows. */
export function showDraftsToPreviews(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { action, uid } = context
    const isRead = action === 'findMany' || action === 'findOne' || action === 'findFirst' || action === 'count'
    if (isRead && statusToShow(strapi, uid) === 'draft') Object.assign(context.params, { status: 'draft' })
    return next()
  })
}
