import 'server-only'
import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/config/env'
import { log } from '@/config/log'
import { writeWholeFile } from './whole-file'

interface Written {
  digest: string
  /** The answer itself while it lives elsewhere: the same one again needs no second look. */
  answer: WeakRef<object> | null
}

/** What is on disk for each key, so that an unchanged answer costs no write. */
const written = new Map<string, Written>()

/**
 * Keeps the newest good answer of a read on disk, where it outlives restarts and builds.
 * A full disk costs a log line, not the page.
 */
export async function keepLastGood(key: string, answer: unknown): Promise<void> {
  const before = written.get(key)
  if (before?.answer && before.answer.deref() === answer) return
  const text = JSON.stringify({ key, answer })
  const digest = createHash('sha1').update(text).digest('hex')
  written.set(key, { digest, answer: typeof answer === 'object' && answer !== null ? new WeakRef(answer) : null })
  if (before?.digest === digest) return
  try {
    await writeWholeFile(fileOf(key), text)
  } catch (error) {
    written.delete(key)
    log.warn({ key, error }, 'the last good copy could not be kept')
  }
}

/** What is no longer there must not come back while the backend is away. */
export async function forgetLastGood(key: string): Promise<void> {
  written.delete(key)
  await rm(fileOf(key), { force: true })
}

/** @returns the newest good answer of the read, or `undefined` when there has never been one. */
export async function lastGood(key: string): Promise<unknown> {
  try {
    const stored: unknown = JSON.parse(await readFile(fileOf(key), 'utf8'))
    return typeof stored === 'object' && stored !== null && 'answer' in stored ? stored.answer : undefined
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) {
      log.warn({ key, error }, 'the last good copy could not be read')
    }
    return undefined
  }
}

function fileOf(key: string): string {
  return path.join(env().DATA_DIR, 'site', 'last-good', `${createHash('sha1').update(key).digest('hex')}.json`)
}
