import { join } from 'node:path'
import { settings } from './environment'

interface SqliteConnection {
  pragma(statement: string): unknown
}

const sqlite = () => ({
  client: 'sqlite',
  connection: { filename: join(settings.dataDir, 'content.db') },
  useNullAsDefault: true,
  pool: {
    // Readers do not wait for a writer; a write is still on disk before it is answered (synchronous stays FULL).
    afterCreate(connection: SqliteConnection, done: (error: Error | null, connection: SqliteConnection) => void) {
      connection.pragma('journal_mode = WAL')
      done(null, connection)
    },
  },
})

const postgres = (url: string) => ({
  client: 'postgres',
  connection: { connectionString: url, application_name: 'ashlar-content' },
  pool: { min: 0, max: 10 },
  acquireConnectionTimeout: 10_000,
})

export default () => ({
  connection: {
    ...(settings.databaseUrl === null ? sqlite() : postgres(settings.databaseUrl)),
    // Failed queries are logged with their text, and the values in it may be visitors' addresses.
    compileSqlOnError: false,
  },
})
