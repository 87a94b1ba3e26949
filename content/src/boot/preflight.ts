import { createServer } from 'node:net'
import Database from 'better-sqlite3'
import { Client } from 'pg'
import { prepareEnvironment, settings, sqliteFile } from '../../config/environment'

const DATABASE_TIMEOUT_MS = 5000

/**
 * Tests the environment, the port and the database first. Strapi itself would fail seconds later, with less clear
 * messages.
 *
 * @throws {unknown} the first fault found, for `explain`.
 */
export async function preflight(): Promise<void> {
  prepareEnvironment()
  await tryPort(settings.port, settings.host)
  if (settings.databaseUrl === null) trySqlite()
  else await tryPostgres(settings.databaseUrl)
}

function tryPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // A client that connected to this probe would wait for ever, and its open connection would keep the probe from
    // closing.
    const probe = createServer((client) => client.destroy())
    probe.once('error', reject)
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

function trySqlite(): void {
  const database = new Database(sqliteFile)
  // With WAL, readers do not wait for a writer. The file stores this setting. A write is still on the disk before it is
  // answered.
  database.pragma('journal_mode = WAL')
  database.close()
}

async function tryPostgres(connectionString: string): Promise<void> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: DATABASE_TIMEOUT_MS,
    query_timeout: DATABASE_TIMEOUT_MS,
  })
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    throw new DatabaseUnreachable(new URL(connectionString).host, { cause: error })
  } finally {
    await client.end()
  }
}

/** PostgreSQL does not answer, or refuses this client. The cause says why. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'

  /** @param host with its port, without the user name and the password of the address. */
  constructor(host: string, options: ErrorOptions) {
    super(`PostgreSQL at ${host}`, options)
  }
}
