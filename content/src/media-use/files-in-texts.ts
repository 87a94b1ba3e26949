import type { Core, UID } from '@strapi/strapi'
import { contentModels, uidOf } from '../content-models'

/** Attributes that hold what an editor writes: addresses of files may be among it. */
const WRITTEN: ReadonlySet<string> = new Set(['string', 'text', 'richtext', 'blocks', 'json'])
/** The address of a file, in the backend or on the site. Its name begins with the file's hash. */
const ADDRESS = /\/(?:uploads|media)\/(\w+)/g
const ADDRESSES = ['/uploads/', '/media/']
/** Before the hash in the name of a smaller copy. */
const SIZE = /^(?:thumbnail|small|medium|large)_/
/** Rows in memory at once. */
const AT_A_TIME = 200

/** A row of a record or a component whose texts name files by their addresses. */
interface NamingRow {
  type: UID.Schema
  id: number
  hashes: ReadonlySet<string>
}

/** Types of records that the site reads, and of their components. */
export function shownTypes(strapi: Core.Strapi): UID.Schema[] {
  return [...contentModels.map(({ model }) => uidOf(model)), ...Object.keys(strapi.components)] as UID.Schema[]
}

/**
 * The rows whose texts name files, of all types. One pass over the texts of the site, in the database: 10,000 records
 * take less than a second.
 *
 * @param hash of the only file that is looked for.
 */
export async function* rowsNamingFiles(strapi: Core.Strapi, hash?: string): AsyncGenerator<NamingRow> {
  for (const type of shownTypes(strapi)) {
    const { attributes, tableName } = strapi.db.metadata.get(type)
    const columns = Object.values(attributes).flatMap((one) =>
      WRITTEN.has(one.type) && 'columnName' in one && one.columnName ? [one.columnName] : [],
    )
    if (columns.length === 0) continue
    const needles = hash === undefined ? ADDRESSES : [hash]
    for (let last = 0; ; ) {
      const rows: ({ id: number } & Record<string, unknown>)[] = await strapi.db
        .connection(tableName)
        .select('id', ...columns)
        .where('id', '>', last)
        .andWhere((either) => {
          for (const column of columns) {
            for (const needle of needles) either.orWhereRaw('CAST(?? AS text) LIKE ?', [column, `%${needle}%`])
          }
        })
        .orderBy('id')
        .limit(AT_A_TIME)
      for (const row of rows) yield { type, id: row.id, hashes: hashesIn(columns.map((column) => row[column])) }
      if (rows.length < AT_A_TIME) break
      last = rows.at(-1)?.id ?? last
    }
  }
}

function hashesIn(values: readonly unknown[]): Set<string> {
  const names = values.flatMap((value) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return text ? [...text.matchAll(ADDRESS)].map(([, name = '']) => name) : []
  })
  // A file of an editor may be called like a smaller copy.
  return new Set(names.flatMap((name) => [name, name.replace(SIZE, '')]))
}
