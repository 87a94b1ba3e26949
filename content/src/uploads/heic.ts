import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PictureFault } from './prepare-picture'

const MOST_MS = 30_000
/** Programs that read HEIC: libheif's, by its newer and its older name, and that of macOS. The patents keep it out of sharp. */
const CONVERTERS: readonly { program: string; of(from: string, to: string): string[] }[] = [
  { program: 'heif-dec', of: (from, to) => ['-q', '95', from, to] },
  { program: 'heif-convert', of: (from, to) => ['-q', '95', from, to] },
  { program: 'sips', of: (from, to) => ['-s', 'format', 'jpeg', '-s', 'formatOptions', '95', from, '--out', to] },
]

/**
 * A HEIC picture as a JPEG file in the folder, upright, by the program that this machine has. The program reads it in a
 * process of its own, for a bounded time.
 *
 * @returns the path, or why the picture is not taken.
 */
export async function heicAsJpeg(path: string, scratch: string): Promise<string | PictureFault> {
  const folder = await mkdtemp(join(scratch, 'heic-'))
  try {
    for (const { program, of } of CONVERTERS) {
      try {
        await promisify(execFile)(program, of(path, join(folder, 'picture.jpg')), { timeout: MOST_MS })
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') continue
        return { reason: 'is a HEIC picture that is cut short or broken', mend: 'Export it as JPEG' }
      }
      // One file of several pictures becomes several files.
      const [first] = (await readdir(folder)).sort()
      if (first === undefined) return { reason: 'is a HEIC file without a picture', mend: 'Export it as JPEG' }
      const converted = join(scratch, randomUUID())
      await rename(join(folder, first), converted)
      return converted
    }
    return {
      reason: 'is a HEIC picture, which this server cannot convert (the operator can install `heif-convert`)',
      mend: 'Export it as JPEG; an iPhone makes JPEG with Settings, Camera, Formats, Most Compatible',
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
