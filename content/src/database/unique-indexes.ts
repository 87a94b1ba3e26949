import type { Core } from '@strapi/strapi'

/** Columns whose values, taken together, only one row may have. */
const UNIQUE: readonly { table: string; columns: readonly string[] }[] = [
  { table: 'record_tasks', columns: ['type', 'record', 'kind'] },
  { table: 'open_records', columns: ['type', 'record', 'editor'] },
  { table: 'lead_views', columns: ['editor', 'name'] },
]

/**
 * Adds unique indexes over several columns. A database of an earlier version may hold rows that two requests made at
 * the same moment: of these the newest stays, which counted before too. Strapi leaves indexes of others in place.
 */
export async function addUniqueIndexes(strapi: Core.Strapi): Promise<void> {
  for (const { table, columns } of UNIQUE) {
    await strapi.db.transaction(async ({ trx }) => {
      const newest = trx(table).max('id').groupBy(columns)
      await trx(table).whereNotIn('id', newest).delete()
      const marks = columns.map(() => '??').join(', ')
      await trx.raw(`CREATE UNIQUE INDEX IF NOT EXISTS ?? ON ?? (${marks})`, [`${table}_unique`, table, ...columns])
    })
  }
}
