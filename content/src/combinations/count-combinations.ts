import type { Core } from '@strapi/strapi'
import type { Countable } from './countable'

/** Published records that share their values, and how many they are. */
export interface Combination {
  count: number
  /** Texts, lists of texts where the field holds a list, `null` where it is empty. */
  values: Record<string, unknown>
}

/**
 * Counts the published records of a list by their values in some fields, in the database: the answer grows with the
 * number of different values, not with the number of records.
 *
 * @param names of fields that the list may be counted by; at most one component among them.
 */
export async function countCombinations(
  strapi: Core.Strapi,
  { uid, fields }: Countable,
  names: readonly string[],
): Promise<Combination[]> {
  const { collectionName } = strapi.getModel(uid)
  const rows = strapi.db
    .connection(`${collectionName} as record`)
    .count('* as count')
    .whereNotNull('record.published_at')
  names.forEach((name, index) => {
    const [field = '', inner] = name.split('.')
    const column = inner
      ? `part.${columnOf(strapi, componentOf(strapi, uid, field), inner)}`
      : `record.${columnOf(strapi, uid, field)}`
    if (inner) joinComponent(strapi, rows, uid, field)
    const text = fields[name] === 'year' ? 'SUBSTR(CAST(?? AS TEXT), 1, 4)' : 'CAST(?? AS TEXT)'
    rows.select(strapi.db.connection.raw(`${text} AS ??`, [column, `value_${index}`]))
    rows.groupByRaw(text, [column])
  })
  const lists = names.map((name) => strapi.getModel(uid).attributes[name]?.type === 'json')
  const found: Record<string, string | number | null>[] = await rows
  return found.map((row) => ({
    count: Number(row.count),
    values: Object.fromEntries(names.map((name, index) => [name, readValue(row[`value_${index}`], lists[index])])),
  }))
}

function readValue(value: unknown, isList: boolean | undefined): unknown {
  return isList && typeof value === 'string' ? JSON.parse(value) : (value ?? null)
}

type Query = ReturnType<Core.Strapi['db']['connection']>

/** One row for each part of a record, as Strapi links them. */
function joinComponent(strapi: Core.Strapi, rows: Query, uid: Countable['uid'], field: string): void {
  const { collectionName } = strapi.getModel(uid)
  const component = componentOf(strapi, uid, field)
  rows
    .join(`${collectionName}_cmps as link`, 'link.entity_id', 'record.id')
    .join(`${strapi.getModel(component).collectionName} as part`, 'part.id', 'link.cmp_id')
    .where('link.field', field)
}

function componentOf(strapi: Core.Strapi, uid: Countable['uid'], field: string) {
  const attribute = strapi.getModel(uid).attributes[field]
  if (attribute?.type !== 'component') throw new Error(`${uid} has no component ${field}`)
  return attribute.component
}

function columnOf(strapi: Core.Strapi, uid: Countable['uid'] | ReturnType<typeof componentOf>, field: string): string {
  const attribute = strapi.db.metadata.get(uid).attributes[field]
  return attribute && 'columnName' in attribute && attribute.columnName ? String(attribute.columnName) : field
}
