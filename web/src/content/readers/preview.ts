import 'server-only'
import { PREVIEW_HEADER, PREVIEW_PATH, type PreviewView, previewView } from '@ashlar/contract'
import { env } from '@/config/env'
import { ContentUnavailable, RequestError } from '../errors'
import { request } from '../request/request'
import { PREVIEW_TIMEOUT_MS, readForPreview } from '../request/service-calls'
import { contentTokens } from '../request/tokens'

/**
 * Asks the backend what a preview ticket allows. It is asked for every page, because a ticket ends when its editor
 * loses the rights.
 *
 * @returns `null` when the ticket is not valid, or the backend has no previews.
 * @throws {ContentUnavailable} when the backend is away, or its answer does not fit.
 */
export async function readPreview(ticket: string): Promise<PreviewView | null> {
  const { CONTENT_URL } = env()
  try {
    const { body } = await readForPreview(CONTENT_URL, () =>
      request.get(CONTENT_URL + PREVIEW_PATH, {
        headers: { [PREVIEW_HEADER]: ticket },
        bearer: contentTokens().read,
        timeoutMs: PREVIEW_TIMEOUT_MS,
      }),
    )
    const parsed = previewView.safeParse(body)
    if (!parsed.success) throw new ContentUnavailable('the backend does not say what the preview shows')
    return parsed.data
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    if (error.kind === 'refused' || error.kind === 'not-found') return null
    throw new ContentUnavailable('nobody knows whether the preview may be shown', { cause: error })
  }
}
