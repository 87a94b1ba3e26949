import 'server-only'
import {
  type Dropped,
  flatten,
  isRecord,
  MalformedAnswer,
  NoRecordFits,
  parseList,
  parseOne,
  type ReadCall,
  type RecordSchema,
  withTranslations,
} from '@ashlar/contract'
import { LRUCache } from 'lru-cache'
import { env } from '@/config/env'
import { log } from '@/config/log'
import { currentTranslations } from '@/words/current-language'
import { ContentUnavailable, RequestError } from '../errors'
import { fromBlog, isOfBlog } from '../request/ask'
import { EMPTY_LIST } from '../request/list-answer'
import { isGone } from '../request/missing-rows'
import { fromBackend } from '../request/rows'
import { inBackground, oncePerResponse, previewTicket } from '../response-scope'
import { type EntrySource, LibraryEntry } from './entry'

/** The whole records of a reader that stay in memory; those that were not needed for longest are dropped. */
const MOST_RECORDS = 50

/** The lists and single records of the process. */
const entries: LibraryEntry<unknown>[] = []
/** Its whole records, for each reader. */
const recordsOfReaders: Pick<LRUCache<string, LibraryEntry<unknown>>, 'values'>[] = []

/** A list that the process keeps: the same array until the content changes. */
export type Collection<T> = () => Promise<readonly T[]>

/**
 * Every record of a row of the catalogue, kept in the library; none where the backend does not have the type. A record
 * that does not fit is left out and logged. The reader throws {@link ContentUnavailable} when there is no answer and never
 * was.
 *
 * @param arrange what to do once with each version, such as sorting; by default the order is the backend's.
 */
export function collection<T>(call: ReadCall, schema: RecordSchema<T>): Collection<T>
export function collection<T, R>(
  call: ReadCall,
  schema: RecordSchema<T>,
  arrange: (records: readonly T[]) => readonly R[],
): Collection<R>
export function collection<T, R>(
  call: ReadCall,
  schema: RecordSchema<T>,
  arrange?: (records: readonly T[]) => readonly R[],
): Collection<T | R> {
  return kept(call, EMPTY_LIST, (answer) => {
    const records = recordsIn(call, schema, answer)
    return arrange ? arrange(records) : records
  })
}

/**
 * The one record of a row of the catalogue: a single type. It is `null` where editors published none, or the backend does
 * not have the type. The reader throws {@link ContentUnavailable} when there is no answer that can be read and never was.
 */
export function single<T>(call: ReadCall, schema: RecordSchema<T>): () => Promise<T | null> {
  return kept(call, null, (answer) => parseOne(schema, answer))
}

/**
 * Whole records that need a call each, kept as single ones are. Of a change they are read again when somebody needs them.
 */
export function recordReader<T>(schema: RecordSchema<T>): (call: ReadCall) => Promise<T | null> {
  const records = new LRUCache<string, LibraryEntry<T | null>>({ max: MOST_RECORDS })
  recordsOfReaders.push(records)
  return (call) => {
    const source = sourceOf(call, null)
    const understand = (answer: unknown) => parseOne(schema, inLanguageOfPage(call, answer))
    if (showsDrafts(source)) return readDrafts(source, understand)
    const known = records.get(source.key) ?? new LibraryEntry(source, understand)
    records.set(source.key, known)
    return known.get()
  }
}

function kept<T>(call: ReadCall, empty: unknown, parse: (answer: unknown) => T): () => Promise<T> {
  return cachedRead(sourceOf(call, empty), (answer) => parse(inLanguageOfPage(call, answer)))
}

/** @param empty the answer in place of content that the service does not have. */
function sourceOf(call: ReadCall, empty: unknown): EntrySource {
  const { path, models, query } = call
  return {
    name: path,
    key: `${path}?${new URLSearchParams(query)}`,
    models,
    ask: () => (isOfBlog(call) ? fromBlog(call, query) : fromBackend(call, query)),
    absent: { answer: empty, isGone: () => isGone(call) },
    // An outside blog knows nothing of our previews.
    hasDrafts: () => !(isOfBlog(call) && env().BLOG_URL),
  }
}

/**
 * Enters a read into the library. A preview reads drafts, for its response alone.
 *
 * @param understand the answer, in the language of the response.
 */
export function cachedRead<T>(source: EntrySource, understand: (answer: unknown) => T): () => Promise<T> {
  const entry = new LibraryEntry(source, understand)
  entries.push(entry)
  return oncePerResponse(() => (showsDrafts(source) ? readDrafts(source, understand) : entry.get()))
}

function showsDrafts({ hasDrafts }: EntrySource): boolean {
  return previewTicket() !== null && hasDrafts()
}

/** Called at the start: reads everything, one after the other. */
export function loadLibrary(): void {
  inBackground(async () => {
    for (const entry of entries) {
      await entry.get().catch((error: unknown) => {
        // The next page tries again.
        if (!(error instanceof ContentUnavailable)) log.error({ error }, 'a part of the library could not be loaded')
      })
    }
  })
}

/** Called when content has changed: what was made from these models is read again. */
export function renewLibrary(models: readonly string[]): void {
  for (const entry of entries) if (entry.noteChange(models)) inBackground(() => entry.renew())
  for (const records of recordsOfReaders) for (const record of records.values()) record.noteChange(models)
}

/** Answers are kept in English; each language puts its translations over them. */
function inLanguageOfPage({ models: [model = ''] }: ReadCall, answer: unknown): unknown {
  const translations = currentTranslations()
  if (translations.size === 0) return answer
  const translated = (records: unknown) => withTranslations(model, flatten(records), translations)
  // The total number of records is beside them.
  return isRecord(answer) && 'data' in answer ? { ...answer, data: translated(answer.data) } : translated(answer)
}

/** A draft has no older copy to fall back on, and what a preview reads must not be shown to visitors. */
async function readDrafts<T>(
  { name, ask }: Pick<EntrySource, 'name' | 'ask'>,
  understand: (answer: unknown) => T,
): Promise<T> {
  try {
    return understand(await ask())
  } catch (error) {
    if (!(error instanceof RequestError || error instanceof MalformedAnswer)) throw error
    throw new ContentUnavailable(`no drafts of ${name}`, { cause: error })
  }
}

/** The records of a list's answer that fit. */
export function recordsIn<T>(call: ReadCall, schema: RecordSchema<T>, answer: unknown): readonly T[] {
  const { records, dropped } = parseList(schema, answer)
  if (records.length === 0) throwIfDropped(dropped)
  logDropped(call, dropped)
  return records
}

/**
 * Editors may break one record, but hardly all of a list: then the answer itself is wrong, and an older one is shown.
 *
 * @param dropped the records left out of a list of which nothing remains.
 * @throws {NoRecordFits} when there are any.
 */
function throwIfDropped([first]: readonly Dropped[]): void {
  if (first) throw new NoRecordFits(`no record fits; ${first.id}: ${first.field || 'record'}: ${first.reason}`)
}

/** Logs what was left out of an answer. */
export function logDropped({ models, path }: ReadCall, dropped: readonly Dropped[]): void {
  const type = models[0] ?? path
  for (const { id, field, reason } of dropped) log.warn({ type, id, field, reason }, 'a record was left out')
}
