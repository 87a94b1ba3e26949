import * as z from 'zod/mini'

/**
 * Converts a response of the content backend to plain records, from either of its two formats.
 *
 * - v4: `{ id, documentId?, attributes: { Title, Image: { data: { id, attributes: { url } } } } }`
 * - flat (v5): `{ id, documentId, Title, Image: { id, url } }`
 *
 * Both become `{ id, documentId?, Title, Image: { id, url } }`. Attribute names are left as they are.
 */
export function flatten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flatten)
  if (!isRecord(value)) return value
  if ('data' in value && Object.keys(value).every((key) => key === 'data' || key === 'meta')) {
    return flatten(value.data)
  }
  if (isRecord(value.attributes) && 'id' in value) {
    const { id, documentId } = value
    return { ...mapValues(value.attributes), id, ...(documentId === undefined ? {} : { documentId }) }
  }
  return mapValues(value)
}

/** Parses one record from the wire. */
export type RecordSchema<T> = z.ZodMiniType<T>

/** A record, or a part of one, that was left out because it does not match the contract. */
export interface Dropped {
  /** `documentId` or `id` of the record, `?` when it has neither. */
  id: string
  /** Dotted path of the first invalid field; empty when the record itself is invalid. */
  field: string
  /** The fault in words. */
  reason: string
}

/** The valid records of a response. `dropped` is for the log, never for the visitor. */
export interface Parsed<T> {
  records: T[]
  dropped: Dropped[]
}

/** The response as a whole has none of the backend's formats: no list where one is expected, or no object. */
export class MalformedAnswer extends Error {
  override readonly name = 'MalformedAnswer'
}

/** The response is what it should be, but none of its records fits the contract. */
export class NoRecordFits extends MalformedAnswer {}

/**
 * Parses a list response record by record: an invalid record drops only itself.
 *
 * @throws {MalformedAnswer} when the response has no list.
 */
export function parseList<T>(schema: RecordSchema<T>, answer: unknown): Parsed<T> {
  const list = flatten(answer)
  if (!Array.isArray(list)) throw new MalformedAnswer('expected a list of records')
  const records: T[] = []
  const dropped: Dropped[] = []
  for (const item of list) {
    const result = z.safeParse(schema, item)
    if (result.success) records.push(result.data)
    else dropped.push(describe(item, result.error))
  }
  return { records, dropped }
}

/**
 * Parses a single record: the response of a single type, or the first record of a list.
 *
 * @returns the record, or `null` when the backend has none.
 * @throws {NoRecordFits} naming the field, when there is a record and it is invalid; or when it has none of the fields of
 * the schema, since every field may be optional.
 */
export function parseOne<T>(schema: RecordSchema<T>, answer: unknown): T | null {
  const flat = flatten(answer)
  const item: unknown = Array.isArray(flat) ? flat[0] : flat
  if (item === null || item === undefined) return null
  const fields = namedFieldsOf(schema)
  if (fields.length > 0 && !fields.some((name) => Object.hasOwn(item, name))) {
    throw new NoRecordFits('record: none of its fields is known')
  }
  const result = z.safeParse(schema, item)
  if (result.success) return result.data
  const { field, reason } = describe(item, result.error)
  throw new NoRecordFits(`${field || 'record'}: ${reason}`)
}

/** The fields that a schema reads from a record, without its ids; none when it does not read an object. */
export function namedFieldsOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodMiniPipe) return namedFieldsOf(schema._zod.def.in)
  if (!(schema instanceof z.ZodMiniObject)) return []
  return Object.keys(schema.shape).filter((name) => name !== 'id' && name !== 'documentId')
}

function describe(item: unknown, error: z.core.$ZodError): Dropped {
  const issue = error.issues[0]
  const id = isRecord(item) ? (item.documentId ?? item.id) : undefined
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : '?',
    field: issue ? issue.path.map(String).join('.') : '',
    reason: issue ? issue.message || issue.code : 'unreadable',
  }
}

function mapValues(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, flatten(value)]))
}

/** Whether a value is an object with named fields, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
