import { ContentUnavailable } from '@/content/errors'
import { DocumentCache, digestOf, TooBusy } from './document-cache'

const documents = new DocumentCache()

/** Seconds after which a visitor may ask again. */
const RETRY_AFTER_S = '30'

interface DocumentWanted {
  /** Everything the document depends on. */
  from: unknown
  make: () => Promise<Uint8Array>
  contentType: string
  /** Offered as a file of this name; without one it is shown in place. */
  fileName?: string
}

/**
 * Answers with a document made from content: kept while the content stays, revalidated by its tag, 404 when there is
 * nothing to make it from, 503 when the content cannot be had or too many are being made.
 *
 * @param find what is to be made, or `null` when there is no such thing.
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
      // An edge may keep it for a minute; a browser asks whether it has changed.
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
