import 'server-only'
import type { Picture } from '@ashlar/contract'
import { log } from '@/config/log'
import { openPicture } from '@/content/media/open-picture'
import { readPictureBytes } from '@/content/media/picture-bytes'
import { colour } from '@/ui/styles/colours'

/**
 * A picture of the media library, cropped to a size, as JPEG: the PDF library reads neither WebP nor AVIF, and a master
 * is larger than needed.
 *
 * @returns `null` when there is no picture or it cannot be read.
 */
export async function readJpeg(picture: Picture | null, width: number, height: number): Promise<Buffer | null> {
  const bytes = picture && (await readPictureBytes(picture))
  if (!bytes) return null
  try {
    const opened = await openPicture(bytes)
    return await opened
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .flatten({ background: colour('--ground') })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer()
  } catch (error) {
    log.warn({ picture: picture.url, error }, 'a picture could not be read')
    return null
  }
}
