import 'server-only'
import { flatten, isRecord, leadWrites, type MappedCollection, type WriteCall, writes } from '@ashlar/contract'
import { env } from '@/config/env'
import { mappedCollectionOf, mappedPathOf } from '../../content-map'
import { RequestError } from '../../errors'
import { request } from '../../request/request'
import { contentTokens } from '../../request/tokens'
import { type LearntType, learn, learntOf } from '../foreign-backend'
import { type ForeignRecord, foreignRecordOf } from './foreign-record'
import type { OutboxEntry } from './outbox'

/** Milliseconds a visitor waits at most; a write may take longer than a read. */
const TIMEOUT_MS = 8_000
/** Refusals after which another record is tried: one for each field that a form can have. */
const MOST_TRIES = 40

/** `waiting`: the backend has not taken it. `stuck`: a person has to look. The reason is for the operator. */
export type SendResult = { state: 'taken' } | { state: 'waiting' | 'stuck'; reason: string }

/**
 * Sends an entry to a backend that is not ours. A record that was refused with a clear reason is sent again without what
 * was refused; one that may have been stored never is.
 */
export async function sendEntry(entry: OutboxEntry): Promise<SendResult> {
  const call = callOf(entry.collection)
  const path = mappedPathOf(call)
  const map = mappedCollectionOf(call) ?? {}
  const unfit = new Set<string>()
  let known = await learntOf(path)
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const record = foreignRecordOf(entry, map, known, unfit)
    if (record === null) return { state: 'stuck', reason: noTextAttribute(entry.collection, path) }
    try {
      const body = known.shape === 'data' ? { data: record.values } : record.values
      const answer = await request.post(env().CONTENT_URL + path, body, {
        bearer: contentTokens().create,
        timeoutMs: TIMEOUT_MS,
      })
      return await taken(entry, path, map, known, record, answer.body)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      const next = withoutRefused(error, known, record, unfit)
      if (next === null) return notTaken(error)
      known = next
      await learn(path, known)
    }
  }
  return { state: 'stuck', reason: 'it was refused in every form' }
}

function callOf(collection: string): WriteCall {
  const calls: WriteCall[] = [...Object.values(leadWrites), writes.newsletterEmails]
  const call = calls.find(({ path }) => path === `/api/${collection}`)
  if (!call) throw new Error(`nothing is sent to ${collection}`)
  return call
}

/**
 * What a refusal tells: the record is sent again without it.
 *
 * @returns `null` when it tells nothing that helps.
 */
function withoutRefused(
  { status, reason }: RequestError,
  known: LearntType,
  { values }: ForeignRecord,
  unfit: Set<string>,
): LearntType | null {
  if (status !== 400 || reason === null) return null
  if (reason.startsWith('Missing "data" payload')) return known.shape === 'data' ? null : { ...known, shape: 'data' }
  const unknownKey = /^Invalid key (\w+)$/.exec(reason)?.[1]
  if (unknownKey !== undefined && unknownKey in values) return { ...known, absent: [...known.absent, unknownKey] }
  const [refused = ''] = /^\w+/.exec(reason) ?? []
  if (!(refused in values) || unfit.has(refused)) return null
  unfit.add(refused)
  return known
}

/** The answer names the attributes of the type: Strapi 4 leaves out what it does not know, without a word. */
async function taken(
  { collection }: OutboxEntry,
  path: string,
  map: MappedCollection,
  known: LearntType,
  { values, textAttributes }: ForeignRecord,
  body: unknown,
): Promise<SendResult> {
  const shape = known.shape ?? 'bare'
  const stored = flatten(body)
  if (!isRecord(stored) || !('id' in stored)) {
    await learn(path, { ...known, shape })
    return { state: 'taken' }
  }
  const lost = Object.keys(values).filter((name) => !(name in stored))
  await learn(path, { shape, absent: [...new Set([...known.absent, ...lost])], complete: true })
  // An attribute that the map names may be one that the backend hides from answers.
  const isTextLost =
    textAttributes.length > 0 && map.text === undefined && textAttributes.every((name) => lost.includes(name))
  if (!isTextLost) return { state: 'taken' }
  return { state: 'stuck', reason: `record ${String(stored.id)} lacks a part: ${noTextAttribute(collection, path)}` }
}

function noTextAttribute(collection: string, path: string): string {
  return `the type behind ${path} has no attribute for text; name one as "text" of "${collection}" in the content map`
}

/** Codes of connections that never came about: nothing can have arrived. */
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])
/** Answers by which a server or a proxy says that it has not handled the request. */
const NOT_HANDLED = new Set([401, 403, 404, 405, 429, 502, 503])

function notTaken({ status, reason, message, cause }: RequestError): SendResult {
  // An address that is there already is a subscription.
  if (status === 400 && reason?.includes('must be unique')) return { state: 'taken' }
  const shown = reason === null ? message : `status ${status}, ${reason.split(':', 1)[0]}`
  const isUnheard = cause instanceof Error && isRecord(cause.cause) && NEVER_CONNECTED.has(String(cause.cause.code))
  if (isUnheard || (status !== null && NOT_HANDLED.has(status))) return { state: 'waiting', reason: shown }
  if (status !== null && status < 500) return { state: 'stuck', reason: shown }
  return { state: 'stuck', reason: `${shown}; look whether it was stored before it is sent again` }
}
