import { withReadableTexts } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'

/**
 * From now on, control characters are left out of every record that is saved: they come with what was pasted or
 * imported, nobody sees them, and one in a title would make every feed of its list unreadable.
 */
export function keepTextsReadable(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { params } = context as { params: { data?: unknown } }
    if (context.uid.startsWith('api::') && params.data) params.data = withReadableTexts(params.data)
    return next()
  })
}
