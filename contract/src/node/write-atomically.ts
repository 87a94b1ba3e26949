import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * How carefully a file is written. `secret`: only its owner may read it, and it is on the disk before anybody is told
 * that it is. `cache`: it can be made again.
 */
export type Care = 'secret' | 'cache'

/**
 * Writes a file so that whoever reads it meanwhile, or after the machine has stopped, has the old one or the new one,
 * whole. What a full disk cut off is removed: it would keep the disk full. The scripts, which run before anything is
 * built, have their own (`scripts/lib/files/write-atomically.mjs`).
 *
 * @throws what the file system throws: no room, no right.
 */
export async function writeAtomically(path: string, data: string | Uint8Array, care: Care): Promise<void> {
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
