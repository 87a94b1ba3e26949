import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CONTENT } from '../../scripts/lib/files/paths.mjs'

/**
 * Compares sent enquiries with those in the database, which is read directly and not through a backend.
 * @param {string} databaseUrl
 * @param {readonly string[]} names as they were sent
 * @returns {Promise<{ missing: string[], twice: string[] }>}
 */
export async function compareWithStored(databaseUrl, names) {
  /** @type {{ name: string, times: number }[]} */
  const rows = await rowsOf(
    databaseUrl,
    'SELECT name, count(*)::int AS times FROM leads WHERE name = ANY($1) GROUP BY name',
    names,
  )
  const times = new Map(rows.map((row) => [row.name, row.times]))
  return {
    missing: names.filter((name) => !times.has(name)),
    twice: names.filter((name) => (times.get(name) ?? 0) > 1),
  }
}

/**
 * @typedef {object} StoredJob
 * @property {string} state
 * @property {number} attempts
 * @property {boolean} isMail
 */

/**
 * The outbox jobs of these enquiries, waiting or sent.
 * @param {string} databaseUrl
 * @param {readonly string[]} names as they were sent
 * @returns {Promise<StoredJob[]>}
 */
export function jobsOf(databaseUrl, names) {
  return rowsOf(
    databaseUrl,
    `SELECT state, attempts, kind LIKE '%-mail' AS "isMail" FROM outbox_jobs
      WHERE lead IN (SELECT reference FROM leads WHERE name = ANY($1))`,
    names,
  )
}

/**
 * The ids of the requests that the history of these enquiries names.
 * @param {string} databaseUrl
 * @param {readonly string[]} names as they were sent
 * @returns {Promise<(string | null)[]>}
 */
export async function requestsOf(databaseUrl, names) {
  /** @type {{ request: string | null }[]} */
  const rows = await rowsOf(
    databaseUrl,
    "SELECT request FROM lead_events WHERE what = 'received' AND lead IN (SELECT reference FROM leads WHERE name = ANY($1))",
    names,
  )
  return rows.map(({ request }) => request)
}

/**
 * @param {string} databaseUrl
 * @param {string} query with the names as $1
 * @param {readonly string[]} names
 */
async function rowsOf(databaseUrl, query, names) {
  const { Client } = createRequire(join(CONTENT, 'package.json'))('pg')
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(query, [names])
    return rows
  } finally {
    await client.end()
  }
}
