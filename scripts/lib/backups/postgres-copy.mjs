import { foreignTables, readTables, someOf } from '@ashlar/contract/node/own-tables'
import { Failure } from '../messages/failure.mjs'
import { isWithoutContent } from './backup-parts.mjs'
import { runProgramOfPostgres, withClient } from './postgres-client.mjs'

/** @typedef {import('./postgres-client.mjs').PgClient} PgClient */

/**
 * Copies our tables of a PostgreSQL database with pg_dump while the backend runs. The copy is a consistent snapshot.
 * @param {string} url
 * @param {string} to a new file, in pg_dump's custom format
 * @param {AbortSignal} signal
 * @param {boolean} [contentOnly] whether the copy has no rows of TABLES_WITHOUT_CONTENT
 * @returns {Promise<Set<string>>} the names of the résumés in the copy
 */
export async function copyPostgres(url, to, signal, contentOnly = false) {
  return withClient(url, async (client) => {
    // The dump and this transaction see the same snapshot.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows } = await client.query('SELECT pg_export_snapshot() AS snapshot')
    const snapshot = String(rows[0]?.snapshot)
    const own = await ownTables(client)
    if (own.length === 0) {
      throw new Failure('There is nothing to back up.', {
        cause: 'the database of DATABASE_URL has no tables of this product',
        mend: 'set DATABASE_URL to the database that the backend is started with',
      })
    }
    const left = contentOnly ? own.filter(isWithoutContent) : []
    const options = left.map((table) => `--exclude-table-data=${quoted(table)}`)
    await dumpTables(url, own, to, signal, [`--snapshot=${snapshot}`, ...options])
    const resumes = await client.query('SELECT "key" FROM resumes')
    await client.query('COMMIT')
    return new Set(resumes.rows.map((row) => String(row.key)))
  })
}

/**
 * Dumps our tables in pg_dump's custom format.
 * @param {string} url
 * @param {string} to a new file
 * @param {AbortSignal} signal
 */
export async function dumpPostgres(url, to, signal) {
  const own = await withClient(url, ownTables)
  if (own.length > 0) await dumpTables(url, own, to, signal, [])
}

/**
 * @param {string} url
 * @param {readonly string[]} tables
 * @param {string} to
 * @param {AbortSignal} signal
 * @param {readonly string[]} options
 */
async function dumpTables(url, tables, to, signal, options) {
  const chosen = tables.map((table) => `--table=${quoted(table)}`)
  const all = ['--format=custom', '--no-owner', '--no-privileges', `--file=${to}`, ...chosen, ...options]
  await runProgramOfPostgres('pg_dump', url, all, signal)
}

/** @param {PgClient} client */
async function ownTables(client) {
  return (await readTables(async (sql) => (await client.query(sql)).rows)).own
}

/**
 * Whether the database has no tables of ours yet. A database of others is refused.
 * @param {string} url
 * @returns {Promise<boolean>}
 */
export async function isEmptyPostgres(url) {
  return withClient(url, async (client) => {
    const { own, others } = await readTables(async (sql) => (await client.query(sql)).rows)
    if (own.length > 0) return false
    const found = foreignTables(others)
    if (found.length === 0) return true
    throw new Failure('The database of DATABASE_URL belongs to something else, and nothing was changed.', {
      cause: `it has tables that are not ours: ${someOf(found)}`,
      mend: 'create a database for this product alone, owned by its user (createdb --owner USER NAME), and name it in DATABASE_URL',
    })
  })
}

/**
 * Replaces our tables by those of a copy, in one transaction: after any error the database is unchanged. Tables of
 * others stay.
 * @param {string} url
 * @param {string} dump a file of copyPostgres
 * @param {string} script path for a temporary file
 * @param {AbortSignal} signal
 */
export async function restorePostgres(url, dump, script, signal) {
  // Copies of earlier versions hold the whole database, with words about the schema itself that only its owner may say.
  const parts = ['--no-owner', '--no-privileges', '--schema=public', `--file=${script}`, dump]
  await runProgramOfPostgres('pg_restore', null, parts, signal)
  const own = await withClient(url, ownTables)
  const options = ['--quiet', '--no-psqlrc', '--single-transaction', '--set=ON_ERROR_STOP=1']
  const emptied = own.length > 0 ? [`--command=DROP TABLE ${own.map(quoted).join(', ')}`] : []
  await runProgramOfPostgres('psql', url, [...options, ...emptied, `--file=${script}`], signal)
}

/** @param {string} table */
const quoted = (table) => `public."${table.replaceAll('"', '""')}"`
