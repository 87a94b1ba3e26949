import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CONTENT } from '../files/paths.mjs'
import { Failure, messageOf } from '../messages/failure.mjs'
import { isWithoutContent } from './backup-parts.mjs'

/** Copies all pages in one step: with several steps, each write of the backend would restart the copy. */
const ALL_PAGES = 0x7fffffff

/**
 * Copies the embedded database while the backend runs. The copy is a consistent snapshot.
 * @param {string} from the database
 * @param {string} to a new file
 * @param {boolean} [contentOnly] whether the copy has no rows of TABLES_WITHOUT_CONTENT
 * @returns {Promise<Set<string>>} the names of the résumés in the copy
 */
export async function copySqlite(from, to, contentOnly = false) {
  if (!existsSync(from)) {
    throw new Failure('There is nothing to back up.', {
      cause: `${from} is not there`,
      mend: 'run `npm start` once, or set DATA_DIR or DATABASE_URL to where the backend keeps its data',
    })
  }
  const Driver = loadSqlite()
  const source = new Driver(from, { readonly: true })
  try {
    await source.backup(to, { progress: () => ALL_PAGES })
  } finally {
    source.close()
  }
  const copy = new Driver(to)
  try {
    // Makes the copy a single file, without a journal.
    copy.pragma('journal_mode = DELETE')
    if (contentOnly) removeAllButContent(copy)
    return new Set(copy.prepare('SELECT "key" FROM resumes').pluck().all().map(String))
  } finally {
    copy.close()
  }
}

/** @param {Sqlite} copy */
function removeAllButContent(copy) {
  const tables = copy.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all().map(String)
  copy.pragma('foreign_keys = OFF')
  for (const table of tables.filter(isWithoutContent)) copy.exec(`DELETE FROM "${table}"`)
  // Deleted rows stay readable in the file until it is written anew.
  copy.exec('VACUUM')
}

/**
 * Checks that a copy is a complete database.
 * @param {string} file
 */
export function checkSqlite(file) {
  const Driver = loadSqlite()
  const database = new Driver(file, { readonly: true })
  try {
    const verdict = database.pragma('quick_check', { simple: true })
    if (verdict !== 'ok') throw new Error(String(verdict))
  } catch (error) {
    throw new Failure('The database in the backup is damaged, and nothing was changed.', {
      cause: `SQLite says: ${messageOf(error)}`,
      mend: 'restore an older backup',
    })
  } finally {
    database.close()
  }
}

/**
 * @typedef {object} Sqlite what is used of better-sqlite3, which is the backend's
 * @property {(to: string, options: { progress: () => number }) => Promise<unknown>} backup
 * @property {(sql: string, options?: { simple: boolean }) => unknown} pragma
 * @property {(sql: string) => Statement} prepare
 * @property {() => void} defaultSafeIntegers
 * @property {(sql: string) => unknown} exec
 * @property {() => void} close
 */

/**
 * @typedef {object} Statement
 * @property {() => { all: () => unknown[] }} pluck
 * @property {(...values: unknown[]) => Record<string, unknown> | undefined} get
 * @property {(...values: unknown[]) => Iterable<Record<string, unknown>>} iterate
 */

/** @returns {new (file: string, options?: { readonly: boolean }) => Sqlite} */
export function loadSqlite() {
  return createRequire(join(CONTENT, 'package.json'))('better-sqlite3')
}
