import { access } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { log } from '@/config/log'
import { readPixel } from '@/content/media/open-picture'

/** Milliseconds within which a file and a picture must be read; a sound process needs a few. */
const READING_MS = 5_000

/**
 * Whether this process still reads files and pictures. One whose threads are all held by a decoder answers from its
 * memory, and hangs at every file; only a restart helps.
 */
export async function canReadFiles(): Promise<boolean> {
  const ends = new AbortController()
  // It is aborted when the reading has ended.
  const late = wait(READING_MS, 'late', { signal: ends.signal }).catch(() => 'late')
  try {
    if ((await Promise.race([Promise.all([access('package.json'), readPixel()]), late])) !== 'late') return true
    throw new Error(`nothing was read within ${READING_MS} ms`)
  } catch (error) {
    log.error({ error }, 'this process reads no files or pictures any more')
    return false
  } finally {
    ends.abort()
  }
}
