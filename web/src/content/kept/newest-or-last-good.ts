import 'server-only'
import { MalformedAnswer } from '@ashlar/contract'
import { log } from '@/config/log'
import { contentReads } from '@/config/metrics'
import { ContentUnavailable, RequestError } from '../errors'
import { listOf } from '../request/list-answer'
import { noteFreshFor } from '../response-scope'
import { forgetLastGood, keepLastGood, lastGood } from './last-good'
import { noteNewest, noteStale } from './stale-reads'

/** Seconds after which a page that was made from an older copy is rendered again. */
const RETRY_S = 5

/**
 * Where an answer is kept. `disk`: as a copy for when the backend is away. `record`: on disk, but only while the record
 * exists, so that made-up names leave no files. `memory`: not on disk, because known filters have more combinations
 * than a disk should hold. `none`: the query holds a visitor's own words.
 */
export type CachePolicy = 'disk' | 'record' | 'memory' | 'none'

/**
 * Parses the answer of any service and keeps it. When there is no answer, or none that parses, it parses the last good
 * one.
 *
 * @param name for the log.
 * @param key under which the last good answer is kept.
 * @throws {ContentUnavailable} when there is no answer and never was.
 */
export async function newestOrLastGood<T>(
  name: string,
  key: string,
  ask: () => Promise<unknown>,
  parse: (answer: unknown) => T,
  keep: CachePolicy = 'disk',
): Promise<T> {
  try {
    const answer = await ask()
    const value = parse(answer)
    // A single type that no editor has filled in yet has no answer to keep.
    if (keep === 'disk' && answer !== null) await keepLastGood(key, answer)
    if (keep === 'record') await (isFound(answer) ? keepLastGood(key, answer) : forgetLastGood(key))
    contentReads.inc({ answer: 'newest' })
    noteNewest(key)
    return value
  } catch (error) {
    if (!(error instanceof RequestError || error instanceof MalformedAnswer)) throw error
    const older = keep === 'disk' || keep === 'record' ? await lastGood(key) : undefined
    log.warn({ read: name, reason: error.message, older: older !== undefined }, 'a read failed')
    if (older === undefined) {
      contentReads.inc({ answer: 'nothing' })
      throw new ContentUnavailable(`nothing to show for ${name}`, { cause: error })
    }
    contentReads.inc({ answer: 'last-good' })
    noteStale(name, key)
    noteFreshFor(RETRY_S)
    return parse(older)
  }
}

function isFound(answer: unknown): boolean {
  return Array.isArray(answer) ? answer.length > 0 : listOf(answer).total > 0
}
