import type { APIRoute } from 'astro'
import { readSettings } from '@/content/readers/settings'
import { answerWithDocument } from '@/features/documents/answer'
import { readShareSubject } from '@/features/documents/share-subject'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** The share picture of a page: `/services/retail.jpg` for `/services/retail`, `/home.jpg` for `/`. */
export const GET: APIRoute = async ({ request, params }) => {
  const path = `/${params.path ?? ''}`
  return answerWithDocument(request, async () => {
    const page = /^(\/[a-z0-9/-]+)\.jpg$/.exec(path)?.[1]
    if (!page) return null
    const [subject, { brandName }] = await Promise.all([
      readShareSubject(page === '/home' ? '/' : page),
      readSettings(),
    ])
    if (!subject) return null
    return {
      from: { subject, brandName },
      make: async () => {
        const { makeSharePicture } = await import('@/features/documents/share-picture')
        return makeSharePicture(subject, brandName)
      },
      contentType: 'image/jpeg',
    }
  })
}
