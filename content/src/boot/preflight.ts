import { createServer } from 'node:net'
import Database from 'better-sqlite3'
import { Client } from 'pg'
import { prepareEnvironment, settings, sqliteFile } from '../../config/environment'

const DATABASE_TIMEOUT_MS = 5000

/**
 * Tries what Strapi would only trip over after seconds, and with less to say: the environment, the port, the database.
 *
 * @throws whatever stands in the way, as `explain` understands it.
 */
export async function preflight(): Promise<void> {
  prepareEnvironment()
  await tryPort(settings.port, settings.host)
  if (settings.databaseUrl === null) trySqlite()
  else await tryPostgres(settings.databaseUrl)
}

function tryPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // A client that comes in this very moment would be held by a server that never answers, and hold it in turn.
    const probe = createServer((client) => client.destroy())
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function trySqlite(): void {
  const database = new Database(sqliteFile)
  // Readers do not wait for a writer. The file remembers it; a write is still on the disk before it is answered.
  database.pragma('journal_mode = WAL')
  database.close()
}

async function tryPostgres(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: DATABASE_TIMEOUT_MS })
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    throw new DatabaseUnreachable(new URL(connectionString).host, { cause: error })
  } finally {
    await client.end()
  }
}

/** PostgreSQL does not answer, or not to us. The cause says why. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'

  /** @param host with its port, and without the user and the password that stand before it in the address. */
  constructor(host: string, options: ErrorOptions) {
    super(`PostgreSQL at ${host}`, options)
  }
}
