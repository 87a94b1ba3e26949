import { join } from 'node:path'

/** The order of parts in a backup is a format: what an older version wrote must stay readable. */
export const BACKUP_FORMAT = 1

/** What a backup says of itself; its first entry. */
export const DESCRIPTION = 'backup.json'

/** The SHA-256 of every other entry; its last entry. */
export const CHECKSUMS = 'checksums.json'

/** The database's copy, by kind. */
export const DATABASE_COPIES = /** @type {const} */ ({ sqlite: 'content.db', postgres: 'database.dump' })

/** @typedef {keyof typeof DATABASE_COPIES} DatabaseKind */

/**
 * @typedef {object} Description
 * @property {number} format BACKUP_FORMAT of the version that made it
 * @property {string} version of the product, such as '0.1.0'
 * @property {string} madeAt ISO time
 * @property {DatabaseKind} database
 * @property {'here' | 'elsewhere'} [files] whether uploads and résumés are in the backup, or in a bucket; version 0.1.0
 *   knew no buckets and did not say
 * @property {readonly string[]} environmentSecrets names of secrets that the environment gave: they are not in the backup
 */

/** The folder of résumés: of it only the files that the database's copy names are kept. */
export const RESUMES = 'private/resumes'

/** Folders of DATA_DIR that a backup holds. What is not named here is made again: caches, logs, downloads. */
export const BACKUP_FOLDERS = ['public/uploads', RESUMES, 'mail']

/** Files of DATA_DIR that a backup holds where they are there. */
export const BACKUP_FILES = ['secrets.json', 'tokens.json', 'admin.json']

/**
 * What stands in DATA_DIR of an installation and is replaced by a restore, as paths below it. The journals belong to
 * the database: left beside another one they would damage it.
 */
export const REPLACED_PATHS = [
  DATABASE_COPIES.sqlite,
  `${DATABASE_COPIES.sqlite}-wal`,
  `${DATABASE_COPIES.sqlite}-shm`,
  ...BACKUP_FOLDERS,
  ...BACKUP_FILES,
  // The site's last good copies are of the content that goes.
  'site',
]

/**
 * Says whether an entry may be written to disk: a known file, or one below a known folder and nowhere else.
 * @param {string} name as in the archive, with '/'
 * @returns {boolean}
 */
export function isBackupEntry(name) {
  if (/[\\\0]/.test(name) || name.split('/').some((segment) => ['', '.', '..'].includes(segment))) return false
  const copies = /** @type {readonly string[]} */ (Object.values(DATABASE_COPIES))
  if (copies.includes(name) || BACKUP_FILES.includes(name)) return true
  return BACKUP_FOLDERS.some((folder) => name.startsWith(`${folder}/`))
}

/**
 * The lock that backup and restore take in turn.
 * @param {string} dataDir
 */
export const backupLockFile = (dataDir) => join(dataDir, 'backup.lock')
