import 'server-only'
import type { Picture } from '@ashlar/contract'
import { log } from '@/config/log'
import { mediaSource } from './media'
import { fetchPicture } from './media-request'

const TIMEOUT_MS = 5_000

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
    const bytes = await fetchPicture(source, new Request(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }))
    if (!bytes) log.warn({ media: pathname }, 'a picture was left out of a document: there is none, or it is too large')
    return bytes
  } catch (error) {
    log.warn({ media: pathname, error }, 'a picture was left out of a document')
    return null
  }
}
