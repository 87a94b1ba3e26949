import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes a file so that whoever reads it meanwhile has the old one or the new one, whole.
 *
 * @throws what the file system throws: no room, no right.
 */
export async function writeWholeFile(file: string, data: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, data)
  await rename(draft, file)
}
