import { statfs } from 'node:fs/promises'
import { settings } from '../../config/environment'

/** Free bytes on the disk that holds database, résumés, mails and pictures. */
export async function freeDiskBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(settings.dataDir)
  return bavail * bsize
}
