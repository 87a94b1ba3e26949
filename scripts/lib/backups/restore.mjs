import { createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Failure } from '../messages/failure.mjs'
import { readArchive } from './archive.mjs'
import { isNoRoom, productVersion, takeBackupLock } from './back-up.mjs'
import {
  BACKUP_FORMAT,
  DATABASE_COPIES,
  DESCRIPTION,
  isBackupEntry,
  REPLACED_BY_CONTENT,
  REPLACED_PATHS,
} from './backup-parts.mjs'
import { dumpPostgres, isEmptyPostgres, restorePostgres } from './postgres-copy.mjs'
import { checkSqlite } from './sqlite-copy.mjs'

/** @typedef {import('./backup-parts.mjs').Description} Description */

/**
 * @typedef {object} ReadOptions
 * @property {string} file
 * @property {string} dataDir
 * @property {NodeJS.ProcessEnv} env DATABASE_URL
 * @property {string} passphrase
 * @property {AbortSignal} signal
 */

/**
 * Reads a backup to its end; changes nothing.
 * @param {ReadOptions} options
 * @returns {Promise<{ description: Description, count: number }>}
 */
export async function checkBackup({ file, passphrase, signal }) {
  /** @type {Description | null} */
  let description = null
  let count = 0
  await readArchive(file, { passphrase, signal }, async (name, content) => {
    if (description === null) description = await readDescription(name, content)
    else for await (const chunk of content) void chunk
    count += 1
  })
  return { description: described(file, description), count: count - 1 }
}

/**
 * Replaces the data of DATA_DIR and DATABASE_URL by a backup. It reads and checks the whole backup before it changes
 * anything. The old data is moved to another folder, and moved back when something fails.
 * @param {ReadOptions & { replace: boolean, contentOnly?: boolean }} options replace: whether existing data may be
 * replaced; contentOnly: the file must be a copy of the content, and secrets and tokens stay
 * @returns {Promise<{ description: Description, aside: string | null }>} aside: the folder with the old data
 */
export async function restore({ file, dataDir, env, passphrase, replace, signal, contentOnly = false }) {
  const lock = takeBackupLock(dataDir, () => noRoom(dataDir))
  const staging = join(dataDir, 'restore-under-way')
  const url = env.DATABASE_URL?.trim() || null
  const paths = contentOnly ? REPLACED_BY_CONTENT : REPLACED_PATHS
  try {
    rmSync(staging, { recursive: true, force: true })
    const occupied = await holdsData(dataDir, url, paths)
    if (occupied && !replace) throw wouldReplace(occupied)
    mkdirSync(staging, { mode: 0o700 })
    const description = await unpack({ file, env, passphrase, signal }, staging)
    requireKind(description, contentOnly)
    const copy = join(staging, DATABASE_COPIES[description.database])
    if (url === null) checkSqlite(copy)
    const aside = occupied ? asideFolder(dataDir) : null
    await exchange({ dataDir, staging, aside, url, copy, paths, signal })
    return { description, aside }
  } catch (error) {
    throw isNoRoom(error) ? noRoom(dataDir) : error
  } finally {
    rmSync(staging, { recursive: true, force: true })
    lock.release()
  }
}

/**
 * @param {Pick<ReadOptions, 'file' | 'env' | 'passphrase' | 'signal'>} source
 * @param {string} staging
 * @returns {Promise<Description>}
 */
async function unpack({ file, env, passphrase, signal }, staging) {
  /** @type {Description | null} */
  let description = null
  await readArchive(file, { passphrase, signal }, async (name, content) => {
    if (description === null) {
      description = await readDescription(name, content)
      requireSameDatabase(description, env.DATABASE_URL?.trim() ? 'postgres' : 'sqlite')
      requireSameFiles(description, env.S3_BUCKET?.trim() ?? '')
      return
    }
    if (!isBackupEntry(name)) throw notOurs(file, `it holds ${JSON.stringify(name)}`)
    const target = join(staging, name)
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
    await pipeline(content, createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }))
  })
  const known = described(file, description)
  if (!existsSync(join(staging, DATABASE_COPIES[known.database]))) throw notOurs(file, 'it holds no database')
  return known
}

/**
 * @param {string} name
 * @param {AsyncIterable<Uint8Array>} content
 * @returns {Promise<Description>} of a backup that this version can restore
 */
async function readDescription(name, content) {
  const chunks = []
  for await (const chunk of content) chunks.push(chunk)
  if (name !== DESCRIPTION) throw notOurs(name, `it begins with ${JSON.stringify(name)}`)
  /** @type {Description} */
  const description = JSON.parse(Buffer.concat(chunks).toString())
  const own = productVersion()
  if (description.format > BACKUP_FORMAT || isNewer(description.version, own)) {
    throw new Failure('The backup is newer than this product.', {
      cause: `it was made by version ${description.version}, and this is ${own}`,
      mend: `restore it with version ${description.version} or a later one`,
    })
  }
  return description
}

/**
 * @param {string} version
 * @param {string} than
 */
function isNewer(version, than) {
  const [a = [], b = []] = [version, than].map((text) => text.split('.').map(Number))
  const index = [0, 1, 2].find((at) => a[at] !== b[at])
  return index !== undefined && Number(a[index]) > Number(b[index])
}

/**
 * @param {Description} description
 * @param {import('./backup-parts.mjs').DatabaseKind} wanted
 */
function requireSameDatabase({ database }, wanted) {
  if (database === wanted) return
  const names = { sqlite: 'SQLite', postgres: 'PostgreSQL' }
  throw new Failure(`The backup is of ${names[database]}, and this installation uses ${names[wanted]}.`, {
    cause: `DATABASE_URL is ${wanted === 'sqlite' ? 'not ' : ''}set`,
    mend:
      wanted === 'sqlite'
        ? 'set DATABASE_URL to an empty PostgreSQL database'
        : 'unset DATABASE_URL to restore into the embedded database',
  })
}

/**
 * @param {Description} description
 * @param {boolean} contentOnly
 */
function requireKind({ content = false }, contentOnly) {
  if (content === contentOnly) return
  throw new Failure(content ? 'The file is a copy of the content, not a backup.' : 'The file is a whole backup.', {
    cause: content
      ? 'it has no leads, subscriptions and secrets, which a restore would take away'
      : 'it has leads, subscriptions and secrets, which do not belong in another environment',
    mend: content ? 'use npm run copy-site -- --receive' : 'use npm run restore, or make a copy with npm run copy-site',
  })
}

/**
 * @param {Description} description
 * @param {string} bucket empty when files are in DATA_DIR
 */
function requireSameFiles({ files = 'here' }, bucket) {
  if (files === 'elsewhere' && bucket === '') {
    throw new Failure('The backup has no uploads and résumés, and nothing was changed.', {
      cause: 'they were in a bucket when it was made, and S3_BUCKET is not set',
      mend: 'set the S3_ variables to that bucket, or to a copy of it',
    })
  }
  if (files === 'here' && bucket !== '') {
    throw new Failure('The backup has uploads and résumés, which would not be found in the bucket.', {
      cause: `S3_BUCKET is ${bucket}, and the backup is of an installation without a bucket`,
      mend: 'restore with the S3_ variables unset, copy the files into the bucket, and set them then',
    })
  }
}

/**
 * @param {string} file
 * @param {Description | null} description
 * @returns {Description}
 */
function described(file, description) {
  if (description === null) throw notOurs(file, 'it is empty')
  return description
}

/**
 * @param {string} file
 * @param {string} cause
 */
function notOurs(file, cause) {
  return new Failure('This is no backup of this product, and nothing was changed.', {
    cause: `${file} opens, but ${cause}`,
    mend: 'name a file that `npm run backup` wrote',
  })
}

/**
 * @param {string} dataDir
 * @param {string | null} url
 * @param {readonly string[]} paths below dataDir
 * @returns {Promise<string | null>} the existing data that a restore would replace, in words
 */
async function holdsData(dataDir, url, paths) {
  if (url !== null && !(await isEmptyPostgres(url))) return 'the database of DATABASE_URL has tables'
  const found = paths.map((path) => join(dataDir, path)).find((path) => existsSync(path) && !isEmptyFolder(path))
  return found ? `${found} is there` : null
}

/** @param {string} path */
const isEmptyFolder = (path) => statSync(path).isDirectory() && readdirSync(path).length === 0

/** @param {string} found */
function wouldReplace(found) {
  return new Failure('There is data already, and nothing was changed.', {
    cause: `${found}, which the backup would take the place of`,
    mend: 'add --replace: what is there is then moved into a folder beside it; or set DATA_DIR to another folder',
  })
}

/** @param {string} dataDir */
function noRoom(dataDir) {
  return new Failure('There is no room for what the backup holds, and nothing was changed.', {
    cause: `the disk of ${dataDir} is full`,
    mend: 'free some space, or set DATA_DIR to a larger disk',
  })
}

/** @param {string} dataDir */
function asideFolder(dataDir) {
  return join(dataDir, `before-restore-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`)
}

/**
 * Moves the old files out and the new files in. All are on one disk, so that a move takes no space and no time.
 * @param {{ dataDir: string, staging: string, aside: string | null, url: string | null, copy: string, paths:
 * readonly string[], signal: AbortSignal }} parts
 */
async function exchange({ dataDir, staging, aside, url, copy, paths, signal }) {
  /** @type {[from: string, to: string][]} */
  const moved = []
  /** @param {string} from @param {string} to */
  const move = (from, to) => {
    if (!existsSync(from)) return
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
    renameSync(from, to)
    moved.push([from, to])
  }
  try {
    if (aside !== null) {
      mkdirSync(aside, { mode: 0o700 })
      if (url !== null) await dumpPostgres(url, join(aside, DATABASE_COPIES.postgres), signal)
    }
    for (const path of paths) {
      const old = join(dataDir, path)
      if (aside !== null) move(old, join(aside, path))
      else if (existsSync(old)) rmdirSync(old)
    }
    for (const path of paths) move(join(staging, path), join(dataDir, path))
    // Last, because it is the only step that undoes itself when it fails.
    if (url !== null) await restorePostgres(url, copy, join(staging, 'database.sql'), signal)
  } catch (error) {
    for (const [from, to] of moved.reverse()) renameSync(to, from)
    if (aside !== null) rmSync(aside, { recursive: true, force: true })
    throw error
  }
}
