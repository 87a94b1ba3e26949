import { statfs } from 'node:fs/promises'
import { settings } from '../../config/environment'

/** Bytes that are free on the disk with database, résumés, mails and pictures. */
export async function freeDiskBytes(): Promise<number> {
  const { bavail, bsize } = await statfs(settings.dataDir)
  return bavail * bsize
}
