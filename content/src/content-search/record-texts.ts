import { foldText, isRecord, withLatinDigits } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import type { Fields } from '../publishing/faults'
import { recordTitleOf } from '../publishing/record-title'
import { type FieldVisit, textOf, visitFields } from '../publishing/walk'
import { pageModels } from '../search-engines/published-path'

/** Letters of one field that are searched; the rest of a longer text is not. */
const MOST_LETTERS = 50_000
/** Types of fields whose value is a text. */
const TEXT_TYPES: ReadonlySet<string> = new Set(['string', 'text', 'richtext', 'uid', 'email', 'enumeration', 'date'])
/** Types of fields whose value is data with texts within. */
const DATA_TYPES: ReadonlySet<string> = new Set(['json', 'blocks'])

/** The texts of a record, folded for the search. */
export interface RecordTexts {
  title: string
  /** The path of its page on the site; null for a record without one. */
  address: string | null
  foldedTitle: string
  foldedAddress: string
  /** By field, as permissions name it: `lead`, `nearby.name`. */
  fields: ReadonlyMap<string, string>
}

/** A text as the search compares it. */
export function folded(text: string): string {
  return foldText(withLatinDigits(text))
}

/** @param record complete, as the Document Service returns it. */
export function textsOfRecord(strapi: Core.Strapi, uid: UID.ContentType, record: Fields): RecordTexts {
  const parts = new Map<string, string[]>()
  for (const visit of visitFields(strapi, uid, record)) {
    const words = wordsOf(visit)
    if (words.length === 0) continue
    const field = visit.path.filter((step) => typeof step === 'string').join('.')
    parts.set(field, [...(parts.get(field) ?? []), ...words])
  }
  const title = recordTitleOf(strapi, uid, record)
  const address = addressOf(uid, record)
  return {
    title,
    address,
    foldedTitle: folded(title),
    foldedAddress: folded(address ?? ''),
    fields: new Map([...parts].map(([field, words]) => [field, folded(words.join(' ').slice(0, MOST_LETTERS))])),
  }
}

function wordsOf({ type, value }: FieldVisit): string[] {
  if (DATA_TYPES.has(type)) return wordsInData(value)
  return TEXT_TYPES.has(type) && typeof value === 'string' ? [value] : []
}

/** The words of data, such as the rows of a table or the paragraphs of a rich text, without the `type` of each node. */
function wordsInData(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(wordsInData)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, part]) => (name === 'type' ? [] : wordsInData(part)))
}

function addressOf(uid: UID.ContentType, record: Fields): string | null {
  const page = Object.entries(pageModels).find(([model]) => uid === `api::${model}.${model}`)?.[1]
  const value = page ? textOf(record[page.field]) : ''
  return page && value ? page.under + value : null
}
