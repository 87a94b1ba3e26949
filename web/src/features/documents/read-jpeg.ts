import 'server-only'
import type { Picture } from '@ashlar/contract'
import sharp from 'sharp'
import { log } from '@/config/log'
import { readPictureBytes } from '@/content/media/picture-bytes'

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
    return await sharp(bytes)
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer()
  } catch (error) {
    log.warn({ picture: picture.url, error }, 'a picture could not be read')
    return null
  }
}
