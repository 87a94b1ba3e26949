import { resolve, sep } from 'node:path'
import { publicDir } from '../../config/environment'

const UPLOADS = resolve(publicDir, 'uploads') + sep

/**
 * The file of the media library that a request asks for, however its address is written: the file server decodes a
 * path and joins empty segments, so `/%75ploads/a.jpg` and `/uploads%2Fa.jpg` are `/uploads/a.jpg`.
 *
 * @returns its path on the disk, within the folder of uploads; `null` when the request asks for something else.
 */
export function uploadPathOf(path: string): string | null {
  try {
    const file = resolve(publicDir, `.${sep}${decodeURIComponent(path)}`)
    // A file system that ignores case would find a file at `/UPLOADS/`, too.
    return file.toLowerCase().startsWith(UPLOADS.toLowerCase()) ? file : null
  } catch {
    // The file server refuses a path that cannot be decoded.
    return null
  }
}
