import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { settings } from '../../config/environment'

/** A number that nothing else locks by. */
const LOCK = '107148301066610'
const ASK_EVERY_MS = 500
/** Whoever watches a start should see that it waits, and for what. */
const MENTION_EVERY_MS = 15_000

/** Ends the turn; the next server that waits for it goes on. */
export type EndTurn = () => Promise<void>

/**
 * Waits until no other server starts on the same PostgreSQL database. A start makes tables, tokens, the first account and
 * the demonstration content: two at once would make them twice, or fail. The database ends the turn of a server that dies.
 * With SQLite there is no other server.
 */
export async function waitForStartTurn(): Promise<EndTurn> {
  if (settings.databaseUrl === null) return async () => undefined
  const client = new Client({ connectionString: settings.databaseUrl, application_name: 'ashlar-content start' })
  // A database that goes away ends the turn as well; what the start itself says of it is told.
  client.on('error', () => undefined)
  await client.connect()
  for (let waited = 0; !(await takeLock(client)); waited += ASK_EVERY_MS) {
    if (waited % MENTION_EVERY_MS === 0)
      process.stdout.write('another server is starting on this database; waiting for it\n')
    await wait(ASK_EVERY_MS)
  }
  // The lock ends with the connection, also with one that is broken already.
  return () => client.end().catch(() => undefined)
}

async function takeLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [LOCK])
  return rows[0]?.taken === true
}
