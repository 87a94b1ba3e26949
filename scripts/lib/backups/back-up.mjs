import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isCode, isMissing } from '../files/errno.mjs'
import { takeLock } from '../files/lock.mjs'
import { ROOT } from '../files/paths.mjs'
import { Failure } from '../messages/failure.mjs'
import { SECRET_NAMES } from '../services/secrets.mjs'
import { writeArchive } from './archive.mjs'
import {
  BACKUP_FILES,
  BACKUP_FOLDERS,
  BACKUP_FORMAT,
  backupLockFile,
  DATABASE_COPIES,
  DESCRIPTION,
  RESUMES,
  UPLOADS,
} from './backup-parts.mjs'
import { backupName } from './kept-backups.mjs'
import { copyPostgres } from './postgres-copy.mjs'
import { copySqlite } from './sqlite-copy.mjs'

/**
 * @typedef {object} BackupOptions
 * @property {string} dataDir
 * @property {NodeJS.ProcessEnv} env DATABASE_URL, and secrets that are set in the environment
 * @property {string} folder where the backup is written
 * @property {string} passphrase
 * @property {AbortSignal} signal
 * @property {boolean} [contentOnly] whether what visitors sent, secrets and tokens are left out
 */

/**
 * Writes database, uploads, résumés, written mails and secrets into one encrypted file, while the backend runs. The
 * file gets its final name only when it is complete.
 * @param {BackupOptions} options
 * @returns {Promise<{ file: string, sha256: string, bytes: number }>}
 */
export async function backUp({ dataDir, env, folder, passphrase, signal, contentOnly = false }) {
  const lock = takeBackupLock(dataDir, () => noRoom(folder, dataDir))
  const staging = join(dataDir, 'backup-under-way')
  const madeAt = new Date()
  const file = join(folder, backupName(madeAt))
  const partial = `${file}.partial`
  try {
    // Also removes files of a backup that was killed.
    rmSync(staging, { recursive: true, force: true })
    mkdirSync(staging, { mode: 0o700 })
    mkdirSync(folder, { recursive: true })
    const url = env.DATABASE_URL?.trim() || null
    const database = url === null ? 'sqlite' : 'postgres'
    const copy = join(staging, DATABASE_COPIES[database])
    const resumes =
      url === null
        ? await copySqlite(join(dataDir, DATABASE_COPIES.sqlite), copy, contentOnly)
        : await copyPostgres(url, copy, signal, contentOnly)
    /** @type {import('./backup-parts.mjs').Description} */
    const description = {
      format: BACKUP_FORMAT,
      version: productVersion(),
      madeAt: madeAt.toISOString(),
      database,
      files: env.S3_BUCKET?.trim() ? 'elsewhere' : 'here',
      ...(contentOnly ? { content: true } : {}),
      environmentSecrets: contentOnly ? [] : SECRET_NAMES.filter((name) => env[name]?.trim()),
    }
    const entries = entriesOf({ dataDir, copy, description, resumes })
    const { sha256, bytes } = await writeArchive(partial, entries, { passphrase, signal })
    renameSync(partial, file)
    return { file, sha256, bytes }
  } catch (error) {
    rmSync(partial, { force: true })
    throw isNoRoom(error) ? noRoom(folder, dataDir) : error
  } finally {
    rmSync(staging, { recursive: true, force: true })
    lock.release()
  }
}

/**
 * @param {unknown} error
 * @returns {boolean} whether a disk is full
 */
export function isNoRoom(error) {
  return isCode(error, 'ENOSPC', 'EDQUOT', 'SQLITE_FULL')
}

/**
 * @param {string} dataDir
 * @param {() => Failure} noRoom makes the error for a disk that is full
 * @returns {{ release: () => void }}
 */
export function takeBackupLock(dataDir, noRoom) {
  /** @type {ReturnType<typeof takeLock>} */
  let lock
  try {
    lock = takeLock(backupLockFile(dataDir), 'a backup or a restore')
  } catch (error) {
    throw isNoRoom(error) ? noRoom() : error
  }
  if ('release' in lock) return lock
  throw new Failure('A backup or a restore is under way.', {
    cause: `process ${lock.heldBy.pid} works on ${dataDir}`,
    mend: 'wait until it has finished, or end it',
  })
}

/** @returns {string} the version of this product */
export function productVersion() {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version
}

/**
 * @param {string} folder
 * @param {string} dataDir
 */
function noRoom(folder, dataDir) {
  return new Failure('There is no room for the backup, and none was written.', {
    cause: `the disk of ${folder}, or that of ${dataDir}, where the database is copied first, is full`,
    mend: 'free some space, let old backups go (--keep), or name another folder (--to, BACKUP_DIR)',
  })
}

/**
 * @param {{ dataDir: string, copy: string, description: import('./backup-parts.mjs').Description, resumes: Set<string> }} parts
 * @returns {AsyncGenerator<import('./archive.mjs').Entry>}
 */
async function* entriesOf({ dataDir, copy, description, resumes }) {
  yield textEntry(DESCRIPTION, `${JSON.stringify(description, null, 2)}\n`)
  // The database comes first: every file it refers to was on the disk before its row.
  yield* fileEntry(DATABASE_COPIES[description.database], copy)
  const files = description.content ? [] : BACKUP_FILES
  for (const name of files) yield* fileEntry(name, join(dataDir, name))
  for (const folder of description.content ? [UPLOADS] : BACKUP_FOLDERS) {
    for (const name of filesBelow(join(dataDir, folder))) {
      // A résumé that was uploaded later has no row in the copy, and without a row it would never be erased.
      if (folder === RESUMES && !resumes.has(name)) continue
      yield* fileEntry(`${folder}/${name}`, join(dataDir, folder, name))
    }
  }
}

/**
 * @param {string} name
 * @param {string} text
 * @returns {import('./archive.mjs').Entry}
 */
function textEntry(name, text) {
  const bytes = Buffer.from(text)
  return {
    name,
    size: bytes.length,
    async *read() {
      yield bytes
    },
  }
}

/**
 * @param {string} name
 * @param {string} file
 * @returns {AsyncGenerator<import('./archive.mjs').Entry>} nothing when the file does not exist: it was erased
 * meanwhile
 */
async function* fileEntry(name, file) {
  let handle
  try {
    handle = await open(file)
  } catch (error) {
    if (isMissing(error)) return
    throw error
  }
  try {
    const { size } = await handle.stat()
    const stream = handle.createReadStream({ autoClose: false, start: 0, end: Math.max(size - 1, 0) })
    yield { name, size, read: () => exactly(size === 0 ? [] : stream, size, file) }
  } finally {
    await handle.close()
  }
}

/**
 * @param {AsyncIterable<Uint8Array> | Uint8Array[]} chunks
 * @param {number} size
 * @param {string} file
 */
async function* exactly(chunks, size, file) {
  let count = 0
  for await (const chunk of chunks) {
    count += chunk.length
    yield chunk
  }
  if (count === size) return
  throw new Failure('A file changed while it was backed up, and no backup was written.', {
    cause: `${file} became shorter`,
    mend: 'run it again',
  })
}

/**
 * @param {string} folder
 * @returns {string[]} relative paths with '/'; files that are still being written are left out
 */
function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort()
}
