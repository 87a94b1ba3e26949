import 'server-only'
import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { env } from '@/config/env'
import { log } from '@/config/log'
import { writeWholeFile } from './whole-file'

/** Beyond what a picture may weigh (a master has 400 KB at most): films and papers are not kept. */
export const MOST_KEPT_BYTES = 512 * 1024

export interface KeptMedia {
  headers: Record<string, string>
  bytes: Uint8Array<ArrayBuffer>
}

const head = z.object({ asOf: z.number(), headers: z.record(z.string(), z.string()) })

/** For each file of the library, as of when it is on disk: what is asked for in that version or an older one is. */
const known = new Map<string, number>()

/**
 * Keeps a picture on disk, once for each version, where it outlives restarts. The library's pictures at most are kept,
 * each once. A full disk costs a log line, not the picture.
 *
 * @param version milliseconds since 1970; the version of the file that was asked for.
 */
export async function keepMedia(source: URL, version: number, { headers, bytes }: KeptMedia): Promise<void> {
  const { pathname } = source
  if ((known.get(pathname) ?? -1) >= version) return
  const asOf = Date.now()
  known.set(pathname, asOf)
  try {
    await writeWholeFile(fileOf(source), Buffer.concat([Buffer.from(`${JSON.stringify({ asOf, headers })}\n`), bytes]))
  } catch (error) {
    known.delete(pathname)
    log.warn({ media: pathname, error }, 'the last good copy could not be kept')
  }
}

/** @returns the picture as it was kept, unless the version asked for is a newer one; `null` when there is none. */
export async function keptMedia(source: URL, version: number): Promise<KeptMedia | null> {
  try {
    const stored = await readFile(fileOf(source))
    const end = stored.indexOf('\n')
    const { asOf, headers } = head.parse(JSON.parse(stored.toString('utf8', 0, end)))
    return version <= asOf ? { headers, bytes: new Uint8Array(stored.subarray(end + 1)) } : null
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) {
      log.warn({ media: source.pathname, error }, 'the last good copy could not be read')
    }
    return null
  }
}

/** What is no longer in the library must not come back while the library is away. */
export async function forgetMedia(source: URL): Promise<void> {
  known.delete(source.pathname)
  await rm(fileOf(source), { force: true })
}

function fileOf({ href }: URL): string {
  return path.join(env().DATA_DIR, 'site', 'last-good-media', createHash('sha1').update(href).digest('hex'))
}
