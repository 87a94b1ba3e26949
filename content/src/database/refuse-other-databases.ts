import { foreignTables, readTables, someOf } from '@ashlar/contract/node/own-tables'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'

/** The database belongs to another application. The message is a clause about it. */
export class OtherDatabase extends Error {
  override readonly name = 'OtherDatabase'
}

/**
 * Refuses a first start in a PostgreSQL database that holds tables of others, before anything is written: Strapi would
 * take a table named `files` for its own and alter it, and would drop the tables of another Strapi.
 */
export function refuseOtherDatabases(strapi: Core.Strapi): void {
  if (settings.databaseUrl === null) return
  strapi.hook('strapi::content-types.beforeSync').register(async () => {
    const ask = async (sql: string) => (await strapi.db.connection.raw(sql)).rows
    const { own, others } = await readTables(ask)
    if (own.length > 0) return
    const found = foreignTables(others)
    // An earlier first start ended after it had created all tables, before it could record that they are ours.
    if (strapi.db.schema.schema.tables.every(({ name }) => found.includes(name))) return
    if (found.length > 0) throw new OtherDatabase(`has tables that are not ours: ${someOf(found)}`)
    const [{ schema }] = await ask('SELECT current_schema() AS schema')
    if (schema !== 'public') throw new OtherDatabase(`creates tables in the schema ${schema}, not in public`)
  })
}
