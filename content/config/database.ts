import type { Database } from 'better-sqlite3'
import { settings, sqliteFile } from './environment'

const sqlite = () => ({
  client: 'sqlite',
  connection: { filename: sqliteFile },
  useNullAsDefault: true,
  pool: {
    // SQLite overwrites deleted data in the file; by default it only marks it as free.
    afterCreate: (database: Database, done: (error: Error | null, database: Database) => void) => {
      database.pragma('secure_delete = ON')
      done(null, database)
    },
  },
})

/** Milliseconds until a connection must be ready. */
const CONNECT_MS = 5_000
/** Milliseconds until a query must be answered. Only a server that hangs takes longer; ours take far less than a second. */
const QUERY_MS = 30_000

const postgres = (url: string) => ({
  client: 'postgres',
  connection: {
    connectionString: url,
    application_name: 'ashlar-content',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
  },
  pool: { min: 0, max: 10 },
  acquireConnectionTimeout: 10_000,
})

export default () => ({
  connection: {
    ...(settings.databaseUrl === null ? sqlite() : postgres(settings.databaseUrl)),
    // Strapi would log failed queries with their values, which may be visitors' addresses.
    compileSqlOnError: false,
  },
})
