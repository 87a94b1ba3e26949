import 'server-only'
import { MalformedAnswer, NoRecordFits } from '@ashlar/contract'
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

/** What to show of content that the service does not have. */
interface AbsentContent {
  /** An answer without records. */
  answer: unknown
  /** Whether it has been missing for so long that an earlier copy is not shown any more. */
  isGone: () => boolean
}

/**
 * Parses the answer of any service and keeps it. When there is no answer, or none that parses, it parses the last good
 * one. Content that the service does not have, and of which there is no earlier copy, is empty; so is a list of which no
 * record fits the contract.
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
  { keep = 'disk', absent }: { keep?: CachePolicy; absent?: AbsentContent } = {},
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
    // Nested too deeply, an answer overflows the stack.
    const isFault = error instanceof RequestError || error instanceof MalformedAnswer || error instanceof RangeError
    if (!isFault) throw error
    const isMissing = error instanceof RequestError && error.kind === 'missing'
    const isKept = keep === 'disk' || keep === 'record'
    if (isMissing && isKept && absent?.isGone()) await forgetLastGood(key)
    const older = isKept ? await lastGood(key) : undefined
    const isAbsent = older === undefined || JSON.stringify(older) === JSON.stringify(absent?.answer)
    if (isMissing && isAbsent && absent) {
      // Kept too: when the backend is away, it is known that it does not have this.
      if (keep === 'disk') await keepLastGood(key, absent.answer)
      contentReads.inc({ answer: 'absent' })
      return parse(absent.answer)
    }
    log.warn({ read: name, reason: error.message, older: older !== undefined }, 'a read failed')
    if (older === undefined && absent && error instanceof NoRecordFits) {
      contentReads.inc({ answer: 'absent' })
      return parse(absent.answer)
    }
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
