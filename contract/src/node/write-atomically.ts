import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * How a file is written. `secret`: only its owner may read it, and it is flushed to the disk before the function
 * returns. `cache`: it can be made again.
 */
export type FilePurpose = 'secret' | 'cache'

/**
 * Writes a file so that every reader, also after a crash, finds either the old file or the new one, complete. When the
 * disk is full, the incomplete file is removed, because it would keep the disk full. The scripts run before anything is
 * built, so they have their own function (`scripts/lib/files/write-atomically.mjs`).
 *
 * @throws errors of the file system: no space, no permission.
 */
export async function writeAtomically(path: string, data: string | Uint8Array, care: FilePurpose): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${randomUUID()}.tmp`)
  try {
    const file = await open(draft, 'w', care === 'secret' ? 0o600 : 0o666)
    try {
      await file.writeFile(data)
      if (care === 'secret') await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Writes a value that only this machine's user may read: the scripts run as the same user. */
export function writePrivateJson(path: string, value: unknown): Promise<void> {
  return writeAtomically(path, `${JSON.stringify(value, null, 2)}\n`, 'secret')
}
