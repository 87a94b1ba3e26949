import * as z from 'zod/mini'
import type { RecordSchema } from './answer.js'
import type { CallQuery } from './query.js'

/** A part of a record (a component, a relation), which a request must name separately from the fields. */
interface PartSource<W> {
  readonly part: keyof W & string
  /** Query parameters for the part, when one level of `populate` is not enough. */
  readonly query?: CallQuery
}

/**
 * Source of a record's field: a field of this name on the wire, a part, or `null` when the request need not name it,
 * because every response has it or it is not on the wire.
 */
export type FieldSource<W> = (keyof W & string) | PartSource<W> | null

/**
 * Types of values that the backend stores in one field of the same name. All other fields need an entry in the sources.
 */
type Plain = string | number | boolean | null | readonly string[]

type FieldsWithoutDefault<T, W> = {
  [Field in keyof T]-?: Field extends keyof W ? (T[Field] extends Plain ? never : Field) : Field
}[keyof T]

/** Sources by field. A plain field with the same name on the wire may be left out. */
export type FieldSources<T, W> = { readonly [Field in FieldsWithoutDefault<T, W>]: FieldSource<W> } & {
  readonly [Field in keyof T]?: FieldSource<W>
}

/** A record type that can be requested in part. `T` is the record, `Needed` names fields that every response has. */
export interface RecordType<T, Needed extends keyof T> {
  readonly schema: RecordSchema<T>
  readonly sources: Readonly<Partial<Record<keyof T, FieldSource<Record<string, unknown>>>>>
  /** Fields that the schema requires: every projection requests them. */
  readonly needed: readonly (Needed & string)[]
}

/**
 * Declares a record type.
 *
 * @param wire the format on the wire; a source that is not in it does not compile.
 */
export function recordType<T, W, const Needed extends keyof T & string>(
  schema: RecordSchema<T>,
  _wire: z.ZodMiniType<W>,
  needed: readonly Needed[],
  sources: FieldSources<T, W>,
): RecordType<T, Needed> {
  return { schema, needed, sources: sources as RecordType<T, Needed>['sources'] }
}

/** Some fields of a record type: the query for them, and a schema that returns only them. */
export interface Projection<T> {
  readonly query: CallQuery
  readonly schema: RecordSchema<T>
}

/** The record that a projection returns. */
export type Projected<P> = P extends Projection<infer T> ? T : never

type Element<T> = T extends readonly (infer Item)[] ? Item : never

/** Parts of which only some fields are requested; their fields have the same names on the wire. */
type PartFields<T> = { readonly [Field in keyof T]?: readonly (keyof Element<T[Field]> & string)[] }

/** The requested fields; for some parts, only the requested fields of the part. */
type Chosen<T, Names extends keyof T, Parts> = keyof Parts extends never
  ? Pick<T, Names>
  : Pick<T, Names> & Narrowed<T, Parts>

type Narrowed<T, Parts> = {
  [Field in keyof Parts & keyof T]: readonly Pick<
    Element<T[Field]>,
    Parts[Field] extends readonly (infer Name)[] ? Name & keyof Element<T[Field]> : never
  >[]
}

/**
 * The fields that a list requests of each record, and therefore the fields that its cards may show.
 *
 * @param fields in addition to those that every record needs.
 * @param parts lists of components of which only some fields are requested.
 */
export function projectionOf<
  T extends object,
  Needed extends keyof T,
  const Fields extends readonly (keyof T & string)[],
  const Parts extends PartFields<T> = Record<never, never>,
>(type: RecordType<T, Needed>, fields: Fields, parts?: Parts): Projection<Chosen<T, Needed | Fields[number], Parts>> {
  const names = [...new Set<keyof T & string>([...(type.needed as readonly (keyof T & string)[]), ...fields])]
  const narrowed = Object.entries(parts ?? {}) as [keyof T & string, readonly string[]][]
  const sources = names.map((field) => sourceOf(type, field))
  return {
    query: {
      ...onlyFields(...sources.filter((source) => typeof source === 'string')),
      ...Object.assign({}, ...sources.map((source) => partQuery(source))),
      ...Object.assign({}, ...narrowed.map(([field, partFields]) => partQuery(sourceOf(type, field), partFields))),
    },
    schema: z.pipe(
      type.schema,
      z.transform((record) => pick(record, names, narrowed) as never),
    ),
  }
}

/** A whole record: its fields come without being named, its parts are requested. */
export function wholeOf<T, Needed extends keyof T>({ schema, sources }: RecordType<T, Needed>): Projection<T> {
  const parts = Object.values<FieldSource<Record<string, unknown>> | undefined>(sources)
  return { schema, query: Object.assign({}, ...parts.map((source) => partQuery(source ?? null))) }
}

/** The requested fields: `fields[0]=slug`. */
function onlyFields(...fields: readonly string[]): CallQuery {
  return Object.fromEntries(fields.map((field, index) => [`fields[${index}]`, field]))
}

function sourceOf<T, Needed extends keyof T>(type: RecordType<T, Needed>, field: keyof T & string) {
  const source = type.sources[field]
  return source === undefined ? field : source
}

function partQuery(source: FieldSource<Record<string, unknown>>, names: readonly string[] = []): CallQuery {
  if (source === null || typeof source === 'string') return {}
  const { part, query = { [`populate[${part}]`]: 'true' } } = source
  if (names.length === 0) return query
  return Object.fromEntries(names.map((name, index) => [`populate[${part}][fields][${index}]`, name]))
}

function pick<T extends object>(
  record: T,
  names: readonly (keyof T)[],
  narrowed: readonly [keyof T, readonly string[]][],
): Partial<T> {
  const fields = Object.fromEntries(names.map((field) => [field, record[field]]))
  const parts = Object.fromEntries(
    narrowed.map(([field, partFields]) => [
      field,
      (record[field] as readonly Record<string, unknown>[]).map((part) =>
        Object.fromEntries(partFields.map((name) => [name, part[name]])),
      ),
    ]),
  )
  return { ...fields, ...parts } as Partial<T>
}
