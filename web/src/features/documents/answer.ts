import { ContentUnavailable } from '@/content/errors'
import { DocumentCache, digestOf, TooBusy } from './document-cache'

const documents = new DocumentCache()

/** Value of `Retry-After`, in seconds. */
const RETRY_AFTER_S = '30'

interface DocumentWanted {
  /** All data that the document depends on. */
  from: unknown
  make: () => Promise<Uint8Array>
  contentType: string
  /** Sent as a download with this name; without a name it is shown in the browser. */
  fileName?: string
}

/**
 * Answers with a document made from content. It is cached while the content stays the same, and has an ETag. 404 when
 * there is no content, 503 when the content is not available or too many documents are being made.
 *
 * @param find the content, or `null` when it does not exist.
 */
export async function answerWithDocument(
  request: Request,
  find: () => Promise<DocumentWanted | null>,
): Promise<Response> {
  try {
    const wanted = await find()
    if (!wanted) return new Response('There is no such document.', { status: 404 })
    const headers = new Headers({
      'Content-Type': wanted.contentType,
      // An edge may cache it for a minute; a browser always revalidates.
      'Cache-Control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
      ETag: `"${digestOf(wanted.from)}"`,
    })
    if (wanted.fileName) headers.set('Content-Disposition', `inline; filename="${wanted.fileName}"`)
    if (request.headers.get('if-none-match')?.includes(digestOf(wanted.from))) {
      return new Response(null, { status: 304, headers })
    }
    const bytes = await documents.get(wanted.from, wanted.make)
    headers.set('Content-Length', `${bytes.byteLength}`)
    return new Response(new Uint8Array(bytes), { headers })
  } catch (error) {
    if (!(error instanceof ContentUnavailable || error instanceof TooBusy)) throw error
    return new Response('This document cannot be had just now. Please try again in a minute.', {
      status: 503,
      headers: { 'Retry-After': RETRY_AFTER_S, 'Cache-Control': 'no-store' },
    })
  }
}
