import { settings, sqliteFile } from './environment'

const sqlite = () => ({
  client: 'sqlite',
  connection: { filename: sqliteFile },
  useNullAsDefault: true,
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
