import 'server-only'
import type { Picture } from '@ashlar/contract'
import { log } from '@/config/log'
import { mediaSource } from './media'
import { fetchMedia } from './media-request'

const TIMEOUT_MS = 5_000
/** In bytes. A master is 400 KB at most; a much larger file is not a picture for a page. */
const MOST_BYTES = 12 * 1024 * 1024

/**
 * The file of a picture at the site's own `/media/`, for drawings that are made on the server. While the library is
 * away, the kept copy is used.
 *
 * @returns `null` when there is none or it is not available: the drawing must do without it.
 */
export async function readPictureBytes(picture: Pick<Picture, 'url'>): Promise<Uint8Array | null> {
  const address = new URL(picture.url, 'http://site')
  const { pathname } = address
  if (!pathname.startsWith('/media/')) return null
  const source = mediaSource(pathname.slice('/media/'.length).split('/').map(decodeURIComponent))
  if (!source) return null
  try {
    const answer = await fetchMedia(source, new Request(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }))
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > MOST_BYTES) {
      await answer.body?.cancel()
      log.warn({ media: pathname, status: answer.status }, 'a picture was left out of a document')
      return null
    }
    return new Uint8Array(await answer.arrayBuffer())
  } catch (error) {
    log.warn({ media: pathname, error }, 'a picture was left out of a document')
    return null
  }
}
