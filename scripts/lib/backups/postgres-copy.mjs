import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CONTENT } from '../files/paths.mjs'
import { Failure } from '../messages/failure.mjs'
import { postgresFolders } from '../services/postgres-folders.mjs'
import { isWithoutContent } from './backup-parts.mjs'

const runFile = promisify(execFile)

/** Milliseconds until the server must answer a question of ours; its programs may take longer. */
const PATIENCE = 30_000

/**
 * Copies a PostgreSQL database with pg_dump while the backend runs. The copy is a consistent snapshot.
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
    const left = contentOnly ? await tablesWithoutContent(client) : []
    const options = left.map((table) => `--exclude-table-data=public."${table}"`)
    await dumpPostgres(url, to, signal, [`--snapshot=${snapshot}`, ...options])
    const resumes = await client.query('SELECT "key" FROM resumes')
    await client.query('COMMIT')
    return new Set(resumes.rows.map((row) => String(row.key)))
  })
}

/** @param {PgClient} client */
async function tablesWithoutContent(client) {
  const { rows } = await client.query("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'")
  return rows.map(({ name }) => String(name)).filter(isWithoutContent)
}

/**
 * Dumps a whole database in pg_dump's custom format.
 * @param {string} url
 * @param {string} to a new file
 * @param {AbortSignal} signal
 * @param {readonly string[]} [options] of pg_dump
 */
export async function dumpPostgres(url, to, signal, options = []) {
  await run('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${to}`, ...options], signal)
}

/**
 * @param {string} url
 * @returns {Promise<boolean>} whether the database has no tables yet
 */
export async function isEmptyPostgres(url) {
  return withClient(url, async (client) => {
    const { rows } = await client.query("SELECT count(*) AS count FROM pg_tables WHERE schemaname = 'public'")
    return Number(rows[0]?.count) === 0
  })
}

/**
 * Replaces the content of the database by a copy, in one transaction: after any error the database is unchanged.
 * @param {string} url
 * @param {string} dump a file of copyPostgres
 * @param {string} script path for a temporary file
 * @param {AbortSignal} signal
 */
export async function restorePostgres(url, dump, script, signal) {
  await run('pg_restore', null, ['--no-owner', '--no-privileges', `--file=${script}`, dump], signal)
  const emptied = 'DROP SCHEMA IF EXISTS public CASCADE; CREATE SCHEMA public'
  const options = ['--quiet', '--no-psqlrc', '--single-transaction', '--set=ON_ERROR_STOP=1']
  await run('psql', url, [...options, `--command=${emptied}`, `--file=${script}`], signal)
}

/**
 * @param {'pg_dump' | 'pg_restore' | 'psql'} program
 * @param {string | null} url null when the program needs no server
 * @param {readonly string[]} args
 * @param {AbortSignal} signal
 */
async function run(program, url, args, signal) {
  const { address, password } = url === null ? { address: null, password: '' } : withoutPassword(url)
  try {
    await runFile(findProgram(program), [...args, ...(address === null ? [] : [`--dbname=${address}`])], {
      env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
      signal,
      maxBuffer: 16 * 1024 * 1024,
    })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Failure) throw error
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new Failure(`${program} did not finish, and the database is as it was.`, {
      cause: said.split('\n').slice(0, 5).join('\n') || (error instanceof Error ? error.message : String(error)),
      mend: 'see that the server of DATABASE_URL runs, that its user owns the database, and that the programs on this machine are not older than the server',
    })
  }
}

/**
 * Removes the password from the URL, because every user of the machine can see command lines.
 * @param {string} url
 * @returns {{ address: string, password: string }}
 */
function withoutPassword(url) {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: address.href, password }
}

/** @param {string} program */
function findProgram(program) {
  const found = postgresFolders()
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file))
  if (found) return found
  throw new Failure(`${program} is not installed here.`, {
    cause: 'a PostgreSQL database is backed up and restored by its own programs',
    mend: 'install them from the packages of the system (Debian: apt-get install postgresql-client), as new as the server or newer',
  })
}

/**
 * @typedef {object} PgClient what is used of pg, which is the backend's
 * @property {() => Promise<void>} connect
 * @property {(sql: string) => Promise<{ rows: Record<string, unknown>[] }>} query
 * @property {() => Promise<void>} end
 */

/**
 * @template T
 * @param {string} url
 * @param {(client: PgClient) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withClient(url, work) {
  /** @type {{ Client: new (options: Record<string, string | number>) => PgClient }} */
  const { Client } = createRequire(join(CONTENT, 'package.json'))('pg')
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE })
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure('The PostgreSQL database of DATABASE_URL does not answer.', {
      cause: error instanceof Error ? error.message : String(error),
      mend: 'see that it runs, and that host, user, password and database name in DATABASE_URL are right',
    })
  } finally {
    await client.end()
  }
}
