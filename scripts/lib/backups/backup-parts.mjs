import { join } from 'node:path'

/** The layout of a backup is a file format: backups of older versions must stay readable. */
export const BACKUP_FORMAT = 1

/** The first entry: describes the backup. */
export const DESCRIPTION = 'backup.json'

/** Name of the database's copy, by kind. */
export const DATABASE_COPIES = /** @type {const} */ ({ sqlite: 'content.db', postgres: 'database.dump' })

/** @typedef {keyof typeof DATABASE_COPIES} DatabaseKind */

/**
 * @typedef {object} Description
 * @property {number} format BACKUP_FORMAT of the version that made it
 * @property {string} version of the product, such as '0.1.0'
 * @property {string} madeAt ISO time
 * @property {DatabaseKind} database
 * @property {'here' | 'elsewhere'} [files] whether uploads and résumés are in the backup, or in a bucket; version 0.1.0
 * did not support buckets and does not set it
 * @property {boolean} [content] whether it has content and accounts alone (`npm run copy-site`), without what visitors
 * sent and without secrets
 * @property {readonly string[]} environmentSecrets names of secrets that were set in the environment: they are not in
 * the backup
 */

/** The folder of résumés. A backup has only the files that its copy of the database refers to. */
export const RESUMES = 'private/resumes'

/** The folder of the media library. */
export const UPLOADS = 'public/uploads'

/** Folders of DATA_DIR that a backup contains. All other folders are made again: caches, logs, downloads. */
export const BACKUP_FOLDERS = [UPLOADS, RESUMES, 'mail', 'outbox']

/** Files of DATA_DIR that a backup contains, when they exist. */
export const BACKUP_FILES = ['secrets.json', 'tokens.json', 'admin.json']

/**
 * Paths below DATA_DIR that a restore replaces. The journals belong to the old database: next to another database they
 * would damage it.
 */
export const REPLACED_PATHS = [
  DATABASE_COPIES.sqlite,
  `${DATABASE_COPIES.sqlite}-wal`,
  `${DATABASE_COPIES.sqlite}-shm`,
  ...BACKUP_FOLDERS,
  ...BACKUP_FILES,
  // The site's last good copies are from the old content.
  'site',
]

/** Paths below DATA_DIR that a copy of the content replaces: secrets and tokens belong to the place and stay. */
export const REPLACED_BY_CONTENT = REPLACED_PATHS.filter((path) => !BACKUP_FILES.includes(path))

/**
 * Tables whose rows a copy of the content does not have: what visitors sent, the desk's views of it (their filters may
 * name a visitor), what is to be sent or done, shared links, who has which form open, counts, what they searched in vain, sessions, tokens, and second factors: the key that
 * encrypts them belongs to the place.
 */
export const TABLES_WITHOUT_CONTENT = [
  ...['leads', 'lead_events', 'lead_views', 'newsletter_emails', 'followers', 'follows', 'resumes'],
  ...['outbox_jobs', 'record_tasks', 'open_records'],
  ...['preview_links', 'event_counts', 'empty_searches', 'second_factors'],
  ...['content_imports', 'content_import_rows', 'strapi_sessions', 'strapi_api_tokens'],
  ...['strapi_api_token_permissions', 'strapi_transfer_tokens', 'strapi_transfer_token_permissions'],
]

/**
 * Whether a table belongs to one of TABLES_WITHOUT_CONTENT, as those do that link its rows.
 * @param {string} table
 * @returns {boolean}
 */
export function isWithoutContent(table) {
  return TABLES_WITHOUT_CONTENT.some(
    (name) => table === name || (table.startsWith(`${name}_`) && table.endsWith('_lnk')),
  )
}

/**
 * Whether an entry may be written to disk: a known file, or a file below a known folder.
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
 * The lock that backup and restore share, so that only one of them runs.
 * @param {string} dataDir
 */
export const backupLockFile = (dataDir) => join(dataDir, 'backup.lock')
