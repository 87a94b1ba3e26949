import 'server-only'
import { MalformedAnswer } from '@ashlar/contract'
import { unstable_cache } from 'next/cache'
import { log } from '@/config/log'
import { reportUnavailable } from './circuit'
import { ContentUnavailable, RequestError } from './errors'
import { forgetLastGood, keepLastGood, lastGood } from './last-good'
import { listOf } from './list-answer'

/** Seconds after which an answer is asked for again while an older copy stands in for it. */
const RETRY_S = 5
/** Not a service: its circuit tells the server that a page failed for want of content. */
const NOTHING_TO_SHOW = 'nothing-to-show'

/**
 * Where an answer is kept: on disk, to stand in when the backend is away (that of a `record` only while there is one, so
 * that made-up names leave nothing there); in memory alone, where wishes that we know make the query, because there are
 * more of those than a disk should hold; nowhere, where a visitor's own words do.
 */
export type Keep = 'disk' | 'record' | 'memory' | 'nowhere'

/**
 * Parses the answer of any service and keeps it; when there is none, or none that can be read, parses the last good one.
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
  keep: Keep = 'disk',
): Promise<T> {
  try {
    const answer = await ask()
    const value = parse(answer)
    // A single type that nobody has written yet leaves nothing worth keeping.
    if (keep === 'disk' && answer !== null) await keepLastGood(key, answer)
    if (keep === 'record') await (isFound(answer) ? keepLastGood(key, answer) : forgetLastGood(key))
    return value
  } catch (error) {
    if (!(error instanceof RequestError || error instanceof MalformedAnswer)) throw error
    const older = keep === 'disk' || keep === 'record' ? await lastGood(key) : undefined
    log.warn({ read: name, reason: error.message, older: older !== undefined }, 'a read failed')
    if (older === undefined) {
      // Also when the backend answers but refuses (its token is not there yet): the visitor is told to come back.
      reportUnavailable(NOTHING_TO_SHOW)
      throw new ContentUnavailable(`nothing to show for ${name}`, { cause: error })
    }
    await retrySoon()
    return parse(older)
  }
}

function isFound(answer: unknown): boolean {
  return Array.isArray(answer) ? answer.length > 0 : listOf(answer).total > 0
}

/** A page made from an older copy is made again soon: the shortest-lived read decides when. */
const retrySoon = unstable_cache(async () => true, ['retry-soon'], { revalidate: RETRY_S })
