import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { settings } from '../../config/environment'

/** The key of the advisory lock; nothing else uses it. */
const LOCK = '107148301066610'
const ASK_EVERY_MS = 500
const ANSWER_WITHIN_MS = 10_000
/** While it waits, the server logs so every 15 seconds. */
const MENTION_EVERY_MS = 15_000

/** Ends the turn, so that the next waiting server starts. */
type EndTurn = () => Promise<void>

/**
 * Waits until no other server is starting on the same PostgreSQL database. A start creates tables, tokens, the first
 * account and the demonstration content: two starts at once would create them twice, or fail. When a server dies, the
 * database ends its turn. With SQLite there is no other server.
 */
export async function waitForStartTurn(): Promise<EndTurn> {
  if (settings.databaseUrl === null) return async () => undefined
  const client = new Client({
    connectionString: settings.databaseUrl,
    application_name: 'ashlar-content start',
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  })
  // When the connection breaks, the turn ends too; the start itself then reports that the database is away.
  client.on('error', () => undefined)
  await client.connect()
  for (let waited = 0; !(await takeLock(client)); waited += ASK_EVERY_MS) {
    if (waited % MENTION_EVERY_MS === 0)
      process.stdout.write('another server is starting on this database; waiting for it\n')
    await wait(ASK_EVERY_MS)
  }
  // The lock ends with the connection, even with one that is broken already.
  return () => client.end().catch(() => undefined)
}

async function takeLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [LOCK])
  return rows[0]?.taken === true
}
