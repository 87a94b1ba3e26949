import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { settings } from '../../config/environment'

/**
 * Keeps what an editor uploaded aside, where the operator has named a folder for it (`ORIGINALS_DIR`), before it is
 * stored smaller, turned, or without its place. One file is kept once.
 */
export async function keepOriginal(path: string, name: string): Promise<void> {
  const folder = settings.originalsDir
  if (folder === null) return
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const kept = `${hash.digest('hex').slice(0, 16)}-${basename(name).replaceAll(/[^\p{L}\p{M}\p{N}._ -]/gu, '_')}`
  await copyFile(path, join(folder, kept), constants.COPYFILE_FICLONE)
}
