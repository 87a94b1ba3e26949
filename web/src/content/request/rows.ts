import 'server-only'
import { type CallQuery, isRecord, MalformedAnswer, NoRecordFits, type ReadCall, reads } from '@ashlar/contract'
import { log } from '@/config/log'
import { mappedCollectionOf, mappedPartsOf } from '../content-map'
import { RequestError } from '../errors'
import { askBackend } from './ask'
import { listOf, singleOf } from './list-answer'
import { listInMemory } from './list-in-memory'
import { asMissing, isTokenTaken, noteChange, noteReadable, throwIfMissing } from './missing-rows'
import { attributesOf, fieldOf, wireRecords } from './wire-records'

const PAGE_SIZE = 100
/** The most pages of a list: a backend whose counts lie must not be asked for ever. */
const MOST_PAGES = 400

/** Milliseconds after which a row is asked in full again: the backend may have got the field meanwhile. */
const LEARNT_FOR_MS = 10 * 60_000

/**
 * How a row is asked. Another backend may not have a field that we filter, sort or choose by, and refuses the query: then
 * it is asked as the specification has it, with less each time, and the rest is done in memory
 * (docs/decisions/0035-described-backend.md). A mapped collection has other names than our filters and orders: it is
 * asked for its parts first.
 */
const STEPS: readonly ((call: ReadCall, query: CallQuery) => CallQuery)[] = [
  (_call, query) => query,
  (call) => {
    const collection = mappedCollectionOf(call)
    return collection ? mappedPartsOf(collection, call.query) : { ...conditionsOf(call.query), populate: '*' }
  },
  () => ({ populate: '*' }),
  () => ({}),
]

interface Learnt {
  step: number
  /** Milliseconds since 1970. */
  at: number
}

/** By path: what the backend took last. */
const learnt = new Map<string, Learnt>()

/**
 * The whole answer to a row of the catalogue, over all pages.
 *
 * @throws {RequestError} `missing` when the backend has no such type, or nothing is published in a single one.
 * @throws {MalformedAnswer} when the answer is not what a row answers.
 */
export async function fromBackend(call: ReadCall, query: CallQuery): Promise<unknown> {
  if (call.answer === 'one') {
    const { answer } = await stepByStep(call, query, async (by) => singleOf(await ask(call, by)))
    return answer.data === null ? answer : { data: wireRecords(call, [answer.data])[0] }
  }
  const { records, step } = await list(call, query)
  if (step === 0) return records
  return listInMemory(records, query)
}

/** Every record that the backend gives for a query, and the step at which it was asked. */
async function list(call: ReadCall, query: CallQuery): Promise<{ records: readonly unknown[]; step: number }> {
  const { answer, step } = await stepByStep(call, query, (by) => allPages(call, by))
  if (step === 0 && lacksAField(answer, query)) {
    learn(call, 1, 'an answer without a field that was asked for')
    return list(call, query)
  }
  if (step < WITHOUT_CONDITIONS && answer.length === 0 && hasFilters(call.query)) {
    // The backend may compare letters with their case: `PROJECTS` is not `Projects` to it.
    const all = await allPages(call, { populate: '*' })
    if (listInMemory(all, query).length > 0) {
      learn(call, WITHOUT_CONDITIONS, 'an empty answer to a filter that some records pass')
      return { records: all, step: WITHOUT_CONDITIONS }
    }
  }
  return { records: answer, step }
}

/** The step at which a row is asked without its own filters and order. */
const WITHOUT_CONDITIONS = 2

async function stepByStep<T>(
  call: ReadCall,
  query: CallQuery,
  askWith: (query: CallQuery, step: number) => Promise<T>,
) {
  for (let step = stepOf(call); ; step++) {
    try {
      const by = STEPS[step]?.(call, query) ?? {}
      return { answer: await askWith(by, step), step }
    } catch (error) {
      if (!isRefusedQuery(error) || step + 1 >= STEPS.length) throw error
      learn(call, step + 1, error.reason ?? error.message)
    }
  }
}

async function allPages(call: ReadCall, query: CallQuery): Promise<readonly unknown[]> {
  // A row with a limit of its own takes one request: the backend accepts a limit or a page, never both.
  if ('pagination[limit]' in query) return wireRecords(call, listOf(await ask(call, query)).data)
  const records = new Map<string, unknown>()
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { data, pageCount, total } = listOf(
      await ask(call, { ...query, 'pagination[page]': `${page}`, 'pagination[pageSize]': `${PAGE_SIZE}` }),
    )
    if (page === 1 && data.length === 0 && total > 0) throw new MalformedAnswer(`none of ${total} records`)
    throwIfNoFields(data)
    const before = records.size
    for (const record of data) records.set(keyOf(record), record)
    // Nothing new: the backend ignores page numbers, or its counts do not fit its records.
    if (records.size === before || (page >= pageCount && records.size >= total)) break
  }
  return wireRecords(call, [...records.values()])
}

/** @throws {NoRecordFits} when a list holds something, but no record. */
function throwIfNoFields(data: readonly unknown[]): void {
  const isEmpty = (record: unknown) => Object.keys(attributesOf(record)).every((name) => IDS.has(name))
  if (data.length > 0 && data.every(isEmpty)) throw new NoRecordFits('no record has a field')
}

const IDS = new Set(['id', 'documentId'])

/** The same record in another language has the same `documentId`. */
function keyOf(record: unknown): string {
  const { documentId, id } = isRecord(record) ? record : {}
  const name = documentId ?? id
  return name === undefined ? JSON.stringify(record) : `${String(name)} ${String(fieldOf(record, 'locale') ?? '')}`
}

async function ask(call: ReadCall, query: CallQuery): Promise<unknown> {
  throwIfMissing(call)
  try {
    const { body } = await askBackend(call, query)
    noteReadable(call)
    return body
  } catch (error) {
    const isForbidden = error instanceof RequestError && error.status === 403
    if (isForbidden && !isTokenTaken()) await tryToken()
    return asMissing(error, call)
  }
}

let trying: Promise<void> | undefined

/** Asks for the types that the specification names: a token that may not even read these is a wrong token. */
function tryToken(): Promise<void> {
  trying ??= Promise.all([reads.menuImages, reads.aboutUsMenus].map(tryToRead)).then(() => {
    trying = undefined
  })
  return trying
}

async function tryToRead(call: ReadCall): Promise<void> {
  try {
    await askBackend(call, { 'pagination[pageSize]': '1' })
    noteReadable(call)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
  }
}

/** Forgets what was learnt about the rows of these models, because the backend says that they have changed. */
export function forgetRows(models: readonly string[]): void {
  for (const call of Object.values<ReadCall>(reads)) {
    if (!call.models.some((model) => models.includes(model))) continue
    learnt.delete(call.path)
    noteChange(call)
  }
}

function stepOf(call: ReadCall, now = Date.now()): number {
  const known = learnt.get(call.path)
  const first = mappedCollectionOf(call) ? 1 : 0
  return known && now - known.at < LEARNT_FOR_MS ? Math.max(first, known.step) : first
}

function learn({ path }: ReadCall, step: number, reason: string): void {
  const known = learnt.get(path)
  learnt.set(path, { step, at: Date.now() })
  if (known?.step !== step) log.warn({ read: path, reason }, 'the content backend is asked for whole records here')
}

/** Strapi's 400 about a field, a filter, an order or a part. */
function isRefusedQuery(error: unknown): error is RequestError {
  return error instanceof RequestError && error.status === 400 && error.fault !== null
}

/**
 * Older versions of Strapi leave out fields and filters that they do not know, and answer with every record. The first
 * record tells: Strapi sends each field that it has, also an empty one.
 */
function lacksAField([first]: readonly unknown[], query: CallQuery): boolean {
  if (first === undefined) return false
  const names = Object.keys(query)
  const chosen = names.filter((name) => name.startsWith('fields[')).map((name) => query[name] ?? '')
  const asked = chosen.length > 0 ? chosen : names.flatMap((name) => /^filters\[([^\]$]+)\]/.exec(name)?.[1] ?? [])
  const known = attributesOf(first)
  return asked.some((name) => !(name in known || IDS.has(name)))
}

function conditionsOf(query: CallQuery): CallQuery {
  return Object.fromEntries(Object.entries(query).filter(([name]) => name === 'sort' || name.startsWith('filters[')))
}

function hasFilters(query: CallQuery): boolean {
  return Object.keys(query).some((name) => name.startsWith('filters['))
}
