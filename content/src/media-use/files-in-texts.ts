import type { Core, UID } from '@strapi/strapi'
import { contentModels, uidOf } from '../content-models'

/** Attributes that hold what an editor writes: addresses of files may be among it. */
const WRITTEN: ReadonlySet<string> = new Set(['string', 'text', 'richtext', 'blocks', 'json'])
/** The address of a file, in the backend or on the site. Its name begins with the file's hash. */
const ADDRESS = /\/(?:uploads|media)\/(\w+)/g
const ADDRESSES = ['/uploads/', '/media/']
/** Before the hash in the name of a smaller copy. */
const SIZE = /^(?:thumbnail|small|medium|large)_/
/** Rows whose texts are in memory at once. */
const AT_A_TIME = 200

/** A row of a record or a component whose texts name files by their addresses. */
interface NamingRow {
  type: UID.Schema
  id: number
  hashes: ReadonlySet<string>
}

/** Types of records that the site reads, and of their components. */
export function siteSchemas(strapi: Core.Strapi): UID.Schema[] {
  return [...contentModels.map(({ model }) => uidOf(model)), ...Object.keys(strapi.components)] as UID.Schema[]
}

/**
 * The rows whose texts name files, of all types: 10,000 records take less than a second.
 *
 * @param hash of the only file that is looked for.
 */
export async function* rowsNamingFiles(strapi: Core.Strapi, hash?: string): AsyncGenerator<NamingRow> {
  const tables = textTables(strapi)
  const found = await rowsWithWords(strapi, tables, hash === undefined ? ADDRESSES : [hash])
  for (const { type, name, text } of tables) {
    const ids = found.flatMap((row) => (row.type === type ? row.id : []))
    for (let at = 0; at < ids.length; at += AT_A_TIME) {
      const rows: { id: number; text: string }[] = await strapi.db
        .connection(name)
        .select('id', strapi.db.connection.raw(`${text} AS text`))
        .whereIn('id', ids.slice(at, at + AT_A_TIME))
      for (const row of rows) yield { type, id: row.id, hashes: hashesIn(row.text) }
    }
  }
}

interface TextTable {
  type: UID.Schema
  name: string
  /** SQL of all texts of a row as one. */
  text: string
}

function textTables(strapi: Core.Strapi): TextTable[] {
  return siteSchemas(strapi).flatMap((type) => {
    const { attributes, tableName } = strapi.db.metadata.get(type)
    const columns = Object.values(attributes).flatMap((one) =>
      WRITTEN.has(one.type) && 'columnName' in one && one.columnName ? [one.columnName] : [],
    )
    if (columns.length === 0) return []
    const texts = columns.map((column) => `COALESCE(CAST("${column}" AS text), '')`)
    return [{ type, name: tableName, text: texts.join(" || ' ' || ") }]
  })
}

/** One question for all tables: what a hundred small ones leave behind fills the memory before it is collected. */
async function rowsWithWords(
  strapi: Core.Strapi,
  tables: readonly TextTable[],
  words: readonly string[],
): Promise<{ type: string; id: number }[]> {
  const [first, ...others] = tables.map(({ type, name, text }) =>
    strapi.db
      .connection(name)
      .select(strapi.db.connection.raw('CAST(? AS text) AS type', [type]), 'id')
      .where((either) => {
        for (const word of words) either.orWhereRaw(`${text} LIKE ?`, [`%${word}%`])
      }),
  )
  return first ? first.unionAll(others) : []
}

function hashesIn(text: string): Set<string> {
  const names = [...text.matchAll(ADDRESS)].map(([, name = '']) => name)
  // A file of an editor may be called like a smaller copy.
  return new Set(names.flatMap((name) => [name, name.replace(SIZE, '')]))
}
