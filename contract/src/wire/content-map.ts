import * as z from 'zod/mini'
import { isLeadType, leadRegistry } from '../leads/lead-types.js'
import { slugOf } from '../text/slug.js'
import { flatten, isRecord } from './answer.js'
import { leadWrites, reads, writes } from './catalogue.js'
import { wireFieldsOf } from './record-schemas.js'

const CONVERSIONS = ['slug', 'text', 'number', 'list', 'picture', 'pictures'] as const
type Conversion = (typeof CONVERSIONS)[number]

/** Where one of our fields comes from in a backend with attributes of its own. */
export type MappedField =
  | string
  | {
      /** Their attribute; `a.b` is attribute `b` of their component or relation `a`. */
      from?: string
      /**
       * `slug`: a part of an address, made from a name. `list`: a list, from lines or commas. `picture`: one file of
       * theirs, also when the attribute holds several. `pictures`: entries of pictures, from their files.
       */
      as?: Conversion
      /** Our value for each of theirs. A value that is not named here stays as it is. */
      values?: Readonly<Record<string, string>>
      /** When their attribute is missing or empty. */
      otherwise?: unknown
    }

/** How a collection of another backend serves one of ours. */
export interface MappedCollection {
  /** Its path there, when it has another one: `/api/properties`. */
  path?: string
  /** By our fields. */
  fields?: Readonly<Record<string, MappedField>>
  /** What visitors send: their attribute for everything that has no field of its own. */
  text?: string
  /** What visitors send: attributes that always have the same value, such as a source. */
  constants?: Readonly<Record<string, string | number | boolean>>
}

/** By the last part of our path, such as `consolidated-projects` or `general-leads`. */
export type ContentMap = ReadonlyMap<string, MappedCollection>

const attribute = z.string().check(
  z.regex(/^\w+(\.\w+)?$/, {
    error: 'must name an attribute, or an attribute of a component or relation as "component.attribute"',
  }),
)
const plainAttribute = z.string().check(z.regex(/^\w+$/, { error: 'must name an attribute' }))
const ownText = z.string({ error: 'must be text' })

const FIELD_FORMS = `must be the name of their attribute, or an object with some of from, as (${CONVERSIONS.join(', ')}), values and otherwise`

const mappedField = z.union([
  attribute,
  z
    .strictObject({
      from: z.optional(attribute),
      as: z.optional(z.enum(CONVERSIONS)),
      values: z.optional(z.record(z.string(), ownText)),
      otherwise: z.optional(z.unknown()),
    })
    .check(z.refine((field) => field.from !== undefined || field.otherwise !== undefined, { error: FIELD_FORMS })),
])

const mappedCollection = z.strictObject({
  path: z.optional(
    z.string().check(z.regex(/^\/api\/[\w-]+(\/[\w-]+)*$/, { error: 'must be a path such as /api/properties' })),
  ),
  fields: z.optional(z.record(z.string(), mappedField)),
  text: z.optional(plainAttribute),
  constants: z.optional(z.record(plainAttribute, z.union([z.string(), z.number(), z.boolean()]))),
})

/** Everything that is wrong with a content map, each fault with the place and the mend. */
export class ContentMapFault extends Error {
  override readonly name = 'ContentMapFault'

  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'))
  }
}

/**
 * Reads a content map.
 *
 * @throws {ContentMapFault}
 */
export function readContentMap(text: string): ContentMap {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new ContentMapFault([`it is not JSON: ${error instanceof Error ? error.message : 'unreadable'}`])
  }
  if (!isRecord(json)) throw new ContentMapFault(['it must be an object with an entry for each collection'])
  const faults: string[] = []
  const map = new Map<string, MappedCollection>()
  for (const [name, entry] of Object.entries(json)) {
    const known = mappableFields(name)
    if (known === null) {
      faults.push(`"${name}" is no collection of ours; name one of ${[...collectionNames()].toSorted().join(', ')}`)
      continue
    }
    const result = z.safeParse(mappedCollection, entry)
    if (!result.success) {
      for (const { path, message, code } of result.error.issues) {
        faults.push(`${[name, ...path].join('.')}: ${code === 'invalid_union' ? FIELD_FORMS : message}`)
      }
      continue
    }
    for (const field of Object.keys(result.data.fields ?? {})) {
      if (!known.includes(field))
        faults.push(`${name}.fields.${field}: we have no such field; ours are ${known.join(', ')}`)
    }
    map.set(name, result.data as MappedCollection)
  }
  if (faults.length > 0) throw new ContentMapFault(faults)
  return map
}

/** The name of a call's collection in a content map. */
export function collectionOf({ path }: { path: string }): string {
  return path.split('/')[2] ?? ''
}

/** A record of theirs with our fields, from either of the two formats. Their other attributes stay beside ours. */
export function withMappedFields({ fields = {} }: MappedCollection, record: unknown): unknown {
  const flat = flatten(record)
  if (!isRecord(flat)) return flat
  return {
    ...flat,
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, mappedValue(flat, field)])),
  }
}

function mappedValue(record: Record<string, unknown>, field: MappedField): unknown {
  const { from, as, values = {}, otherwise } = typeof field === 'string' ? { from: field } : field
  const given = from === undefined ? undefined : valueAt(record, from.split('.'))
  const translated = typeof given === 'string' && Object.hasOwn(values, given) ? values[given] : given
  const made = as === undefined ? translated : converted(translated, as)
  return isEmpty(made) ? (otherwise ?? null) : made
}

function valueAt(value: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return value
  if (Array.isArray(value)) return value.map((item) => valueAt(item, [first, ...rest]))
  return isRecord(value) ? valueAt(value[first], rest) : undefined
}

function converted(value: unknown, as: Conversion): unknown {
  if (as === 'pictures') {
    return [value]
      .flat()
      .filter(isRecord)
      .map((picture) => ({ picture, caption: picture.caption }))
  }
  if (as === 'list')
    return (Array.isArray(value) ? value : String(value ?? '').split(/[\n,]/)).map(trimmed).filter(Boolean)
  const one = Array.isArray(value) ? value[0] : value
  if (isEmpty(one)) return null
  if (as === 'picture') return one
  if (as === 'number') return Number(String(one).replaceAll(',', ''))
  return as === 'slug' ? slugOf(String(one)) : String(one)
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** Collections that a map may name: what we read and what visitors send. */
function collectionNames(): Set<string> {
  const calls = [...Object.values(reads), ...Object.values(leadWrites), writes.newsletterEmails]
  return new Set(calls.filter(({ path }) => path.startsWith('/api/')).map(collectionOf))
}

/** @returns our fields of a collection, or `null` when there is no such collection. */
export function mappableFields(name: string): readonly string[] | null {
  if (isLeadType(name)) return Object.keys(leadRegistry[name].schema.shape)
  if (name === collectionOf(writes.newsletterEmails)) return ['subscribedEmail']
  const call = Object.values(reads).find((row) => row.path.startsWith('/api/') && collectionOf(row) === name)
  return call ? wireFieldsOf(call.models[0]) : null
}
