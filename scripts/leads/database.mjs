import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CONTENT } from '../lib/files/paths.mjs'
import { Failure } from '../lib/messages/failure.mjs'

/** @typedef {import('./queries.mjs').Query} Query */

/**
 * @typedef {object} Database
 * @property {(query: Query) => AsyncIterable<Record<string, unknown>>} rows
 * @property {() => Promise<void>} close
 */

/**
 * Opens the backend's database for reading.
 * @param {string} dataDir
 * @param {string | null} url of PostgreSQL; null for the embedded database in dataDir
 * @returns {Promise<Database>}
 */
export async function openDatabase(dataDir, url) {
  // The drivers are installed in the content backend.
  const load = createRequire(join(CONTENT, 'package.json'))
  return url === null ? openSqlite(load, join(dataDir, 'content.db')) : openPostgres(load, url)
}

/**
 * @param {NodeJS.Require} load
 * @param {string} file
 * @returns {Database}
 */
function openSqlite(load, file) {
  if (!existsSync(file)) {
    throw new Failure('There are no leads to list.', {
      cause: `${file} is not there`,
      mend: 'run `npm start` once, or set DATA_DIR or DATABASE_URL to where the backend keeps its data',
    })
  }
  const Driver = load('better-sqlite3')
  const database = new Driver(file, { readonly: true })
  return {
    async *rows({ sql, parameters }) {
      yield* database.prepare(sql).iterate(parameters.map((value) => (value instanceof Date ? value.getTime() : value)))
    },
    close: async () => database.close(),
  }
}

/**
 * @param {NodeJS.Require} load
 * @param {string} connectionString
 * @returns {Promise<Database>}
 */
async function openPostgres(load, connectionString) {
  // The backend stores times as UTC without a zone, and the driver would read them in the time zone of this process.
  process.env.TZ = 'UTC'
  const { Client } = load('pg')
  const client = new Client({ connectionString })
  await client.connect()
  return {
    async *rows({ sql, parameters }) {
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
        yield* rows
      }
      await client.query('COMMIT')
    },
    close: () => client.end(),
  }
}
