import 'server-only'
import { type ReadCall, reads } from '@ashlar/contract'
import { log } from '@/config/log'
import { missingRowsGauge } from '@/config/metrics'
import { RequestError } from '../errors'
import { FRESH_S, previewTicket } from '../response-scope'

/**
 * Milliseconds after which a type that had records, and is missing ever since, counts as gone. A backend that is just
 * starting, or a proxy that lies, must not empty a list that was good.
 */
const GONE_AFTER_MS = 10 * 60_000

interface MissingRow {
  /** Milliseconds since 1970. */
  since: number
  askedAt: number
  status: number | null
}

/** Rows that the backend does not have, or does not let us read, by path. */
const missing = new Map<string, MissingRow>()
const reported = new Set<string>()
const ROW_PATHS: ReadonlySet<string> = new Set(Object.values(reads).map(({ path }) => path))

let tokenTaken = false

/** Whether the backend has answered a read with content: then it takes our token. */
export function isTokenTaken(): boolean {
  return tokenTaken
}

/** Called when the backend has answered a row with content. */
export function noteReadable({ path, models: [model = path] }: ReadCall): void {
  tokenTaken = true
  announced.delete(path)
  if (!missing.delete(path)) return
  reported.delete(path)
  missingRowsGauge.remove({ model })
  log.info({ read: path }, 'the content backend has content here now')
}

/** @throws {RequestError} of the kind `missing` when the row was found missing a moment ago: it is not asked again. */
export function throwIfMissing({ path }: ReadCall, now = Date.now()): void {
  const known = previewTicket() === null ? missing.get(path) : undefined
  if (known && now - known.askedAt < FRESH_S * 1000) throw missingError(path, known.status)
}

/**
 * Whether earlier records of a row are not shown any more: it has been missing for long, or the backend has sent a
 * notice that a single type has changed, and it is unpublished now.
 */
export function isGone({ path }: ReadCall, now = Date.now()): boolean {
  const known = missing.get(path)
  // A token that may no longer read a type says nothing about its records.
  if (known === undefined || known.status === 403) return false
  return now - known.since >= GONE_AFTER_MS || announced.has(path)
}

/** Single types that have changed by a notice of the backend, since they were last read. */
const announced = new Set<string>()

/** Lets a row that has changed be asked again, also when it was found missing a moment ago. */
export function noteChange({ path, answer }: ReadCall): void {
  if (answer === 'one') announced.add(path)
  const known = missing.get(path)
  if (known) known.askedAt = 0
}

/**
 * Tells a type that the backend does not have from a failure. Only Strapi's own words count: a proxy's 404 says nothing
 * about content.
 *
 * @throws {RequestError} `missing` for a type that is not there or that the token may not read; `unavailable` for a 404
 *   that is not Strapi's; any other error as it is.
 */
export function asMissing(error: unknown, call: ReadCall, now = Date.now()): never {
  if (!(error instanceof RequestError)) throw error
  if (!isMissing(error)) {
    if (error.status !== 404) throw error
    throw new RequestError('unavailable', call.path, 'a 404 that the content backend did not write', 404, null, null, {
      cause: error,
    })
  }
  if (ROW_PATHS.has(call.path) && previewTicket() === null) noteMissing(call, error.status, now)
  throw missingError(call.path, error.status)
}

function noteMissing({ path, models: [model = path] }: ReadCall, status: number | null, now: number): void {
  missing.set(path, { since: missing.get(path)?.since ?? now, askedAt: now, status })
  missingRowsGauge.set({ model }, 1)
  if (reported.has(path)) return
  reported.add(path)
  const why = status === 403 ? 'the token may not read it' : 'it does not exist, or nothing is published in it'
  log.warn({ read: path, status }, `the content backend has no content here (${why}); the site shows none`)
}

function isMissing({ status, fault }: RequestError): boolean {
  if (status === 404) return fault === 'NotFoundError'
  if (status === 405) return fault === 'MethodNotAllowedError'
  // A token that may read nothing at all is a wrong token.
  return status === 403 && fault === 'ForbiddenError' && tokenTaken
}

function missingError(path: string, status: number | null): RequestError {
  return new RequestError('missing', path, 'the content backend has no such type', status)
}
