import type { Core } from '@strapi/strapi'
import { isShown } from '../preview/preview-of-request'
import { partsTable } from '../strapi-port/tables'
import type { Countable } from './countable'

/** Published records with the same values, and their number. */
export interface CombinationRow {
  count: number
  /** Text; a list of texts when the field holds a list; `null` when it is empty. */
  values: Record<string, unknown>
}

/**
 * Counts the published records of a list by the values of some fields, in the database: the size of the response
 * depends on the number of different values, not on the number of records.
 *
 * @param names fields that the list may be counted by. A field of a repeated component must be the only one; each part
 * then counts as one.
 */
export async function countCombinations(
  strapi: Core.Strapi,
  countable: Countable,
  names: readonly string[],
): Promise<CombinationRow[]> {
  const [name = ''] = names
  if (names.length === 1 && name.includes('.')) return countParts(strapi, countable, name)
  const { uid, fields } = countable
  const rows = shown(strapi, uid).count('* as count')
  names.forEach((field, index) => {
    const column = columnOf(strapi, uid, field)
    const text = fields[field] === 'year' ? 'SUBSTR(CAST(?? AS TEXT), 1, 4)' : 'CAST(?? AS TEXT)'
    rows.select(strapi.db.connection.raw(`${text} AS ??`, [column, `value_${index}`]))
    rows.groupByRaw(text, [column])
  })
  const lists = names.map((field) => strapi.getModel(uid).attributes[field]?.type === 'json')
  const found: Record<string, string | number | null>[] = await rows
  return found.map((row) => ({
    count: Number(row.count),
    values: Object.fromEntries(names.map((field, index) => [field, readValue(row[`value_${index}`], lists[index])])),
  }))
}

function readValue(value: unknown, isList: boolean | undefined): unknown {
  return isList && typeof value === 'string' ? JSON.parse(value) : (value ?? null)
}

/** Counts parts of published records by their value in one field, or the records with such a part and those without. */
async function countParts(strapi: Core.Strapi, { uid, fields }: Countable, name: string): Promise<CombinationRow[]> {
  const [field = '', inner = ''] = name.split('.')
  const links = () =>
    strapi.db
      .connection(`${partsTable(strapi, uid)} as link`)
      .where('link.field', field)
      // A subquery and not a join, because a join reads whole records with all their texts; this uses an index.
      .whereIn('link.entity_id', shown(strapi, uid).select('id'))
  if (fields[name] === 'any') {
    const [[all], [having]] = await Promise.all([
      shown(strapi, uid).count('* as count'),
      links().countDistinct('link.entity_id as count'),
    ])
    const some = Number(having?.count)
    return [
      { count: some, values: { [name]: 'any' } },
      { count: Number(all?.count) - some, values: { [name]: null } },
    ]
  }
  const component = componentOf(strapi, uid, field)
  const column = `part.${columnOf(strapi, component, inner)}`
  const found: { count: number | string; value: string | null }[] = await links()
    .join(`${strapi.getModel(component).collectionName} as part`, 'part.id', 'link.cmp_id')
    .groupBy(column)
    .select(`${column} as value`)
    .count('* as count')
  return found.map(({ count, value }) => ({ count: Number(count), values: { [name]: value } }))
}

/** The published records, or the drafts for a preview. */
function shown(strapi: Core.Strapi, uid: Countable['uid']) {
  return strapi.db.connection(strapi.getModel(uid).collectionName).where(isShown(strapi, uid))
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
