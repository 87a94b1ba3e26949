import 'server-only'
import { MalformedAnswer, NoRecordFits } from '@ashlar/contract'
import { log } from '@/config/log'
import { contentReads } from '@/config/metrics'
import { ContentUnavailable, RequestError } from '../errors'
import { forgetLastGood, keepLastGood } from './last-good'
import { noteNewest, noteStale } from './stale-reads'

/** Seconds after which a page that was made from an older copy is rendered again. */
export const RETRY_S = 5

/** What to show of content that the service does not have. */
export interface AbsentContent {
  /** An answer without records. */
  answer: unknown
  /** Whether it has been missing for so long that an earlier copy is not shown any more. */
  isGone: () => boolean
}

/** What a read gave, and whether it is an older answer because there was no newer one. */
interface Found<T> {
  value: T
  isOld: boolean
}

/**
 * Parses the answer of any service and keeps it. When there is no answer, or none that parses, it parses the last good
 * one. Content that the service does not have, and of which there is no earlier copy, is empty; so is a list of which no
 * record fits the contract.
 *
 * @param name for the log.
 * @param key under which the last good answer is kept.
 * @param before gives the answer before.
 * @throws {ContentUnavailable} when there is no answer and never was.
 */
export async function newestOrLastGood<T>(
  name: string,
  key: string,
  ask: () => Promise<unknown>,
  parse: (answer: unknown) => T,
  absent: AbsentContent,
  before: () => Promise<unknown>,
): Promise<Found<T>> {
  try {
    const answer = await ask()
    const value = parse(answer)
    // A single type that no editor has filled in yet has no answer to keep.
    if (answer !== null) await keepLastGood(key, answer)
    contentReads.inc({ answer: 'newest' })
    noteNewest(key)
    return { value, isOld: false }
  } catch (error) {
    // Nested too deeply, an answer overflows the stack.
    const isFault = error instanceof RequestError || error instanceof MalformedAnswer || error instanceof RangeError
    if (!isFault) throw error
    const isMissing = error instanceof RequestError && error.kind === 'missing'
    const isGone = isMissing && absent.isGone()
    if (isGone) await forgetLastGood(key)
    const older = isGone ? undefined : await before()
    const isAbsent = older === undefined || JSON.stringify(older) === JSON.stringify(absent.answer)
    if (isMissing && isAbsent) {
      // Kept too: when the backend is away, it is known that it does not have this.
      await keepLastGood(key, absent.answer)
      contentReads.inc({ answer: 'absent' })
      return { value: parse(absent.answer), isOld: false }
    }
    log.warn({ read: name, reason: error.message, older: older !== undefined }, 'a read failed')
    if (older === undefined && error instanceof NoRecordFits) {
      contentReads.inc({ answer: 'absent' })
      return { value: parse(absent.answer), isOld: false }
    }
    if (older === undefined) {
      contentReads.inc({ answer: 'nothing' })
      throw new ContentUnavailable(`nothing to show for ${name}`, { cause: error })
    }
    contentReads.inc({ answer: 'last-good' })
    noteStale(name, key)
    return { value: parse(older), isOld: true }
  }
}
