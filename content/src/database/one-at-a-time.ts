import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'

/**
 * Lets transactions that use the same name come one after the other, in all servers: the next one gets here when this
 * one has ended, and then sees what it has stored. Call it in the transaction, before it looks for what it may create or
 * counts what it may add. On SQLite transactions come one after the other anyway.
 *
 * @param names of what is looked for or counted, such as the hash of a visitor's address.
 */
export async function oneAtATime(strapi: Core.Strapi, ...names: readonly string[]): Promise<void> {
  if (!strapi.db.inTransaction()) throw new Error('a lock without a transaction would be released at once')
  if (settings.databaseUrl === null) return
  await strapi.db.transaction(async ({ trx }) => {
    // In one order, so that two transactions never wait for each other.
    for (const name of names.toSorted()) await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
  })
}
