import 'server-only'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { writePrivateJson } from '@ashlar/contract/node/write-atomically'
import * as z from 'zod'
import { env } from '@/config/env'
import { log } from '@/config/log'
import { RequestError } from '../../errors'

/** Entries that the outbox holds at most: a backend that takes nothing must not fill the disk. */
const MOST_ENTRIES = 5_000

const outboxEntry = z.object({
  /** The number that the visitor was told. */
  reference: z.string().regex(/^[\w-]{1,40}$/),
  /** The last part of our path, such as `general-leads`. */
  collection: z.string(),
  /** ISO time. */
  receivedAt: z.string(),
  /** What the visitor wrote, by our fields. */
  fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** What belongs to it: the page, the campaign, the consent. */
  details: z.record(z.string(), z.string()),
  /**
   * `sending`: on its way; after a crash nobody knows whether it arrived. `waiting`: not taken, sent again at `nextAt`.
   * `stuck`: a person has to look; set it to `waiting` to send it again.
   */
  state: z.enum(['sending', 'waiting', 'stuck']),
  attempts: z.number(),
  /** Milliseconds since 1970. */
  nextAt: z.number(),
  /** Why it was not taken; never holds what the visitor wrote. */
  reason: z.string(),
})

/** What a visitor sent to a backend that is not ours, until that backend has taken it. */
export type OutboxEntry = z.infer<typeof outboxEntry>

/**
 * Stores an entry durably; only this machine's user may read it.
 *
 * @throws {RequestError} when the outbox is full or the disk refuses.
 */
export async function putEntry(entry: OutboxEntry): Promise<void> {
  if ((await names()).length >= MOST_ENTRIES) throw new RequestError('unavailable', 'the outbox', 'it is full')
  try {
    await writePrivateJson(fileOf(entry.reference), entry)
  } catch (error) {
    throw new RequestError('unavailable', 'the outbox', 'the disk refuses', null, null, null, { cause: error })
  }
}

export async function changeEntry(entry: OutboxEntry): Promise<void> {
  await writePrivateJson(fileOf(entry.reference), entry)
}

export async function removeEntry({ reference }: OutboxEntry): Promise<void> {
  await rm(fileOf(reference), { force: true })
}

/** Every entry, the oldest first. A file that cannot be read is logged and stays. */
export async function entries(): Promise<OutboxEntry[]> {
  const found = await Promise.all(
    (await names()).map(async (name) => {
      try {
        return [outboxEntry.parse(JSON.parse(await readFile(path.join(folder(), name), 'utf8')))]
      } catch (error) {
        log.error({ file: name, error }, 'a file of the outbox could not be read')
        return []
      }
    }),
  )
  return found.flat().toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt))
}

async function names(): Promise<string[]> {
  try {
    return (await readdir(folder())).filter((name) => name.endsWith('.json') && !name.startsWith('.'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Beside the caches of the site and not among them: a backup has it. */
function folder(): string {
  return path.join(env().DATA_DIR, 'outbox')
}

function fileOf(reference: string): string {
  return path.join(folder(), `${reference}.json`)
}
