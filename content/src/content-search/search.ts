import { decodedAddress } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { uidOf } from '../content-models'
import { permittedRecords } from '../editors/record-rights'
import { mayDo, mayReadField } from '../editors/rights'
import { labelOfField } from '../publishing/faults'
import { formPathOf } from '../publishing/record-title'
import type { ContentIndex, IndexedRecord, RecordState } from './content-index'
import { folded } from './record-texts'

/** A record that has the words, as the admin lists it. */
export interface FoundRecord {
  /** Path of its form in the content manager. */
  path: string
  title: string
  /** Name of the content type. */
  typeName: string
  /** The path of its page on the site. */
  address: string | null
  state: RecordState
  /** The field that has a word, where title and address have it not. */
  field: string | null
}

export interface FoundRecords {
  results: FoundRecord[]
  /** How many records have the words; more than the results when there are many. */
  total: number
  /** Whether all records are read: the first search after a start answers before. */
  isComplete: boolean
}

const TRANSLATION = uidOf('translation')
const MOST_RESULTS = 30
const MOST_WORDS = 8
/** A single letter would find nearly everything. */
const SHORTEST = 2
const LONGEST_WAIT_MS = 3000

/** A record that has all words. */
interface Hit {
  record: IndexedRecord
  /** Smaller is better. */
  rank: number
  field: string | null
}

/**
 * Finds records by title, address and the words inside: every word must be somewhere in what the editor may read.
 *
 * @param typed words, or the address of a page with or without its origin.
 */
export async function searchContent(
  strapi: Core.Strapi,
  ctx: Context,
  index: ContentIndex,
  typed: string,
): Promise<FoundRecords> {
  const query = folded(pathOf(typed)).trim()
  if (query.length < SHORTEST) return { results: [], total: 0, isComplete: true }
  const words = query.split(/\s+/).slice(0, MOST_WORDS)
  const isComplete = await index.update(LONGEST_WAIT_MS)
  const hits: Hit[] = []
  for (const uid of index.types()) {
    if (!mayDo(ctx, 'read', uid)) continue
    const match = matcherOf(strapi, ctx, uid, query, words)
    const found = [...index.recordsOf(uid)].flatMap((record) => match(record) ?? [])
    if (found.length === 0) continue
    const readable = await permittedRecords(strapi, ctx, 'read', uid)
    hits.push(...found.filter(({ record }) => readable.has(record.documentId)))
  }
  const best = hits.toSorted(
    (a, b) =>
      a.rank - b.rank ||
      // A translation has the words of its record too, and comes after it.
      Number(a.record.uid === TRANSLATION) - Number(b.record.uid === TRANSLATION) ||
      a.record.title.localeCompare(b.record.title, 'en'),
  )
  return { results: best.slice(0, MOST_RESULTS).map((hit) => lineOf(strapi, hit)), total: hits.length, isComplete }
}

/** An address that was copied from the browser, as records have it. */
function pathOf(typed: string): string {
  const url = URL.canParse(typed) ? new URL(typed) : null
  return url?.protocol.startsWith('http') ? decodedAddress(url.pathname) : typed
}

/** @returns a function that gives the hit of a record, and null for a record without the words. */
function matcherOf(strapi: Core.Strapi, ctx: Context, uid: UID.ContentType, query: string, words: readonly string[]) {
  const fieldRights = new Map<string, boolean>()
  const maySee = (field: string): boolean => {
    const known = fieldRights.get(field)
    if (known !== undefined) return known
    const [top = field] = field.split('.')
    const may = mayReadField(ctx, uid, field) || mayReadField(ctx, uid, top)
    fieldRights.set(field, may)
    return may
  }
  return (record: IndexedRecord): Hit | null => {
    const { foldedTitle, foldedAddress, fields } = record
    let field: string | null = null
    for (const word of words) {
      if (foldedTitle.includes(word) || foldedAddress.includes(word)) continue
      const inside = [...fields].find(([name, text]) => text.includes(word) && maySee(name))?.[0]
      if (inside === undefined) return null
      field ??= inside
    }
    const label = field === null ? null : labelOfField(strapi.getModel(uid), field.split('.')[0] ?? field)
    return { record, rank: rankOf(foldedTitle, query, words, field), field: label }
  }
}

function rankOf(title: string, query: string, words: readonly string[], field: string | null): number {
  if (title.startsWith(query)) return 0
  if (words.every((word) => title.includes(word))) return 1
  return field === null ? 2 : 3
}

function lineOf(strapi: Core.Strapi, { record, field }: Hit): FoundRecord {
  const { uid, documentId, title, address, state } = record
  return {
    path: formPathOf(strapi, uid, documentId),
    title,
    typeName: strapi.contentType(uid).info.displayName,
    ...{ address, state, field },
  }
}
