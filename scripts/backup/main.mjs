import { join, resolve } from 'node:path'
import { requireWritable } from '../lib/files/disk.mjs'
import { ROOT } from '../lib/files/paths.mjs'
import { requireTools } from '../lib/install/require-tools.mjs'
import { Failure, readOptions } from '../lib/messages/failure.mjs'
import { runProgram } from '../lib/processes/program.mjs'
import { readSettings } from '../lib/services/settings.mjs'

const USAGE = 'npm run backup -- [--to FOLDER] [--keep DAYS] [--without-files]'

/** `npm run backup`: stores all important data in one encrypted file, while everything runs. */
export function main() {
  return runProgram(async ({ signal, progress }) => {
    const { to, keep, withoutFiles } = readBackupOptions(process.argv.slice(2), process.env)
    const settings = readSettings(process.env)
    requireOwnBackend(settings.contentUrl)
    requireFilesHere(process.env, withoutFiles)
    requireTools()
    const { readPassphrase } = await import('../lib/backups/passphrase.mjs')
    const { backUp } = await import('../lib/backups/back-up.mjs')
    const { removeOldBackups } = await import('../lib/backups/kept-backups.mjs')
    const passphrase = readPassphrase(process.env)
    requireWritable(to, 'the folder for backups (--to, BACKUP_DIR)')
    const { dataDir } = settings
    const { file, sha256, bytes } = await progress.during('writing the backup', () =>
      backUp({ dataDir, env: process.env, folder: to, passphrase, signal }),
    )
    progress.say(`${file}  ${(bytes / 1_000_000).toFixed(1)} MB  sha256 ${sha256}`)
    if (keep !== null) {
      const removed = removeOldBackups(to, keep, new Date())
      if (removed.length > 0) progress.say(`removed, older than ${keep} days: ${removed.join(', ')}`)
    }
    return 0
  })
}

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ to: string, keep: number | null, withoutFiles: boolean }} keep: days
 */
export function readBackupOptions(args, env) {
  const options = /** @type {const} */ ({
    to: { type: 'string' },
    keep: { type: 'string' },
    'without-files': { type: 'boolean', default: false },
  })
  const { values, wrong } = readOptions(args, options, { failed: 'No backup was made.', usage: USAGE })
  const keep = values.keep === undefined ? null : Number(values.keep)
  if (keep !== null && !(Number.isInteger(keep) && keep > 0)) {
    throw wrong(`--keep is '${values.keep}', not a number of days from 1`)
  }
  const to = resolve(ROOT, values.to || env.BACKUP_DIR?.trim() || join(ROOT, 'backups'))
  return { to, keep, withoutFiles: values['without-files'] }
}

/**
 * Refuses a backup without files, unless it is asked for: otherwise the missing files would be noticed only when the
 * backup is needed.
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} withoutFiles
 */
export function requireFilesHere(env, withoutFiles) {
  if (withoutFiles || !env.S3_BUCKET?.trim()) return
  throw new Failure('The backup would lack uploads and résumés.', {
    cause: `they are in the bucket ${env.S3_BUCKET}, not in DATA_DIR`,
    mend: 'let the store keep versions and a copy of the bucket, and add --without-files to back up everything else',
  })
}

/** @param {string | null} contentUrl */
function requireOwnBackend(contentUrl) {
  if (contentUrl === null) return
  throw new Failure('There is nothing of ours to back up.', {
    cause: `content and enquiries are kept by the backend of CONTENT_URL, ${contentUrl}`,
    mend: 'run the backup where that backend runs',
  })
}
