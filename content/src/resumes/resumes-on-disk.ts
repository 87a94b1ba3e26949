import { createReadStream } from 'node:fs'
import { chmod, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { resumesDir } from '../../config/environment'
import type { ResumeFiles } from './resume-files'

/** In a folder that only the server's user may read. */
export const resumesOnDisk: ResumeFiles = {
  async keep(key, path) {
    await chmod(path, 0o600)
    await rename(path, join(resumesDir, key))
  },

  async open(key) {
    const path = join(resumesDir, key)
    const { size } = await stat(path)
    return { size, stream: createReadStream(path) }
  },

  async remove(key) {
    await rm(join(resumesDir, key), { force: true })
  },

  async *keysBefore(time) {
    for (const name of await readdir(resumesDir)) {
      try {
        if ((await stat(join(resumesDir, name))).mtimeMs < time.getTime()) yield name
      } catch (error) {
        // Another server, or an upload that has just ended, removed it first.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      }
    }
  },
}
