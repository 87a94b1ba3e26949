import * as z from 'zod/mini'
import type { RecordSchema } from './answer.js'
import { type CallQuery, onlyFields } from './query.js'

/** A part of a record (a component, a relation), which is asked for apart from its fields. */
interface PartSource<W> {
  readonly part: keyof W & string
  /** Parameters that ask for it where one level is not enough. */
  readonly query?: CallQuery
}

/**
 * Where a field of a record comes from: a field of this name on the wire, a part, or `null` for what needs no asking,
 * because it comes with every record or is not on the wire at all.
 */
export type FieldSource<W> = (keyof W & string) | PartSource<W> | null

/** What the backend keeps in one field of the same name. Everything else has to be told in the sources. */
type Plain = string | number | boolean | null | readonly string[]

type ToldFields<T, W> = {
  [Field in keyof T]-?: Field extends keyof W ? (T[Field] extends Plain ? never : Field) : Field
}[keyof T]

/** By field: where it comes from. A plain field of the same name on the wire may be left out. */
export type FieldSources<T, W> = { readonly [Field in ToldFields<T, W>]: FieldSource<W> } & {
  readonly [Field in keyof T]?: FieldSource<W>
}

/** A kind of record that can be asked for in part. `T` is the record, `Needed` names fields that every answer has. */
export interface RecordType<T, Needed extends keyof T> {
  readonly schema: RecordSchema<T>
  readonly sources: Readonly<Partial<Record<keyof T, FieldSource<Record<string, unknown>>>>>
  /** Fields without which the schema refuses a record: every projection asks for them. */
  readonly needed: readonly (Needed & string)[]
}

/**
 * Describes a kind of record.
 *
 * @param wire the shape on the wire; a source that is not in it does not compile.
 */
export function recordType<T, W, const Needed extends keyof T & string>(
  schema: RecordSchema<T>,
  _wire: z.ZodMiniType<W>,
  needed: readonly Needed[],
  sources: FieldSources<T, W>,
): RecordType<T, Needed> {
  return { schema, needed, sources: sources as RecordType<T, Needed>['sources'] }
}

/** Some fields of a kind of record: the request for them, and a schema that gives them and nothing else. */
export interface Projection<T> {
  readonly query: CallQuery
  readonly schema: RecordSchema<T>
}

/** The records that a projection gives. */
export type Projected<P> = P extends Projection<infer T> ? T : never

type Element<T> = T extends readonly (infer Item)[] ? Item : never

/** Parts of which only some fields are wanted; they are called on the wire as in the record. */
type PartFields<T> = { readonly [Field in keyof T]?: readonly (keyof Element<T[Field]> & string)[] }

/** The fields that are asked for, and of some parts the fields that are asked for of them. */
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
 * What a list asks for of each record, and by that what its cards may show: both follow from the same names.
 *
 * @param fields wanted beside those that every record needs.
 * @param parts lists of parts of which some fields are wanted alone.
 */
export function projectionOf<
  T extends object,
  Needed extends keyof T,
  const Fields extends readonly (keyof T & string)[],
  const Parts extends PartFields<T> = Record<never, never>,
>(type: RecordType<T, Needed>, fields: Fields, parts?: Parts): Projection<Chosen<T, Needed | Fields[number], Parts>> {
  const whole = [...new Set<keyof T & string>([...(type.needed as readonly (keyof T & string)[]), ...fields])]
  const some = Object.entries(parts ?? {}) as [keyof T & string, readonly string[]][]
  const sources = whole.map((field) => sourceOf(type, field))
  return {
    query: {
      ...onlyFields(...sources.filter((source) => typeof source === 'string')),
      ...Object.assign({}, ...sources.map((source) => partQuery(source))),
      ...Object.assign({}, ...some.map(([field, names]) => partQuery(sourceOf(type, field), names))),
    },
    schema: z.pipe(
      type.schema,
      z.transform((record) => pick(record, whole, some) as never),
    ),
  }
}

/** Everything of a kind of record: its fields come unasked, its parts are asked for. */
export function wholeOf<T, Needed extends keyof T>({ schema, sources }: RecordType<T, Needed>): Projection<T> {
  const parts = Object.values<FieldSource<Record<string, unknown>> | undefined>(sources)
  return { schema, query: Object.assign({}, ...parts.map((source) => partQuery(source ?? null))) }
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
  whole: readonly (keyof T)[],
  some: readonly [keyof T, readonly string[]][],
): Partial<T> {
  const fields = Object.fromEntries(whole.map((field) => [field, record[field]]))
  const parts = Object.fromEntries(
    some.map(([field, names]) => [
      field,
      (record[field] as readonly Record<string, unknown>[]).map((part) =>
        Object.fromEntries(names.map((name) => [name, part[name]])),
      ),
    ]),
  )
  return { ...fields, ...parts } as Partial<T>
}
