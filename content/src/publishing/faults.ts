import { isRecord, type RecordFault } from '@ashlar/contract'
import type { Core, Schema, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { componentOfPart } from './walk'

/** A record as the Document Service returns it. */
export type Fields = Record<string, unknown>

/** The input of a rule: a record that visitors will see, and all other published records. */
export interface Examined {
  model: string
  uid: UID.ContentType
  record: Fields
  published: PublishedRecords
  /** When visitors will see it. */
  seenFrom: Date
}

/** Reads published records, each list once. */
export interface PublishedRecords {
  all(model: string): Promise<readonly Fields[]>
}

/** A message names no more faults than can be read before it goes; each field names its own. */
const MOST_NAMED = 3

/** Finds the faults of a record that one rule covers. */
export type PublishRule = (examined: Examined) => RecordFault[] | Promise<RecordFault[]>

/**
 * Throws an error in the format of the admin's own errors: each fault is shown at its field, and the message lists the
 * first.
 *
 * @param done what was not done: `Not published`.
 * @param record the record with the faults; needed for the kinds of its blocks.
 */
export function refuseFaults(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  faults: readonly RecordFault[],
  done: string,
  record: Fields = {},
): never {
  const lines = faults.slice(0, MOST_NAMED).map((fault) => lineOf(strapi, uid, fault, record))
  const more = faults.length - lines.length
  if (more > 0) lines.push(`And ${more} more, ${more === 1 ? 'named at its field' : 'each named at its field'}.`)
  throw new errors.ValidationError(`${done}. ${lines.join(' ')}`, {
    errors: faults.map(({ path, message }) => ({ path: path.map(String), message, name: 'ValidationError' })),
  })
}

/** `Prices, 2: must be a number.`: fields by their labels in the admin, positions counted from 1. */
export function lineOf(strapi: Core.Strapi, uid: UID.Schema, { path, message }: RecordFault, record: Fields): string {
  const where = placeOf(strapi, uid, path, record)
  return where ? `${where}: ${message}.` : `${message}.`
}

/** `Prices, 2`: where a value of a record stands in its form. */
export function placeOf(
  strapi: Core.Strapi,
  uid: UID.Schema,
  path: readonly (string | number)[],
  record: Fields,
): string {
  const words: string[] = []
  let schema = strapi.getModel(uid)
  let attribute: Schema.Attribute.AnyAttribute | undefined
  let value: unknown = record
  for (const step of path) {
    value = isRecord(value) || Array.isArray(value) ? (value as Fields)[step] : undefined
    if (typeof step === 'number') {
      const component = attribute?.type === 'dynamiczone' && isRecord(value) ? componentOfPart(attribute, value) : null
      if (component) schema = strapi.getModel(component)
      words.push(component ? `${step + 1} (${schema.info.displayName})` : String(step + 1))
    } else {
      words.push(labelOfField(schema, step))
      attribute = schema?.attributes[step]
      if (attribute?.type === 'component') schema = strapi.getModel(attribute.component)
      // What a rich text is made of has no names in the form.
      if (attribute?.type === 'blocks') break
    }
  }
  return words.join(', ')
}

/** A field as the admin names it. */
export function labelOfField(schema: unknown, field: string): string {
  const { label } = metadataOf(schema, field)
  return typeof label === 'string' ? label : field
}

/** What the form says below a field; empty where it says nothing. */
export function hintOfField(schema: unknown, field: string): string {
  const { description } = metadataOf(schema, field)
  return typeof description === 'string' ? description : ''
}

function metadataOf(schema: unknown, field: string): Fields {
  const config = isRecord(schema) && isRecord(schema.config) ? schema.config.metadatas : null
  const metadata = isRecord(config) && isRecord(config[field]) ? config[field].edit : null
  return isRecord(metadata) ? metadata : {}
}
