import 'server-only'
import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { isRecord } from '@ashlar/contract'
import { writeAtomically } from '@ashlar/contract/node/write-atomically'
import { env } from '@/config/env'
import { log } from '@/config/log'

interface Written {
  digest: string
  /** The answer that was last written, while it is in memory: the same object needs no second comparison. */
  answer: WeakRef<object> | null
}

/** What is on disk for each key, so that an unchanged answer is not written again. */
const written = new Map<string, Written>()

/**
 * Writes the newest good answer of a read to disk, where it outlives restarts and builds. A full disk costs a log line,
 * not the page.
 */
export async function keepLastGood(key: string, answer: unknown): Promise<void> {
  const before = written.get(key)
  if (before?.answer && before.answer.deref() === answer) return
  const text = JSON.stringify({ key, answer })
  const digest = createHash('sha1').update(text).digest('hex')
  written.set(key, { digest, answer: typeof answer === 'object' && answer !== null ? new WeakRef(answer) : null })
  if (before?.digest === digest) return
  try {
    await writeAtomically(fileOf(key), text, 'cache')
  } catch (error) {
    written.delete(key)
    log.warn({ key, error }, 'the last good copy could not be kept')
  }
}

/** A deleted record must not come back while the backend is away. */
export async function forgetLastGood(key: string): Promise<void> {
  written.delete(key)
  await rm(fileOf(key), { force: true })
}

/** @returns the newest good answer of the read, or `undefined` when there has never been one. */
export async function lastGood(key: string): Promise<unknown> {
  try {
    const stored: unknown = JSON.parse(await readFile(fileOf(key), 'utf8'))
    return isRecord(stored) ? stored.answer : undefined
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
