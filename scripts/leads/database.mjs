import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withClient } from '../lib/backups/postgres-client.mjs'
import { loadSqlite } from '../lib/backups/sqlite-copy.mjs'
import { Failure } from '../lib/messages/failure.mjs'

/** @typedef {import('./queries.mjs').Query} Query */

/**
 * Reads the backend's database, and changes nothing.
 * @param {string} dataDir
 * @param {string | null} url of PostgreSQL; null for the embedded database in dataDir
 * @param {Query} query
 * @param {(row: Record<string, unknown>) => void} take is called with each row
 */
export async function readRows(dataDir, url, { sql, parameters }, take) {
  if (url === null) {
    const database = openSqlite(join(dataDir, 'content.db'))
    const times = parameters.map((value) => (value instanceof Date ? value.getTime() : value))
    for (const row of database.prepare(sql).iterate(...times)) take(row)
    return database.close()
  }
  // The backend stores times as UTC without a zone, and the driver would read them in the time zone of this process.
  process.env.TZ = 'UTC'
  await withClient(
    url,
    async (client) => {
      let count = 0
      const numbered = sql.replace(/\?/g, () => {
        count += 1
        return `$${count}`
      })
      await client.query('BEGIN READ ONLY')
      await client.query(`DECLARE leads_cursor CURSOR FOR ${numbered}`, [...parameters])
      for (;;) {
        const { rows } = await client.query('FETCH 500 FROM leads_cursor')
        if (rows.length === 0) break
        for (const row of rows) take(row)
      }
      await client.query('COMMIT')
    },
    { queryMs: 0 },
  )
}

/** @param {string} file */
function openSqlite(file) {
  if (existsSync(file)) return new (loadSqlite())(file, { readonly: true })
  throw new Failure('There are no leads to list.', {
    cause: `${file} is not there`,
    mend: 'run `npm start` once, or set DATA_DIR or DATABASE_URL to where the backend keeps its data',
  })
}
