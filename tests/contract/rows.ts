import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Backend } from './databases'

const content = createRequire(join(import.meta.dirname, '../../content/package.json'))

interface SqliteModule {
  new (
    file: string,
    options: { readonly: boolean },
  ): { prepare(sql: string): { all(): unknown[]; run(): unknown }; close(): void }
}

interface PgModule {
  Client: new (options: {
    connectionString: string
  }) => {
    connect(): Promise<void>
    query(sql: string): Promise<{ rows: unknown[] }>
    end(): Promise<void>
  }
}

/**
 * One column of a table, read directly from the database: what is stored and not what is answered.
 *
 * @param table (with a condition) and `column` (or an SQL expression over columns) are constants in the tests.
 */
export async function rowsOf(
  { stack, databaseUrl }: { stack: Pick<Backend['stack'], 'dataDir'>; databaseUrl: Backend['databaseUrl'] },
  table: string,
  column: string,
): Promise<string[]> {
  const rows = databaseUrl
    ? await queryPostgres(databaseUrl, `SELECT ${column} FROM ${table}`)
    : fromSqlite(join(stack.dataDir, 'content.db'), `SELECT ${column} FROM ${table}`)
  return rows.map((row) => String(Object.values(row as Record<string, unknown>)[0]))
}

/**
 * Sets a time directly in the database, so that a test need not wait. The backend must be stopped.
 *
 * @param time becomes the value of the column, in the database's format for times.
 */
export async function setTime(
  { stack, databaseUrl }: Backend,
  table: string,
  column: string,
  time: Date,
): Promise<void> {
  const value = databaseUrl ? `'${time.toISOString().replace('Z', '')}'` : time.getTime()
  await changeRows({ stack, databaseUrl }, `UPDATE ${table} SET ${column} = ${value}`)
}

/**
 * Lets requests happen at the same moment. On PostgreSQL a lock holds them until each has either answered or waits for a
 * lock, so that each has read what is stored before any has changed it.
 *
 * @param lock the statement that takes it, such as `SELECT 1 FROM leads WHERE id = 1 FOR UPDATE`.
 */
export async function atOnce<T>(
  { databaseUrl }: Backend,
  lock: string,
  requests: readonly (() => Promise<T>)[],
): Promise<T[]> {
  if (databaseUrl === null) return Promise.all(requests.map((request) => request()))
  const { Client }: PgModule = content('pg')
  const holder = new Client({ connectionString: databaseUrl })
  // One of its own, because a transaction sees the connections that were there when it first asked.
  const watcher = new Client({ connectionString: databaseUrl })
  await Promise.all([holder.connect(), watcher.connect()])
  try {
    await holder.query('BEGIN')
    await holder.query(lock)
    let answered = 0
    const running = requests.map((request) =>
      request().finally(() => {
        answered += 1
      }),
    )
    const waiting = "datname = current_database() AND wait_event_type = 'Lock'"
    for (let held = 0; held + answered < requests.length; ) {
      const { rows } = await watcher.query(`SELECT count(*)::int AS held FROM pg_stat_activity WHERE ${waiting}`)
      held = (rows[0] as { held: number }).held
    }
    await holder.query('COMMIT')
    return await Promise.all(running)
  } finally {
    await Promise.all([holder.end(), watcher.end()])
  }
}

/** Makes every waiting job of the outbox due now, as if the pauses between attempts were over. */
export async function endPauses(backend: Backend): Promise<void> {
  await changeRows(backend, "UPDATE outbox_jobs SET due_at = 0 WHERE state = 'waiting'")
}

/** Changes rows directly in the database, such as to what an earlier version stored. The backend must be stopped. */
export async function changeRows({ stack, databaseUrl }: Backend, sql: string): Promise<void> {
  if (databaseUrl) {
    await queryPostgres(databaseUrl, sql)
    return
  }
  const Database: SqliteModule = content('better-sqlite3')
  const database = new Database(join(stack.dataDir, 'content.db'), { readonly: false })
  try {
    database.prepare(sql).run()
  } finally {
    database.close()
  }
}

function fromSqlite(file: string, sql: string): unknown[] {
  const Database: SqliteModule = content('better-sqlite3')
  const database = new Database(file, { readonly: true })
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}

/** What a statement answers. */
export async function queryPostgres(connectionString: string, sql: string): Promise<unknown[]> {
  const { Client }: PgModule = content('pg')
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
