import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { promisify } from 'node:util'
import { ENCODED_PASSWORD, isServiceAddress } from '@ashlar/contract/node/service-address'
import { CONTENT } from '../files/paths.mjs'
import { Failure, messageOf } from '../messages/failure.mjs'
import { postgresFolders } from '../services/postgres-folders.mjs'

const runFile = promisify(execFile)

/** Milliseconds until the server must answer a question of ours; its programs may take longer. */
const PATIENCE = 30_000

/** Most lines of a program's error that are shown. */
const ERROR_LINES = 5

/**
 * @typedef {object} PgClient what is used of pg, which is the backend's
 * @property {() => Promise<void>} connect
 * @property {(sql: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>} query
 * @property {() => Promise<void>} end
 */

/**
 * @template T
 * @param {string} url
 * @param {(client: PgClient) => Promise<T>} work
 * @param {{ queryMs?: number }} [limits] queryMs: how long a query may take; 0 for no limit
 * @returns {Promise<T>}
 */
export async function withClient(url, work, { queryMs = PATIENCE } = {}) {
  requireDatabaseUrl(url)
  /** @type {{ Client: new (options: Record<string, string | number>) => PgClient }} */
  const { Client } = createRequire(join(CONTENT, 'package.json'))('pg')
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE, query_timeout: queryMs })
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure('The PostgreSQL database of DATABASE_URL does not answer, or refuses.', {
      cause: messageOf(error),
      mend: 'see that it runs, that host, user, password and database name in DATABASE_URL are right, and that a private certificate authority is in NODE_EXTRA_CA_CERTS',
    })
  } finally {
    await client.end()
  }
}

/**
 * @param {'pg_dump' | 'pg_restore' | 'psql'} program
 * @param {string | null} url null when the program needs no server
 * @param {readonly string[]} args
 * @param {AbortSignal} signal
 */
export async function runProgramOfPostgres(program, url, args, signal) {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-postgres-'))
  try {
    const { options, env } = url === null ? { options: [], env: {} } : connectionOf(url, folder)
    await runFile(findProgram(program), [...args, ...options], {
      env: { ...process.env, ...env },
      signal,
      maxBuffer: 16 * 1024 * 1024,
    })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Failure) throw error
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new Failure(`${program} did not finish, and the database is as it was.`, {
      cause: errorIn(output) || messageOf(error),
      mend: 'see that the server of DATABASE_URL runs, that its user owns the database, and that the programs on this machine are not older than the server',
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The error in the output of a program of PostgreSQL: notices may stand before it.
 * @param {string} output
 */
export function errorIn(output) {
  const lines = output.split('\n')
  const first = lines.findIndex((line) => /(?:ERROR|FATAL|error|fatal): /.test(line))
  return lines.slice(Math.max(first, 0), Math.max(first, 0) + ERROR_LINES).join('\n')
}

/**
 * How a program of PostgreSQL connects as the backend does. The password is not in the command line, which every user of
 * the machine can see. The programs know no certificate authorities, so they get those of Node.
 * @param {string} url
 * @param {string} folder for the certificates
 * @returns {{ options: string[], env: NodeJS.ProcessEnv }}
 */
function connectionOf(url, folder) {
  requireDatabaseUrl(url)
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const verifies = address.searchParams.get('sslmode')?.startsWith('verify-')
  /** @type {NodeJS.ProcessEnv} */
  const env = password ? { PGPASSWORD: password } : {}
  if (verifies && !address.searchParams.has('sslrootcert') && !process.env.PGSSLROOTCERT) {
    const own = process.env.NODE_EXTRA_CA_CERTS?.trim()
    env.PGSSLROOTCERT = join(folder, 'authorities.pem')
    const all = [...(own && existsSync(own) ? [readFileSync(own, 'utf8')] : []), ...rootCertificates]
    writeFileSync(env.PGSSLROOTCERT, `${all.join('\n')}\n`)
  }
  return { options: [`--dbname=${address.href}`], env }
}

/** @param {string} url */
function requireDatabaseUrl(url) {
  if (isServiceAddress(url, ['postgres:', 'postgresql:'])) return
  throw new Failure('DATABASE_URL cannot be used.', {
    cause: 'it is no address of a PostgreSQL database',
    mend: `write postgres://user:password@host:5432/name, ${ENCODED_PASSWORD}, or leave the password out and set PGPASSWORD`,
  })
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
